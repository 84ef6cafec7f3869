import { cards, type Card, type Colour } from "../facts";
import type {
  SevenCity,
  SevenConsequence,
  SevenDecision,
  SevenOption,
  SevenReason,
  SevenResource,
  SevenView,
} from "$lib/wire/protocol";

// What the screen shows, sorted from what the server sends. No price or legality is worked out here.

export const VERBS = ["build", "stage", "sell"] as const;
export type Verb = (typeof VERBS)[number];
export const ROMAN = ["I", "II", "III", "IV"] as const;

/** One way to do something: an option with what it costs altogether. */
export interface Way {
  readonly option: SevenOption;
  /** The number of the option in its decision. */
  readonly index: number;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
  readonly total: number;
  /** What it would lead to; null where that is not known. */
  readonly then: SevenConsequence | null;
}

/** Everything that can be done with a card, and why the rest cannot. */
export interface Offer {
  readonly card: string;
  readonly ways: Readonly<Record<Verb, readonly Way[]>>;
  readonly refusals: Readonly<Partial<Record<Verb, readonly SevenReason[]>>>;
}

/** The verb under which people look for a move. */
function verbOf(option: SevenOption): Verb | null {
  const { do: doing } = option.move;
  if (doing === "decline") return null;
  return doing === "stage" || doing === "sell" ? doing : "build";
}

function wayOf(option: SevenOption, index: number, then: SevenConsequence | null): Way {
  const { move, bank } = option;
  const { left, right } = "left" in move ? move : { left: 0, right: 0 };
  return { option, index, bank, left, right, total: option.coins, then };
}

/** Cheapest first; what uses up a power of the wonder comes last, because it can be used only once. */
function sorted(ways: readonly Way[]): Way[] {
  const rank = (way: Way): number => (way.option.move.do === "free" ? 1 : 0);
  return [...ways].sort((a, b) => rank(a) - rank(b) || a.total - b.total || b.left - a.left);
}

/** What a decision offers for a card. */
export function offerOf(
  decision: SevenDecision | null,
  card: string,
  consequences: readonly SevenConsequence[] = [],
): Offer {
  const ways: Record<Verb, Way[]> = { build: [], stage: [], sell: [] };
  for (const [index, option] of (decision?.options ?? []).entries()) {
    const verb = verbOf(option);
    if (verb && "card" in option.move && option.move.card === card)
      ways[verb].push(wayOf(option, index, consequences[index] ?? null));
  }
  const refused = decision?.refusals.filter((refusal) => refusal.card === card) ?? [];
  return {
    card,
    ways: { build: sorted(ways.build), stage: sorted(ways.stage), sell: ways.sell },
    refusals: Object.fromEntries(refused.map(({ verb, reasons }) => [verb, reasons])),
  };
}

/** Whether something is free for another reason than the city's own resources: a chain, or the power of the wonder. */
export function isFree({ option }: Way): boolean {
  return option.chain !== null || option.move.do === "free";
}

/** Where an option is offered: the place of its card, and under which verb; null if no card offers it. */
export function placeOf(offers: readonly Offer[], index: number): { place: number; verb: Verb } | null {
  for (const [place, offer] of offers.entries()) {
    const verb = VERBS.find((one) => offer.ways[one].some((way) => way.index === index));
    if (verb) return { place, verb };
  }
  return null;
}

/** The first thing that can be done with a card. */
export function firstVerb(offer: Offer): Verb | null {
  return VERBS.find((verb) => offer.ways[verb].length > 0) ?? null;
}

export type Side = "left" | "both" | "right" | "none" | "wonder";

/** Who gets coins from a way of paying. */
export function sideOf(way: Way): Side {
  if (way.option.move.do === "free") return "wonder";
  if (way.left && way.right) return "both";
  return way.left ? "left" : way.right ? "right" : "none";
}

/** Whether one way costs less than all others, so that it can be called the cheapest. */
export function isCheapest(way: Way, ways: readonly Way[]): boolean {
  return way.option.cheapest && ways.every((other) => other === way || !other.option.cheapest);
}

/** The cheapest way for each choice of who gets paid, in the order in which people sit. */
export function switchOf(ways: readonly Way[]): Way[] {
  const order: readonly Side[] = ["left", "both", "none", "right", "wonder"];
  return order.flatMap((side) => ways.find((way) => sideOf(way) === side) ?? []);
}

/** The cards that a decision is about, in the order in which they are held. */
export function cardsFor(view: SevenView, decision: SevenDecision | null): readonly string[] {
  if (decision?.kind === "dig") return view.pile;
  const held = view.drawn !== null && !view.hand.includes(view.drawn) ? [...view.hand, view.drawn] : view.hand;
  if (!decision) return held;
  const named = new Set([
    ...decision.options.flatMap(({ move }) => ("card" in move ? [move.card] : [])),
    ...decision.refusals.map(({ card }) => card),
  ]);
  const shown = held.filter((card) => named.has(card));
  return [...shown, ...[...named].filter((card) => !shown.includes(card))];
}

/** The two neighbours of a city and all others, each group starting on the left and going round the table. */
export function around(home: number, cities: number): { left: number; right: number; far: readonly number[] } {
  const others = Array.from({ length: cities - 1 }, (_, index) => (home + 1 + index) % cities);
  return { left: others[0]!, right: others.at(-1)!, far: others.slice(1, -1) };
}

/** Cards that this one makes free later. */
export function leadsTo(card: Card): readonly string[] {
  const structure = card.structure ?? card.id;
  return [...cards.values()].filter((other) => other.free_with?.includes(structure)).map(({ id }) => id);
}

/** Goods of one kind that a city makes, to show as one picture. */
export interface Lot {
  readonly kinds: readonly SevenResource[];
  readonly units: number;
}

/** What a city makes, equal sources together; for sale, for itself, or both. */
export function lotsOf(city: SevenCity, forSale?: boolean): readonly Lot[] {
  const lots = new Map<string, Lot>();
  for (const { one_of, units, for_sale } of city.sources) {
    if (forSale !== undefined && for_sale !== forSale) continue;
    const key = [...one_of].sort().join("/");
    lots.set(key, { kinds: lots.get(key)?.kinds ?? one_of, units: units + (lots.get(key)?.units ?? 0) });
  }
  return [...lots.values()];
}

/** How many cards of each colour a city has, in the order of the score. */
export function countsOf(city: SevenCity): readonly { colour: Colour; count: number }[] {
  const order: readonly Colour[] = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];
  const counted = order.map((colour) => ({
    colour,
    count: city.cards.filter((card) => cards.get(card)!.colour === colour).length,
  }));
  return counted.filter(({ count }) => count > 0);
}
