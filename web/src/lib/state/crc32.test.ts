// @vitest-environment node
import { expect, test } from "vitest";
import { crc32 } from "./crc32";

test.each([
  ["", 0],
  ["123456789", 0xcbf43926],
  ["Příliš žluťoučký kůň 🐈", 0x2d1588b0],
])("%j as zlib has it", (text, crc) => {
  expect(crc32(text)).toBe(crc);
});
