import type { Note, Said } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { durationWords } from "./duration";
import { saidWords } from "./menu/said";

/** A line of the talk at a table: what somebody said, or what happened beside the game. */
export interface Line {
  readonly at: number;
  /** Who said it; null for what happened. */
  readonly name: string | null;
  readonly words: string;
}

/** What happened beside the game, as a sentence. */
export function noteWords({ what, name, by, clock }: Note): string {
  switch (what) {
    case "stand_in":
    case "wait_for":
    case "open_seat":
    case "guest":
      return by === null ? say(`web-note-${what}`, { name }) : say(`web-note-${what}-by`, { name, by });
    case "set_clock":
      return clock === null
        ? say("web-note-no-clock", { name })
        : say("web-note-set_clock", { name, time: durationWords(clock) });
    case "more_time":
    case "paused":
    case "asleep":
      return say(`web-note-${what}`);
    default:
      return say(`web-note-${what}`, { name });
  }
}

/** What was said and what happened, in the order of time; at the same moment first what happened. */
export function talkOf(chat: readonly Said[], notes: readonly Note[]): readonly Line[] {
  const happened = notes.map((note): Line => ({ at: note.at, name: null, words: noteWords(note) }));
  const said = chat.map((one): Line => ({ at: one.at, name: one.name, words: saidWords(one) }));
  return [...happened, ...said].toSorted((one, other) => one.at - other.at);
}
