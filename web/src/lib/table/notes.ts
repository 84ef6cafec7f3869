import type { Note, NoteKind, Said, TableInfo } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { durationWords } from "./duration";
import { saidWords } from "./menu/said";

/** A line of the talk at a table: what a person said, or what happened outside the game. */
export interface Line {
  readonly at: number;
  /** Who said it; null for what happened. */
  readonly name: string | null;
  readonly words: string;
}

/** What happened outside the game, as a sentence. */
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

/** What people agree on, or one of them decides. */
const AGREED: readonly NoteKind[] = ["set_clock", "more_time", "paused", "stand_in", "wait_for", "open_seat"];
/** What one person does alone. */
const DONE: readonly NoteKind[] = ["resumed", "guest", "left", "away", "back", "asleep"];

/** What happened after a moment that is news to the viewer: not what they did themselves. */
export function newsOf(notes: readonly Note[], info: TableInfo, you: number | null, after: number): readonly Note[] {
  // With nobody else to agree, it was the viewer.
  const isAlone = you !== null && info.seats.every(({ name, away }, seat) => seat === you || name === null || away);
  const mine = you === null ? undefined : info.seats[you]!.name;
  return notes.filter(({ at, what, seat, by }) => {
    if (at <= after) return false;
    if (what === "left_out") return seat === you; // the viewer's own share: it concerns nobody else as much
    return (AGREED.includes(what) && (by === null ? !isAlone : by !== mine)) || (DONE.includes(what) && seat !== you);
  });
}

/** When something happened last; 0 if nothing did. */
export function lastOf(notes: readonly Note[]): number {
  return notes.at(-1)?.at ?? 0;
}

/** What was said and what happened, in chronological order; at the same moment, what happened comes first. */
export function talkOf(chat: readonly Said[], notes: readonly Note[]): readonly Line[] {
  const happened = notes.map((note): Line => ({ at: note.at, name: null, words: noteWords(note) }));
  const said = chat.map((one): Line => ({ at: one.at, name: one.name, words: saidWords(one) }));
  return [...happened, ...said].toSorted((one, other) => one.at - other.at);
}
