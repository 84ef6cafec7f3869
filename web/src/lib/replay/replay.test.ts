import { playedFrom } from "$lib/games/deeds";
import type { Seen } from "$lib/games/nouns";
import type { Result } from "$lib/state/http";
import type { ReplayStep, Steps, TableInfo } from "$lib/wire/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "./keys";
import { PIECE, Reel } from "./reel.svelte";
import { marksOf, PACE, Player, ReplayState } from "./replay.svelte";
import { allSteps, happenings, MOST } from "./steps";

function step(number: number, age = 1, turn = number + 1, seats = 1): ReplayStep {
  const view = { age, turn, result: age > 3 ? { winners: [0], sheets: [] } : null };
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
  const player = new Player(Reel.of("public", steps(3)), 99);
  expect(player.at).toBe(2);
  player.next();
  expect(player.at).toBe(2);
  player.go(-5);
  player.back();
  expect(player.at).toBe(0);
});

test("a game plays on its own at a pace, stops at its end, and starts again from there", () => {
  const player = new Player(Reel.of("public", steps(3)));
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

test("there are marks where an age or a turn begins, once each, and not at the end", () => {
  const game = [step(0, 1, 1), step(1, 1, 1), step(2, 1, 2), step(3, 2, 1), step(4, 4, 1)];
  expect(marksOf(game).map((mark) => [mark.step, mark.age, mark.turn])).toEqual([
    [0, 1, 1],
    [2, 1, 2],
    [3, 2, 1],
  ]);
});

test("the table at a step is as it was then, and nobody can act at it", async () => {
  const table = new ReplayState("abc123").show(info, steps(5), steps(5)[2]!, 1);
  expect([table.you, table.turn, table.info?.phase, table.info?.rematch]).toEqual([1, 2, "playing", null]);
  expect(table.history.map(({ turn }) => turn)).toEqual([1, 2]);
  expect([table.decisions, table.waiting, table.isLive]).toEqual([[], [], false]);
  expect(await table.choose(0, {} as never)).toMatchObject({ kind: "refused", code: "not-now" });
});

test("with all eyes, the table is shown from the seat that is asked for", () => {
  const table = new ReplayState("abc123").show(info, [], step(0, 1, 1, 3), "all", 2);
  expect([table.you, table.seen?.view.seat]).toEqual([2, 2]);
  expect(table.show(info, [], step(0), "public").you).toBe(null);
});

test("what happened before ends where watching began", () => {
  expect(happenings(steps(5), 2).map(({ turn }) => turn)).toEqual([1, 2]);
});

const built = (city: number, card: string) => ({ event: "built", city, card });

/** A step that some seats see, with what was in their hands and what happened. */
function held(number: number, hands: readonly string[][], events: readonly object[] = []): ReplayStep {
  const sights = hands.map((hand, seat) => ({
    ...{ game: "seven", ready: [], decisions: [], events },
    view: { age: 1, turn: number + 1, result: null, seat, hand },
  }));
  return { number, turn: number, waiting: [], sights } as unknown as ReplayStep;
}

test("afterwards it is known what every seat did with its hand, one of equal cards", () => {
  const hands = [["altar", "baths", "altar"], ["loom"]];
  const moments = [held(0, hands), held(1, [[], []], [built(0, "altar"), built(1, "loom")])];
  const { hindsight } = new ReplayState("abc123").show(info, moments, moments[0]!, "all");
  expect(hindsight.map(({ deeds }) => deeds)).toEqual([
    [{ do: "build", card: "altar" }],
    [{ do: "build", card: "loom" }],
  ]);
  expect([...playedFrom(hands[0]!, hindsight[0]!.deeds).keys()]).toEqual([0]);
  const last = new ReplayState("abc123").show(info, moments, moments[1]!, "all");
  expect(last.hindsight.map(({ deeds }) => deeds)).toEqual([[], []]);
});

test("going forward is news, of the last step alone, however long the jump; going back is not", () => {
  const game = steps(6);
  const table = new ReplayState("abc123").show(info, game, game[2]!, "public");
  expect(table.news).toEqual([]);
  table.show(info, game, game[5]!, "public");
  const { news } = table;
  expect(news).toBe((game[5]!.sights[0] as Seen).events);
  table.show(info, game, game[5]!, "public");
  table.show(info, game, game[1]!, "public");
  expect(table.news).toBe(news); // the same list: nothing new
});

/** A server that holds its answers back until told to send them. */
function slow(all: readonly ReplayStep[]) {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const reel = new Reel("public", (first, count) => {
    asked.push(first);
    const value = { table: "", eyes: "", total: all.length, steps: all.slice(first, first + count) };
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, value })));
  });
  const answer = async (): Promise<void> => {
    answers.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { reel, asked, answer };
}

test("what is looked at comes first, and what is wanted in the meantime comes next", async () => {
  const { reel, asked, answer } = slow(steps(5 * PIECE.one));
  void reel.want(2 * PIECE.one + 3);
  await answer();
  expect([reel.total, reel.isWhole]).toEqual([5 * PIECE.one, false]);
  const player = new Player(reel, 2 * PIECE.one + 3);
  player.go(0); // three pieces away
  expect([player.step.number, player.isBehind]).toEqual([2 * PIECE.one + 3, true]);
  await answer(); // the one that had been asked for before
  await answer();
  expect([player.step.number, player.isBehind]).toEqual([0, false]);
  await answer();
  await answer();
  expect(reel.isWhole).toBe(true);
  expect(asked.map((first) => first / PIECE.one)).toEqual([2, 3, 0, 1, 4]);
});

test("a step after the last one leads to the last; a refusal is reported, and the question repeated when more is wanted", async () => {
  const { reel, asked, answer } = slow(steps(3));
  void reel.want(PIECE.one);
  await answer();
  await answer();
  expect([asked, reel.isWhole, reel.within(PIECE.one)]).toEqual([[PIECE.one, 0], true, 2]);
  const refused = { ok: false as const, problem: { code: "unavailable" as const, message: "" } };
  const ask = vi.fn(() => Promise.resolve(refused));
  const none = new Reel("all", ask);
  await none.want(0);
  expect([none.problem, none.total]).toEqual(["unavailable", 0]);
  await none.want(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("keys go through the steps from everywhere but fields, lists and dialogs", () => {
  document.body.innerHTML = "<button>Next</button><input><select></select><dialog open><b tabindex=0></b></dialog>";
  const player = new Player(Reel.of("public", steps(4)), 1);
  let goneTo = false;
  const type = (where: string, key: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    const listen = (pressed: KeyboardEvent): void => press(pressed, player, goneTo);
    addEventListener("keydown", listen);
    document.querySelector(where)!.dispatchEvent(event);
    removeEventListener("keydown", listen);
    return event.defaultPrevented;
  };
  expect([type("button", "ArrowRight"), player.at]).toEqual([true, 2]);
  expect([type("body", "End"), player.at]).toEqual([true, 3]);
  expect([type("button", "Home"), player.at]).toEqual([true, 0]);
  for (const where of ["input", "select", "dialog b"]) expect(type(where, "ArrowRight")).toBe(false);
  expect(type("body", "ArrowRight", { ctrlKey: true })).toBe(false);
  expect([type("button", " "), player.playing]).toEqual([true, true]);
  expect([type("button", " "), player.playing, player.at]).toEqual([true, false, 0]);
  goneTo = true;
  expect([type("button", " "), type("button", "ArrowRight"), player.at]).toEqual([false, true, 1]);
});
