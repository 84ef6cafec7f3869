// @vitest-environment node
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { clockWords, durationWords } from "./duration";

beforeAll(() => words.use("en"));

test.each([
  [30, "30 seconds"],
  [60, "1 minute"],
  [300, "5 minutes"],
  [3600, "1 hour"],
  [259_200, "3 days"],
])("%i seconds are %s", (seconds, told) => expect(durationWords(seconds)).toBe(told));

test.each([
  [-3, "0:00"],
  [9.2, "0:10"],
  [75, "1:15"],
  [7200, "2 hours"],
])("%d seconds on a clock are %s", (seconds, told) => expect(clockWords(seconds)).toBe(told));

test("times are said in the reader's language", async () => {
  await words.use("cs");
  expect(durationWords(172_800)).toBe("2 dny");
  await words.use("en");
});
