// @vitest-environment node
import { words } from "$lib/words";
import { afterEach, expect, test } from "vitest";
import { percentWords, signed } from "./words";

afterEach(() => words.use("en"));

test("a percentage is written as the language writes it", async () => {
  await words.use("en");
  expect(percentWords(123)).toBe("12%");
  await words.use("de");
  expect(percentWords(123)).toBe("12\u00a0%");
  expect(percentWords(0)).toBe("0\u00a0%");
});

test("a gain and a loss have their sign, and nothing has none", () => {
  expect([signed(54), signed(-54), signed(4)]).toEqual(["+5", "−5", "0"]);
});
