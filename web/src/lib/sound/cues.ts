import type { Game } from "$lib/games/contract";
import type { GameEvent } from "$lib/games/nouns";

export type Cue = "turn" | "chosen" | "coins" | "battle" | "end" | "call";

/** A short tone: when it begins and how long it lasts, in seconds. */
export interface Note {
  readonly hertz: number;
  readonly at: number;
  readonly length: number;
}

const note = (hertz: number, at: number, length = 0.16): Note => ({ hertz, at, length });

/** What each cue sounds like. */
export const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [note(523.25, 0), note(783.99, 0.11, 0.3)],
  chosen: [note(392, 0, 0.12)],
  coins: [note(1318.51, 0, 0.08), note(1567.98, 0.07, 0.14)],
  battle: [note(146.83, 0, 0.28), note(138.59, 0.16, 0.4)],
  end: [note(523.25, 0, 0.2), note(659.25, 0.15, 0.2), note(783.99, 0.3, 0.2), note(1046.5, 0.45, 0.6)],
  call: [note(659.25, 0.4, 0.2), note(987.77, 0.55, 0.2), note(659.25, 0.75, 0.2), note(987.77, 0.9, 0.25)],
};

/** The cues that events deserve, the most important first. */
const WEIGHT: readonly Cue[] = ["end", "battle", "coins", "chosen"];

/** The one cue that some events deserve for the person in a seat: the most important; null for none. */
export function cueOf(game: Pick<Game, "cue">, events: readonly GameEvent[], you: number | null): Cue | null {
  const cues = events.map((event) => (event.event === "ended" ? "end" : game.cue?.(event, you)));
  return WEIGHT.find((cue) => cues.includes(cue)) ?? null;
}
