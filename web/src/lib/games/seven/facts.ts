import type { SevenBoard, SevenNeighbour, SevenResource } from "$lib/wire/protocol";
import type { NameOf } from "$lib/words/keys";
import box from "virtual:facts/seven";

// What is printed on cards and boards, for display. No price or legality is worked out from it: that is the server's part.

export type Colour = "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple";
export type Whose = "self" | SevenNeighbour;
export type Effect =
  | { readonly kind: "produce"; readonly one_of: readonly SevenResource[]; readonly units?: number }
  | { readonly kind: "discount"; readonly on: "raw" | "goods"; readonly from: readonly SevenNeighbour[] }
  | { readonly kind: "symbol"; readonly symbol: NameOf<"symbol"> }
  | { readonly kind: "shields" | "coins" | "points"; readonly count: number }
  | {
      readonly kind: "coins_per" | "points_per";
      readonly count: number;
      readonly each: readonly string[];
      readonly of: readonly Whose[];
    }
  | { readonly kind: "wild_symbol" | "seventh_card" | "free_build" | "dig" | "copy_guild" };
export type Cost = Readonly<Partial<Record<SevenResource | "coins", number>>>;

export interface Card {
  readonly id: string;
  readonly age: number;
  readonly colour: Colour;
  readonly cost?: Cost;
  /** One copy is in the game for each of these that is at most the number of cities; guilds have none. */
  readonly copies?: readonly number[];
  readonly structure?: string;
  readonly free_with?: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Stage {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

/** What the rulebook says in numbers: see `facts/numbers.toml`. */
export interface Numbers {
  readonly turns: number;
  readonly sale: number;
  readonly price: number;
  readonly discounted_price: number;
  /** Points of a victory token, by age. */
  readonly victory: readonly number[];
  /** Points that a defeat token takes. */
  readonly defeat: number;
}

export interface Box extends Numbers {
  readonly card: readonly Card[];
  readonly wonder: readonly {
    readonly id: string;
    readonly makes: SevenResource;
    readonly a: readonly Stage[];
    readonly b: readonly Stage[];
  }[];
}

export const CARDS: readonly Card[] = box.card;
export const NUMBERS: Numbers = box;
export const BOARDS: Box["wonder"] = box.wonder;

/** Every card of the box. */
export const cards: ReadonlyMap<string, Card> = new Map(box.card.map((card) => [card.id, card]));
const wonders = new Map(box.wonder.map((wonder) => [wonder.id, wonder]));

/** Every wonder there is. */
export const WONDER_IDS: readonly string[] = box.wonder.map(({ id }) => id);

/** The resources of each kind that can be discounted: those brown cards make, and those grey cards make. */
export const WARES: Readonly<Record<"raw" | "goods", readonly SevenResource[]>> = {
  raw: madeBy("brown"),
  goods: madeBy("grey"),
};

function madeBy(colour: Colour): readonly SevenResource[] {
  const made = box.card
    .filter((card) => card.colour === colour)
    .flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === "produce" ? effect.one_of : [])));
  return [...new Set(made)];
}

export function cardOf(id: string): Card {
  return cards.get(id)!;
}

/** A side of a board, as questions and the rules name it: `gizah-a`. */
export function sideId({ wonder, side }: SevenBoard): string {
  return `${wonder}-${side.toLowerCase()}`;
}

/** All stages of a board, from the first to the last. */
export function stagesOf(board: SevenBoard): readonly Stage[] {
  const wonder = wonders.get(board.wonder)!;
  return board.side === "A" ? wonder.a : wonder.b;
}
