import type { GameName } from "$lib/wire/protocol";

/** Something that can be looked up: a card, a side of a wonder, a progress token. */
export interface Entry {
  /** What a link to it ends with: `card-altar`. */
  readonly id: string;
  readonly kind: "card" | "wonder" | "token";
  readonly name: string;
  /** The colour of a card. */
  readonly colour?: string;
  readonly age?: number;
  /** From how many players on it is in the game; absent: always. */
  readonly from?: number;
  /** The wonder to draw beside it. */
  readonly wonder?: string;
  /** What it is and does, a sentence each. */
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

/** The entries that fit; words are found without regard to case and accents. */
export function found(entries: readonly Entry[], filter: Filter): Entry[] {
  const text = plain(filter.text.trim());
  return entries.filter(
    (entry) =>
      (!text || plain([entry.name, ...entry.lines].join(" ")).includes(text)) &&
      (!filter.kind || entry.kind === filter.kind) &&
      (!filter.colour || entry.colour === filter.colour) &&
      (!filter.age || String(entry.age) === filter.age) &&
      (!filter.players || (entry.from ?? 0) <= Number(filter.players)),
  );
}

/** Text as people type it: without marks, and with the apostrophe that keyboards have. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

const LOADERS: Readonly<Record<GameName, () => Promise<{ entries: () => Entry[] }>>> = {
  seven: () => import("./seven"),
  architects: () => import("./architects"),
};

/** Load what can be looked up in a game: a function, for its words change with the language. */
export async function entriesOf(game: GameName): Promise<() => Entry[]> {
  return (await LOADERS[game]()).entries;
}
