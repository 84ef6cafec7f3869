import type { IconData } from "$lib/icons/icon";
import type { Names } from "./names";
import type { Nouns, Seen } from "./nouns";

/** A part of what can be seen, as lines to read; names in them may be annotated. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An option: its number in its decision, and its words, in which names may be annotated. */
export interface OptionWords {
  readonly index: number;
  readonly words: string;
  readonly must: boolean;
  /** What it would lead to; left out by a game that does not say. */
  readonly then?: string;
}

/** Options of one kind; names in the words may be annotated. */
export interface OptionGroup {
  readonly title: string;
  readonly options: readonly OptionWords[];
  /** What cannot be done, and why. */
  readonly refusals: readonly string[];
}

/** How a log shows an event. */
export interface Mention {
  /** The seats it is about; empty if it is about all. */
  readonly seats: readonly number[];
  /** Whether they did it, as opposed to what follows from it. */
  readonly deed: boolean;
  readonly icon: IconData;
}

/** The score of a game, as rows to read. */
export interface ScoreTable {
  readonly sentence: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
}

/** A game in words: everything that the text view of a table needs. */
export interface GameText<N extends Nouns = Nouns> {
  /** Where the game is: the age, the turn, and whose it is. */
  headline(seen: Seen<N>, names: Names): string;
  /** Everything a seat sees, the most important first. */
  sections(seen: Seen<N>, names: Names): Section[];
  question(decision: N["decision"], seen: Seen<N>, names: Names): string;
  groups(decision: N["decision"], seen: Seen<N>, names: Names): OptionGroup[];
  /** What was chosen, if it can still be changed, with names annotated; empty if nothing was. */
  chosen(decision: N["decision"], seen: Seen<N>, names: Names): string;
  /** A move as a choice that was made, to follow a colon, with names that can be asked about annotated. */
  move(move: N["move"], decision: N["decision"], seen: Seen<N>, names: Names): string;
  /** One event as a sentence, with names that can be asked about annotated; empty for one that needs none. */
  sentence(event: N["event"], seen: Seen<N>, names: Names): string;
  /** How the log shows an event; a game without it has a plain log. */
  mention?(event: N["event"]): Mention;
  score(seen: Seen<N>, names: Names): ScoreTable | null;
}
