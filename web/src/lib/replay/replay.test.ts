import type { Result } from "$lib/state/http";
import type { ReplayStep, Steps, TableInfo } from "$lib/wire/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { marksOf, PACE, Player, ReplayState } from "./replay.svelte";
import { allSteps, happenings, MOST } from "./steps";

function step(number: number, age = 1, turn = number + 1, seats = 1): ReplayStep {
  const view = { age, turn, phase: age > 3 ? "over" : "choosing" };
  const events = number ? [{ event: "age_began", age }] : [];
  const sights = Array.from({ length: seats }, (_, seat) => ({
    game: "seven",
    view: { ...view, seat },
    ready: [],
    decisions: [],
    events,
  }));
  return { number, turn: number, waiting: [0], sights } as unknown as ReplayStep;
}

const steps = (count: number): ReplayStep[] => Array.from({ length: count }, (_, number) => step(number));
const info = { id: "abc123", phase: "over", rematch: "xyz789", seats: [] } as unknown as TableInfo;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("steps are asked for in portions until all are there", async () => {
  const all = steps(MOST + 7);
  const asked: string[] = [];
  const http = {
    steps: (_: string, query: Readonly<Record<string, string>>): Promise<Result<Steps>> => {
      asked.push(query["first"]!);
      const first = Number(query["first"]);
      const some = all.slice(first, first + MOST);
      return Promise.resolve({ ok: true, value: { table: "", eyes: "public", total: all.length, steps: some } });
    },
  };
  const found = await allSteps(http, "abc123", "public");
  expect(found).toEqual({ ok: true, value: all });
  expect(asked).toEqual(["0", String(MOST)]);
});

test("a refusal is passed on, and an empty answer ends the asking", async () => {
  const refused = { ok: false as const, problem: { code: "not-finished" as const, message: "" } };
  expect(await allSteps({ steps: () => Promise.resolve(refused) }, "abc123", "all")).toBe(refused);
  const empty = { ok: true as const, value: { table: "", eyes: "all", total: 9, steps: [] } };
  expect(await allSteps({ steps: () => Promise.resolve(empty) }, "abc123", "all")).toEqual({ ok: true, value: [] });
});

test("stepping stays inside the game", () => {
  const player = new Player(steps(3), 99);
  expect(player.at).toBe(2);
  player.next();
  expect(player.at).toBe(2);
  player.go(-5);
  player.back();
  expect(player.at).toBe(0);
});

test("a game plays by itself at a pace, stops at its end, and begins anew from there", () => {
  const player = new Player(steps(3));
  player.play();
  vi.advanceTimersByTime(PACE);
  expect([player.at, player.playing]).toEqual([1, true]);
  player.setSpeed(2);
  vi.advanceTimersByTime(PACE / 2);
  expect([player.at, player.playing]).toEqual([2, false]);
  vi.advanceTimersByTime(PACE * 9);
  expect(player.at).toBe(2);
  player.play();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.back();
  expect(player.playing).toBe(false);
});

test("marks stand where an age or a turn begins, once each, and not at the end", () => {
  const game = [step(0, 1, 1), step(1, 1, 1), step(2, 1, 2), step(3, 2, 1), step(4, 4, 1)];
  expect(marksOf(game).map((mark) => [mark.step, mark.age, mark.turn])).toEqual([
    [0, 1, 1],
    [2, 1, 2],
    [3, 2, 1],
  ]);
});

test("a table of a step is as it was then, and nobody can act at it", async () => {
  const table = new ReplayState("abc123").show(info, steps(5), 2, 1);
  expect([table.you, table.turn, table.info?.phase, table.info?.rematch]).toEqual([1, 2, "playing", null]);
  expect(table.history.map(({ turn }) => turn)).toEqual([1, 2]);
  expect([table.decisions, table.waiting, table.isLive]).toEqual([[], [], false]);
  expect(await table.choose(0, {} as never)).toMatchObject({ kind: "refused", code: "not-now" });
});

test("with all eyes, the table is shown from the seat that is asked for", () => {
  const table = new ReplayState("abc123").show(info, [step(0, 1, 1, 3)], 0, "all", 2);
  expect([table.you, table.seen?.view.seat]).toEqual([2, 2]);
  expect(table.show(info, steps(1), 0, "public").you).toBe(null);
});

test("what happened before ends where watching began", () => {
  expect(happenings(steps(5), 2).map(({ turn }) => turn)).toEqual([1, 2]);
});
