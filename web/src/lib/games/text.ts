import type { GameName, Move } from "$lib/wire/protocol";
import type { Decision, GameEvent, Seen } from "$lib/state/table.svelte";
import type { Names } from "./names";

/** A part of what can be seen, as lines to read. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Options of one kind. */
export interface OptionGroup {
  readonly title: string;
  /** The number of each option in its decision, and its words. */
  readonly options: readonly { readonly index: number; readonly words: string; readonly must: boolean }[];
  /** What cannot be done, and why. */
  readonly refusals: readonly string[];
}

/** The score of a game, as rows to read. */
export interface ScoreTable {
  readonly sentence: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
}

/** A game in words: all that the text view of a table needs. */
export interface GameText {
  /** Where the game is: the age, the turn, whose. */
  headline(seen: Seen, names: Names): string;
  /** Everything a seat sees, the most important first. */
  sections(seen: Seen, names: Names): Section[];
  question(decision: Decision, seen: Seen, names: Names): string;
  groups(decision: Decision, seen: Seen, names: Names): OptionGroup[];
  /** What was chosen, if it can still be changed; empty if nothing was. */
  chosen(decision: Decision, seen: Seen, names: Names): string;
  /** A move as what was chosen, behind a colon. */
  move(move: Move, decision: Decision, seen: Seen, names: Names): string;
  /** One event as a sentence; empty for one that needs none. */
  sentence(event: GameEvent, seen: Seen, names: Names): string;
  score(seen: Seen, names: Names): ScoreTable | null;
}

const LOADERS: Readonly<Record<GameName, () => Promise<{ default: GameText }>>> = {
  seven: () => import("./seven/text"),
  architects: () => import("./architects/text"),
};

/** Load a game's words with what is printed on its cards. */
export async function textOf(game: GameName): Promise<GameText> {
  return (await LOADERS[game]()).default;
}
