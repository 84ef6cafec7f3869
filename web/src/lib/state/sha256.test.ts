// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("it is the well-known hash", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test.each([1, 54, 55, 56, 63, 64, 65, 80, 119, 120, 1000])(
  "texts of %i letters have the hash that others compute",
  (length) => {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * 7) % 26))).join("");
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    expect(sha256(`ž${text}`)).toBe(createHash("sha256").update(`ž${text}`).digest("hex"));
  },
);
