import type { IconData } from "$lib/icons/icon";
import { plain as unannotated } from "$lib/what/annotated";
import type { NameOf } from "$lib/words/keys";

/** Something that can be looked up: a card, a side of a wonder, a progress token, a symbol or a power. */
export interface Entry {
  /** What a link to it ends with: `card-altar`. */
  readonly id: string;
  readonly kind: "card" | "wonder" | "token" | "sign";
  readonly name: string;
  /** The colour of a card. */
  readonly colour?: NameOf<"colour">;
  /** What cards of its colour are for. */
  readonly role?: string;
  readonly age?: number;
  /** The number of players from which it is in the game; absent: always. */
  readonly from?: number;
  /** What stands for it, if neither a colour nor a wonder does. */
  readonly icon?: IconData;
  /** The wonder to draw beside it. */
  readonly wonder?: string;
  /** What it is and does, a sentence each; names in them may be annotated. */
  readonly lines: readonly string[];
}

/** What a person looks for; empty: everything. */
export interface Filter {
  readonly text: string;
  readonly kind: string;
  readonly colour: string;
  readonly age: string;
  readonly players: string;
}

export const ANYTHING: Filter = { text: "", kind: "", colour: "", age: "", players: "" };

/** The entries that match, regardless of case and accents. */
export function found(entries: readonly Entry[], filter: Filter): Entry[] {
  return entries.filter(
    (entry) =>
      isIn(filter.text, [entry.name, ...entry.lines]) &&
      (!filter.kind || entry.kind === filter.kind) &&
      (!filter.colour || entry.colour === filter.colour) &&
      (!filter.age || String(entry.age) === filter.age) &&
      (!filter.players || (entry.from ?? 0) <= Number(filter.players)),
  );
}

/** Whether some words contain what a person typed; empty text is always found. */
export function isIn(typed: string, words: readonly string[]): boolean {
  return plain(unannotated(words.join(" "))).includes(plain(typed.trim()));
}

/** Text as people type it: without marks, and with the apostrophe that keyboards have. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
