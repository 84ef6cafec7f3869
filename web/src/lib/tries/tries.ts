import type { Origin, ReplayStep } from "$lib/wire/protocol";

/** A move of a finished game that can be made again, and the city that made it. */
export interface Decided {
  readonly city: number;
  readonly number: number;
}

/** Where the decision is reviewed that a table began with. */
export const decisionOf = ({ table, seat, number }: Origin): string => `/review/${table}?seat=${seat}&move=${number}`;

/** The decision to try again after a step of a replay: through the eyes in use, else one's own, else any; null at the end. */
export function decisionAt(
  { waiting, numbers = [] }: Pick<ReplayStep, "waiting"> & Partial<Pick<ReplayStep, "numbers">>, // older ones were kept without it
  looker: number | null,
  mine: number | null,
): Decided | null {
  const all = numbers.map((number, place) => ({ city: waiting[place]!, number }));
  const of = (seat: number | null): Decided | undefined => all.find(({ city }) => city === seat);
  return of(looker) ?? of(mine) ?? all[0] ?? null;
}

/** One category of a score, then and now. */
export interface Difference {
  readonly category: string;
  readonly then: number;
  readonly now: number;
}

/** How the points of a city differ from those of the game that was taken up; null for a city that nobody plays. */
export function differences(
  { categories, points }: Pick<Origin, "categories" | "points">,
  sheet: object,
  city: number,
): readonly Difference[] | null {
  const then = points[city];
  if (!then) return null;
  const now = sheet as Readonly<Record<string, number>>;
  return categories.map((category, place) => ({ category, then: then[place]!, now: now[category]! }));
}
