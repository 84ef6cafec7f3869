/** A day where the reader is, written like 2026-11-17. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The day this many days later, or earlier; noon is on the same day even when the clocks change. */
export function dayAfter(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00`);
  noon.setDate(noon.getDate() + count);
  return dayOf(noon);
}

/** How many days in a row have an answer, up to today; a day that is not over yet breaks nothing. */
export function streakOf(answered: ReadonlySet<string>, today: string): number {
  let day = answered.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  while (answered.has(day)) {
    count += 1;
    day = dayAfter(day, -1);
  }
  return count;
}

/** One of the last seven days. */
export interface Lamp {
  readonly day: string;
  /** Whether it belongs to the current days in a row. */
  readonly isLit: boolean;
}

const LAMPS = 7;

/** The last seven days, today last; a missed day puts out those before it. */
export function lampsOf(answered: ReadonlySet<string>, today: string): readonly Lamp[] {
  const streak = streakOf(answered, today);
  const last = answered.has(today) ? 0 : 1;
  return Array.from({ length: LAMPS }, (_, index) => {
    const ago = LAMPS - 1 - index;
    return { day: dayAfter(today, -ago), isLit: ago >= last && ago < last + streak };
  });
}
