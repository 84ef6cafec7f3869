import type { GameName } from "$lib/wire/protocol";

// What all games have in common on the wire. Each has more, in types of its own: see `Nouns`.

/** What can be done. The client hands it back unchanged. */
export interface GameMove {
  readonly do: string;
}

/** What a seat has to decide. */
export interface Decision {
  readonly kind: string;
  readonly city: number;
  readonly seat: number;
  readonly options: readonly { readonly move: GameMove }[];
}

/** Something that happened. */
export interface GameEvent {
  readonly event: string;
}

/** How a game ended: who won, and a sheet for every city. */
export interface GameResult {
  readonly winners: readonly number[];
  readonly sheets: readonly { readonly city: number; readonly total: number }[];
}

/** What a seat, or the public, knows. */
export interface GameView {
  readonly seat: number | null;
  readonly turn: number;
  readonly ready: readonly number[];
  readonly result: GameResult | null;
}

/** The types of one game on the wire. */
export interface Nouns {
  readonly view: GameView;
  readonly decision: Decision;
  readonly move: GameMove;
  readonly event: GameEvent;
  /** How a city stands, and what an option would lead to; left out by a game that does not say. */
  readonly outlook?: unknown;
  readonly consequence?: unknown;
}

/** What a seat sees of a game: always complete, unlike a `Sight` on the wire. */
export interface Seen<N extends Nouns = Nouns> {
  readonly game: GameName;
  readonly view: N["view"];
  readonly ready: readonly number[];
  readonly decisions: readonly N["decision"][];
  readonly events: readonly N["event"][];
  /** For each city; empty if the game is over or does not say. */
  readonly outlooks: readonly N["outlook"][];
  /** For each decision, those of its options, in order; empty if the game does not say. */
  readonly consequences: readonly (readonly N["consequence"][])[];
}

/** What each option of a decision would lead to, in order; empty if the game does not say. */
export function consequencesOf<N extends Nouns>(
  { decisions, consequences }: Pick<Seen<N>, "decisions" | "consequences">,
  asked: N["decision"] | null,
): readonly N["consequence"][] {
  return consequences[decisions.findIndex(({ city }) => city === asked?.city)] ?? [];
}

/** The score sheet of a city. */
export type SheetOf<N extends Nouns> = NonNullable<N["view"]["result"]>["sheets"][number];
