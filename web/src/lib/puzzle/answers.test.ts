import { shelf } from "$lib/state/storage.fake";
import type { PuzzleEntry } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { Answers } from "./answers.svelte";

const RIGHT = { option: 3, result: "right" } as const;
const WRONG = { option: 1, result: "wrong" } as const;
const entry = (id: string, difficulty: PuzzleEntry["difficulty"]): PuzzleEntry => ({ id, difficulty, players: 3 });
const ALL = [entry("aa", "easy"), entry("bb", "hard"), entry("cc", "easy"), entry("dd", "easy")];

test("the first answer counts, even on the next visit", () => {
  const keeper = shelf();
  const answers = new Answers(keeper);
  answers.keep("aa", WRONG, null);
  answers.keep("aa", RIGHT, null);
  expect(new Answers(keeper).of("aa")).toEqual(WRONG);
  expect(new Answers(keeper).of("bb")).toBeNull();
});

test("an answer to the puzzle of a day lights its day, right or wrong, but giving it up does not", () => {
  const answers = new Answers(shelf());
  answers.keep("aa", WRONG, "2026-11-16");
  answers.keep("bb", { option: null, result: "given_up" }, "2026-11-17");
  answers.keep("bb", RIGHT, "2026-11-17");
  answers.keep("cc", RIGHT, null);
  expect([...answers.days]).toEqual(["2026-11-16"]);
});

test("answers of another tab are not lost", () => {
  const keeper = shelf();
  const [one, other] = [new Answers(keeper), new Answers(keeper)];
  one.keep("aa", RIGHT, "2026-11-16");
  other.keep("bb", RIGHT, "2026-11-17");
  expect(new Answers(keeper).days.size).toBe(2);
});

test("next is the first one after that without an answer, of the chosen difficulty, and wraps round", () => {
  const answers = new Answers(shelf());
  expect(answers.next(ALL, "aa")).toBe("bb");
  answers.prefer({ difficulty: "easy" });
  expect(answers.next(ALL, "aa")).toBe("cc");
  answers.keep("cc", RIGHT, null);
  expect(answers.next(ALL, "aa")).toBe("dd");
  expect(answers.next(ALL, "dd")).toBe("aa");
  answers.keep("aa", RIGHT, null);
  answers.keep("dd", RIGHT, null);
  expect(answers.next(ALL, "dd"), "all are answered").toBe("aa");
  answers.prefer({ difficulty: "medium" });
  expect(answers.next(ALL, "dd")).toBeNull();
});

test("what we did not store is ignored", () => {
  for (const text of ["", "null", "3", '{"answers": 3}', '{"days": {}}', "{"]) {
    const keeper = shelf({ "mirabilia-puzzles": text });
    expect(new Answers(keeper).days.size).toBe(0);
  }
});
