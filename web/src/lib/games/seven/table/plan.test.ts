// @vitest-environment node
import { cardOf } from "../facts";
import type { SevenDecision, SevenOption, SevenView } from "$lib/wire/protocol";
import { describe, expect, it } from "vitest";
import { buildingOf } from "./buildings";
import { cards } from "../facts";
import { around, cardsFor, firstVerb, isCheapest, leadsTo, lotsOf, offerOf, sideOf, switchOf } from "./plan";

const build = (left: number, right: number, bank = 0): SevenOption => ({
  move: { do: "build", card: "walls", left, right },
  bank,
  chain: null,
  coins: bank + left + right,
  cheapest: left + right <= 2,
});
const decision = (options: readonly SevenOption[], more: Partial<SevenDecision> = {}): SevenDecision => ({
  city: 0,
  seat: 0,
  kind: "choose",
  options,
  refusals: [],
  ...more,
});

describe("what can be done with a card", () => {
  it("has the cheapest payment first, and the power of the wonder last", () => {
    const free: SevenOption = { move: { do: "free", card: "walls" }, bank: 0, chain: null, coins: 0, cheapest: true };
    const offer = offerOf(decision([free, build(0, 4), build(2, 1), build(2, 0)]), "walls");
    expect(offer.ways.build.map((way) => [way.option.move.do, way.total])).toEqual([
      ["build", 2],
      ["build", 3],
      ["build", 4],
      ["free", 0],
    ]);
  });

  it("keeps the reasons why the rest cannot be done, and finds the first thing that can", () => {
    const sell: SevenOption = { move: { do: "sell", card: "walls" }, bank: 0, chain: null, coins: 0, cheapest: true };
    const refusals = [{ card: "walls", verb: "build", reasons: [{ reason: "must_build" }] }] as const;
    const offer = offerOf(decision([sell], { refusals }), "walls");
    expect(offer.refusals.build).toEqual([{ reason: "must_build" }]);
    expect(firstVerb(offer)).toBe("sell");
    expect(firstVerb(offerOf(decision([]), "walls"))).toBeNull();
  });
});

describe("the switch of payments", () => {
  it("offers the cheapest for each choice of who gets paid, in seat order", () => {
    const { ways } = offerOf(decision([build(0, 4), build(1, 2), build(2, 1), build(2, 0)]), "walls");
    expect(switchOf(ways.build).map((way) => [sideOf(way), way.left, way.right])).toEqual([
      ["left", 2, 0],
      ["both", 2, 1],
      ["right", 0, 4],
    ]);
  });
});

describe("the price", () => {
  it("is what the server says, and so is which way is the cheapest", () => {
    const said: SevenOption = { ...build(2, 0), coins: 7 };
    const dearer: SevenOption = { ...build(0, 1), coins: 9, cheapest: false };
    const { ways } = offerOf(decision([dearer, said]), "walls");
    expect(ways.build.map(({ total }) => total)).toEqual([7, 9]);
    expect(ways.build.map((way) => isCheapest(way, ways.build))).toEqual([true, false]);
  });

  it("is not called the cheapest if two cost the least, but is if there is no other", () => {
    const { ways } = offerOf(decision([build(2, 0), build(0, 2), build(1, 2)]), "walls");
    expect(ways.build.map(({ total }) => total)).toEqual([2, 2, 3]);
    expect(ways.build.map((way) => isCheapest(way, ways.build))).toEqual([false, false, false]);
    const only = offerOf(decision([build(2, 0)]), "walls").ways.build;
    expect(only.map((way) => isCheapest(way, only))).toEqual([true]);
  });
});

describe("the hand", () => {
  const view = { hand: ["altar", "altar", "walls"], drawn: "baths", pile: ["stables"] } as unknown as SevenView;

  it("keeps its order and its duplicates, and shows only what a decision is about", () => {
    expect(cardsFor(view, null)).toEqual(["altar", "altar", "walls", "baths"]);
    const altar: SevenOption = { move: { do: "sell", card: "altar" }, bank: 0, chain: null, coins: 0, cheapest: true };
    expect(cardsFor(view, decision([altar]))).toEqual(["altar", "altar"]);
  });

  it("is the discard pile while the player digs there", () => {
    expect(cardsFor(view, decision([], { kind: "dig" }))).toEqual(["stables"]);
  });
});

describe("the table", () => {
  it("has the left neighbour in the next seat, and the far cities in between", () => {
    expect(around(2, 5)).toEqual({ left: 3, right: 1, far: [4, 0] });
    expect(around(0, 3)).toEqual({ left: 1, right: 2, far: [] });
  });

  it("puts equal sources of a city together", () => {
    const source = { one_of: ["wood"], units: 1, for_sale: true } as const;
    const city = { sources: [source, source, { ...source, for_sale: false }] } as never;
    expect(lotsOf(city, true)).toEqual([{ kinds: ["wood"], units: 2 }]);
    expect(lotsOf(city)).toEqual([{ kinds: ["wood"], units: 3 }]);
  });
});

describe("cards", () => {
  it("all have a picture", () => {
    expect([...cards.keys()].map(buildingOf)).not.toContain(undefined);
  });

  it("know what they lead to", () => {
    expect(leadsTo(cardOf("laboratory"))).toEqual(["siege_workshop", "observatory"]);
  });
});
