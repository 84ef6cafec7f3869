import { shelf } from "$lib/state/storage.fake";
import { infoOf } from "$lib/table/people.fake";
import type { PuzzleAnswer, PuzzlePosition, PuzzleResult } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import { Answers } from "./answers.svelte";
import { isGood, PuzzleState, type Source } from "./puzzle.svelte";

const MOVES = [{ do: "sell" }, { do: "build" }];
const POSITION = {
  ...{ id: "aa", difficulty: "easy", age: 1, turn: 2, seat: 1, waiting: [0, 1], info: infoOf() },
  sight: {
    game: "seven",
    view: { seat: 1, turn: 2, ready: [], result: null },
    decisions: [{ kind: "choose", city: 1, seat: 1, options: MOVES.map((move) => ({ move })) }],
    ...{ ready: [], events: [], outlooks: [], consequences: [[]] },
  },
} as unknown as PuzzlePosition;

const answered = (option: number | null, result: PuzzleResult): PuzzleAnswer => ({
  ...{ id: "aa", option, result, categories: ["total"] },
  weighing: { seat: 1, city: 1, options: [] },
  verdict: { chosen: 0, cost: 90, error: 5, call: "mistake", points: [], reasons: [] },
});

/** A server that says what is right. */
function source(right: number): Source {
  return {
    answerPuzzle: vi.fn((_: string, option: number | null) => {
      const result = option === null ? "given_up" : option === right ? "right" : "wrong";
      return Promise.resolve({ ok: true as const, value: answered(option, result) });
    }),
  };
}

test("a choice at the table is the answer, and the only one", async () => {
  const [from, answers] = [source(1), new Answers(shelf())];
  const puzzle = new PuzzleState(from, answers, POSITION);
  puzzle.day = "2026-11-17";
  expect((await puzzle.table.choose(1, MOVES[1]!)).kind).toBe("ack");
  expect(from.answerPuzzle).toHaveBeenCalledWith("aa", 1);
  expect(puzzle.answer?.result).toBe("right");
  expect(puzzle.table.decisions).toEqual([]);
  expect([answers.of("aa")?.result, answers.days.has("2026-11-17")]).toEqual(["right", true]);
});

test("nothing else can be done at its table", async () => {
  const puzzle = new PuzzleState(source(1), new Answers(shelf()), POSITION);
  expect((await puzzle.table.withdraw(1)).kind).toBe("refused");
  expect((await puzzle.table.choose(1, { do: "dig" })).kind).toBe("refused");
  expect(puzzle.answer).toBeNull();
});

test("nobody is waited for where time stands still", async () => {
  const puzzle = new PuzzleState(source(1), new Answers(shelf()), POSITION);
  expect(puzzle.table.waiting).toEqual([]);
  await puzzle.giveUp();
  expect(puzzle.table.waiting).toEqual([]);
});

test("giving up shows the solution, and the day does not count", async () => {
  const answers = new Answers(shelf());
  const puzzle = new PuzzleState(source(1), answers, POSITION);
  puzzle.day = "2026-11-17";
  await puzzle.giveUp();
  expect([puzzle.answer?.result, answers.days.size]).toEqual(["given_up", 0]);
});

test("one that was answered opens answered", async () => {
  const answers = new Answers(shelf());
  answers.keep("aa", { option: 0, result: "wrong" }, null);
  const puzzle = new PuzzleState(source(1), answers, POSITION);
  await vi.waitFor(() => expect(puzzle.answer?.result).toBe("wrong"));
  expect(puzzle.wasAnswered).toBe(true);
});

test("a lost connection is reported, and the puzzle stays open", async () => {
  const problem = { code: "unavailable", message: "" } as const;
  const from: Source = { answerPuzzle: () => Promise.resolve({ ok: false, problem }) };
  const puzzle = new PuzzleState(from, new Answers(shelf()), POSITION);
  await puzzle.giveUp();
  expect([puzzle.problem, puzzle.answer]).toEqual(["unavailable", null]);
  expect(await puzzle.table.choose(1, MOVES[0]!)).toMatchObject({ kind: "refused", code: "unavailable" });
});

test("an answer is good if it is right, or if nothing was claimed", () => {
  expect((["right", "given_up", "partly", "wrong"] as const).map(isGood)).toEqual([true, true, false, false]);
});
