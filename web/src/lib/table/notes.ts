import type { Note, NoteKind, Said, TableInfo } from "$lib/wire/protocol";
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
      return clock === null ? say("web-note-no-clock") : say("web-note-set_clock", { time: durationWords(clock) });
    case "more_time":
    case "paused":
    case "asleep":
      return say(`web-note-${what}`);
    default:
      return say(`web-note-${what}`, { name });
  }
}

/** What people agree upon, or one of them decides. */
const AGREED: readonly NoteKind[] = ["set_clock", "more_time", "paused", "stand_in", "wait_for", "open_seat"];
/** What somebody does alone. */
const DONE: readonly NoteKind[] = ["resumed", "guest", "left", "away", "back", "asleep"];

/** What happened after a moment that is news to whoever looks: not what they did themselves. */
export function newsOf(notes: readonly Note[], info: TableInfo, you: number | null, after: number): readonly Note[] {
  // Without anybody else to agree, it was oneself.
  const isAlone = you !== null && info.seats.every(({ name, away }, seat) => seat === you || name === null || away);
  const mine = you === null ? undefined : info.seats[you]!.name;
  return notes.filter(({ at, what, seat, by }) => {
    if (at <= after) return false;
    if (what === "left_out") return seat === you; // one's own share: nobody else is concerned as much
    return (AGREED.includes(what) && (by === null ? !isAlone : by !== mine)) || (DONE.includes(what) && seat !== you);
  });
}

/** When something happened last; 0 if nothing did. */
export function lastOf(notes: readonly Note[]): number {
  return notes.at(-1)?.at ?? 0;
}

/** What was said and what happened, in the order of time; at the same moment first what happened. */
export function talkOf(chat: readonly Said[], notes: readonly Note[]): readonly Line[] {
  const happened = notes.map((note): Line => ({ at: note.at, name: null, words: noteWords(note) }));
  const said = chat.map((one): Line => ({ at: one.at, name: one.name, words: saidWords(one) }));
  return [...happened, ...said].toSorted((one, other) => one.at - other.at);
}
