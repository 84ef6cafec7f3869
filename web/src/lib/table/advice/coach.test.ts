// @vitest-environment node
import type { DecisionReview, Hinted, Weighed } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { beforeAll, expect, it } from "vitest";
import { bestOf, chancesOf } from "./chances";
import { lineOf } from "./coach";

beforeAll(async () => {
  await words.use("en");
  await words.with("review", Promise.resolve());
});

const weighed = (option: number, chance: number, behind = 0): Weighed => ({
  option,
  move: `move ${option}`,
  chance,
  error: 10,
  points: 400,
  points_error: 4,
  behind,
  behind_error: behind ? 5 : 0,
  games: 700,
});
const nameOf = ({ move }: Pick<Weighed, "move">): string => move;

function judged(chosen: number, call: DecisionReview["verdict"]["call"], cost: number): DecisionReview {
  const options = [weighed(2, 360), weighed(0, 330, 30), weighed(1, 250, 110)];
  const verdict = { chosen, cost, error: 5, call, points: [], reasons: [] };
  return {
    part: "decision",
    number: 3,
    age: 1,
    turn: 2,
    weighing: { seat: 0, city: 0, options },
    verdict,
    counts: true,
  };
}

it("praises the best choice, and says what came next", () => {
  expect(lineOf(judged(2, "best", 0), nameOf)).toEqual({
    isLoss: false,
    head: "The best of 3: move 2.",
    more: "Next best (−3%): move 0.",
  });
  expect(lineOf(judged(0, "good", 4), nameOf).head).toBe("As good as the best: move 0.");
});

it("says what was lost, and what would have been better", () => {
  expect(lineOf(judged(1, "blunder", 110), nameOf)).toEqual({
    isLoss: true,
    head: "Cost about 11%: move 1.",
    more: "Better: move 2.",
  });
  expect(lineOf(judged(0, "near", 15), nameOf)).toEqual({
    isLoss: false,
    head: "Nearly the best: move 0.",
    more: "Better: move 2.",
  });
});

it("does not say what came next while that may be mere chance", () => {
  const review = judged(2, "best", 0);
  const options = [weighed(2, 360), { ...weighed(0, 350, 10), behind_error: 9 }];
  expect(lineOf({ ...review, weighing: { ...review.weighing, options } }, nameOf).more).toBe("");
});

it("finds the chance behind each option, the best of several ways", () => {
  const weighing = judged(2, "best", 0).weighing;
  const hinted = { kind: "hinted", option: 2, advice: { weighing, reasons: [], tied: [] } } as unknown as Hinted;
  const chances = chancesOf(hinted);
  expect([bestOf(chances, [0, 1]), bestOf(chances, [9]), chances?.most]).toEqual([330, null, 360]);
  expect(chancesOf({ ...hinted, advice: null })).toBeNull();
});
