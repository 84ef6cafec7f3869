import type { Due, SeatInfo } from "$lib/wire/protocol";
import { words } from "$lib/words";

/** What runs for a person now: the clock of this decision, or the reserve after it. */
export interface Running {
  readonly seat: number;
  readonly kind: "clock" | "reserve";
  /** When it has run down: milliseconds since 1970, by the server's clock. */
  readonly until: number;
}

/** Which part of a person's time runs at a moment. */
export function runningOf({ seat, clock, late }: Due, now: number): Running {
  return now < clock || late <= clock ? { seat, kind: "clock", until: clock } : { seat, kind: "reserve", until: late };
}

/** The one clock to show: the reader's own while it runs, otherwise the one that runs out first; null for none. */
export function clockFor(due: readonly Due[], you: number | null, now: number): Running | null {
  const first = due.toSorted((one, other) => one.late - other.late || one.seat - other.seat)[0];
  const shown = due.find(({ seat }) => seat === you) ?? first;
  return shown ? runningOf(shown, now) : null;
}

/** Milliseconds left of a person's reserve, counting what runs now; null without a reserve. */
export function reserveLeft(seat: Pick<SeatInfo, "reserve">, due: Due | undefined, now: number): number | null {
  if (seat.reserve === null) return null;
  return due ? Math.max(0, due.late - Math.max(due.clock, now)) : seat.reserve;
}

/** A moment in words: the time, with the day if that is another one. */
export function timeWords(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const form: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(words.language || "en", { ...day, ...form }).format(at);
}
