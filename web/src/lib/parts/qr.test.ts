import { writeRoute } from "$lib/state/router.svelte";
import { expect, test } from "vitest";
import { correctionWords, qrCode } from "./qr";

const rows = (text: string): string[] => qrCode(text)!.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));

/** A checksum of a whole code, by which larger known codes are compared. */
function checksum(lines: readonly string[]): number {
  let value = 5381;
  for (const letter of lines.join("/")) value = ((value * 33) ^ letter.charCodeAt(0)) >>> 0;
  return value;
}

test("correction is that of the standard's example", () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(correctionWords(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

test("a known text has its known code", () => {
  expect(rows("Hallo Welt 123")).toEqual([
    "111111101100101111111",
    "100000100100101000001",
    "101110101010101011101",
    "101110101001001011101",
    "101110101111001011101",
    "100000100000001000001",
    "111111101010101111111",
    "000000000110100000000",
    "111100101010010011101",
    "010011010001010110101",
    "111111101101011100011",
    "001101010010100101010",
    "011000100110101000001",
    "000000001000110100101",
    "111111100100010110000",
    "100000100101110101101",
    "101110100111010001110",
    "101110101101100001110",
    "101110101100100100100",
    "100000101011001110001",
    "111111101110011100100",
  ]);
});

test.each([
  ["CABO-VERBINDUNG-TEST", 25, 4005408757],
  ["x".repeat(150), 45, 464736149],
])("larger known codes too: %s", (text, size, sum) => {
  const code = rows(text);
  expect([code.length, checksum(code)]).toEqual([size, sum]);
});

test("a code grows with its text, up to what it can hold", () => {
  const sizes = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271].map((length) => qrCode("x".repeat(length))?.length);
  expect(sizes).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  expect(qrCode("x".repeat(272))).toBeNull();
});

test("the link by which seats go to another device fits, even from a server with a long name", () => {
  const link = writeRoute({ at: "devices", take: { code: "x".repeat(80), seats: 500, table: "t".repeat(32) } });
  expect(qrCode(`https://${"a".repeat(100)}.example.org${link}`)).not.toBeNull();
});
