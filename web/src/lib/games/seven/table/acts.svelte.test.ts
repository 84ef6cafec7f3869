import type { SevenDecision, SevenMove } from "$lib/wire/protocol";
import { expect, it, vi } from "vitest";
import type { SevenTable } from "../nouns";
import { Acts } from "./acts.svelte";

const build = (card: string) => ({
  move: { do: "build", card, left: 0, right: 0 } as const,
  bank: 0,
  chain: null,
  coins: 0,
  cheapest: true,
});
const sell = (card: string) => ({
  move: { do: "sell", card } as const,
  bank: 0,
  chain: null,
  coins: 0,
  cheapest: true,
});

/** A table with a hand of two cards, at which some cities have chosen. */
function seated(chosen: readonly (readonly [number, SevenMove])[] = [], cities: readonly number[] = [0]) {
  const options = [build("altar"), sell("altar"), build("baths"), sell("baths")];
  const decisions = cities.map((city): SevenDecision => ({ city, seat: 0, kind: "choose", options, refusals: [] }));
  const view = { phase: "choosing", hand: ["altar", "baths"], drawn: null, pile: [], chosen, cities: [] };
  const choose = vi.fn(() => Promise.resolve({ kind: "done" }));
  const table = {
    seen: { view, decisions, outlooks: [], consequences: [] },
    decisions,
    underWay: null,
    you: 0,
    info: { paused: false, seats: [{ away: false }], phase: "playing" },
    choose,
  } as unknown as SevenTable;
  const acts = new Acts(() => table, { chose: vi.fn(), answered: vi.fn() });
  return { acts, choose };
}

it("does nothing before anything is looked at", () => {
  const { acts, choose } = seated();
  acts.take(0, "build");
  expect(choose).not.toHaveBeenCalled();
  acts.take(0, "build");
  expect(choose).toHaveBeenCalledExactlyOnceWith(0, build("altar").move);
});

it("replaces a choice with one press, by another card or by something else done with the same one", () => {
  const first = seated([[0, build("altar").move]]);
  first.acts.take(1, "build");
  expect(first.choose).toHaveBeenCalledExactlyOnceWith(0, build("baths").move);
  const second = seated([[0, build("altar").move]]);
  second.acts.take(0, "sell");
  expect(second.choose).toHaveBeenCalledExactlyOnceWith(0, sell("altar").move);
});

it("looks at another card while one is chosen, and replaces the choice when that is confirmed", () => {
  const { acts, choose } = seated([[0, build("altar").move]]);
  acts.choice.preview(1);
  expect(choose).not.toHaveBeenCalled();
  acts.confirm();
  expect(choose).toHaveBeenCalledExactlyOnceWith(0, build("baths").move);
});

it("changes the choice of one city of two, the one that is looked at", () => {
  const chosen = [
    [0, build("altar").move],
    [1, sell("baths").move],
  ] as const;
  const { acts, choose } = seated(chosen, [0, 1]);
  acts.choice.city = 1;
  acts.take(1, "build");
  expect(choose).toHaveBeenCalledExactlyOnceWith(1, build("baths").move);
});
