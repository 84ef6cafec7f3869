// @vitest-environment node
import { expect, test } from "vitest";
import { newCode, parseCode, writeCode } from "./code";

test("codes differ, and can be read back as they are written", () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(writeCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{5} ){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(parseCode(writeCode(code))).toBe(code);
  }
});

test("all letters occur, about equally often", () => {
  const counts = new Map<string, number>();
  for (const letter of Array.from({ length: 400 }, newCode).join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(count / (10_000 / 32)).toBeGreaterThan(0.7);
});

test.each([
  "abcde 01234 fghjk 56789 mnpqr",
  "ABCDE-01234-FGHJK-56789-MNPQR",
  "abcdeoi234fghjk56789mnpqr ",
  "ABCDE – 0L234\nFGHJK 56789 MNPQR",
])("%s is what was meant", (typed) => expect(parseCode(typed)).toBe("ABCDE01234FGHJK56789MNPQR"));

test.each([
  "",
  "abcde",
  "ABCDE 01234 FGHJK 56789 MNPQ",
  "ABCDE 01234 FGHJK 56789 MNPQRS",
  "ABCDE 01234 FGHJK 56789 MNPQ?",
])("%j is not a code", (typed) => expect(parseCode(typed)).toBeNull());
