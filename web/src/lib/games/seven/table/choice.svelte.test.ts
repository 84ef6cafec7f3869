import type { SevenDecision, SevenMove, SevenView } from "$lib/wire/protocol";
import { expect, it } from "vitest";
import { Choice } from "./choice.svelte";

const pays = (left: number, right: number) => ({
  move: { do: "build", card: "walls", left, right } as const,
  bank: 0,
  chain: null,
  coins: left + right,
  cheapest: left === 2,
});
const sells = { move: { do: "sell", card: "walls" } as const, bank: 0, chain: null, coins: 0, cheapest: true };

function choosing(chosen: readonly (readonly [number, SevenMove])[] = []) {
  let options = [pays(2, 0), pays(0, 4), sells];
  const view = { hand: ["walls"], drawn: null, pile: [], chosen } as unknown as SevenView;
  const decision = (): SevenDecision => ({ city: 0, seat: 0, kind: "choose", options, refusals: [] });
  let decisions = $state.raw([decision()]);
  const choice = new Choice(
    () => view,
    () => decisions,
  );
  return {
    choice,
    /** The same options again, from another message. */
    renew() {
      options = structuredClone(options);
      decisions = [decision()];
    },
  };
}

it("previews the cheapest way, and asks again before it is done", () => {
  const { choice } = choosing();
  choice.preview(0);
  expect([choice.verb, choice.way?.total]).toEqual(["build", 2]);
  expect(choice.take(0, "sell")).toBe(false);
  expect(choice.take(0, "sell")).toBe(true);
});

it("keeps the payment that was picked when a message brings the same options again", () => {
  const { choice, renew } = choosing();
  choice.preview(0);
  choice.turn(1);
  expect(choice.way?.right).toBe(4);
  renew();
  expect(choice.way?.right).toBe(4);
  choice.turn(1);
  expect(choice.way?.right).toBe(4);
  choice.turn(-1);
  expect(choice.way?.left).toBe(2);
});

it("previews what could be done instead of what was chosen", () => {
  const { choice } = choosing([[0, sells.move]]);
  choice.preview(0);
  expect([choice.place, choice.verb, choice.way?.total]).toEqual([0, "build", 2]);
  expect(choice.chosen).toEqual(sells.move);
});
