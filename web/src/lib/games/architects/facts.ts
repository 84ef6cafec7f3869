import type { ArchitectsStageEffect } from "$lib/wire/protocol";
import box from "virtual:facts/architects";

// What is printed on cards, boards and tokens, for display.

export interface Card {
  readonly id: string;
  readonly colour: "grey" | "yellow" | "blue" | "green" | "red";
  readonly points?: number;
  readonly cat?: boolean;
  readonly shields?: number;
  readonly horns?: number;
}

export interface Stage {
  readonly cost: { readonly count: number; readonly kind: "identical" | "different" };
  readonly points?: number;
  readonly requires?: readonly number[];
  readonly effect?: ArchitectsStageEffect;
}

export type TokenEffect =
  | { readonly kind: "draw_on_take"; readonly cards: readonly string[] }
  | { readonly kind: "draw_on_build" | "double_coin" | "any_resources" }
  | { readonly kind: "shields"; readonly count: number }
  | { readonly kind: "points_wonder"; readonly unfinished: number; readonly complete: number }
  | { readonly kind: "points_per"; readonly count: number; readonly each: "cats" | "victories" | "tokens" }
  | { readonly kind: "points_set"; readonly one: number; readonly both: number };

export interface Token {
  readonly id: string;
  /** How many there are; 1 if left out. */
  readonly copies?: number;
  readonly effect: TokenEffect;
}

export interface Box {
  readonly card: readonly Card[];
  readonly wonder: readonly { readonly id: string; readonly stage: readonly Stage[] }[];
  readonly token: readonly Token[];
}

/** How many cards of each kind a deck begins with. */
export type Deck = Readonly<Record<string, number>>;

export const CARDS: readonly Card[] = box.card;
export const WONDERS: Box["wonder"] = box.wonder;
export const TOKENS: Box["token"] = box.token;

const cards = new Map(box.card.map((card) => [card.id, card]));
const wonders = new Map(box.wonder.map((wonder) => [wonder.id, wonder]));
const tokens = new Map(box.token.map((token) => [token.id, token]));

/** Every wonder there is. */
export const WONDER_IDS: readonly string[] = box.wonder.map(({ id }) => id);

/** A deck before the game, of a wonder or `central`. */
export function deckOf(name: string): Deck {
  return (box as unknown as Readonly<Record<string, Deck>>)[name]!; // each deck is a table of its own in the facts
}

export function cardOf(id: string): Card {
  return cards.get(id)!;
}

/** All stages of a wonder, from the first to the last. */
export function stagesOf(wonder: string): readonly Stage[] {
  return wonders.get(wonder)!.stage;
}

export function tokenOf(id: string): Token {
  return tokens.get(id)!;
}
