import type { TableState } from "$lib/state/table.svelte";

/** Whether a game has just begun in which this person is alone with bots, and the coach has not been asked to speak yet. */
export function wantsCoach({ info, you, turn, isLive, lent }: TableState): boolean {
  if (!info || you === null || !isLive || lent || info.lesson || info.phase !== "playing" || turn > 0) return false;
  const people = info.seats.filter(({ name }) => name !== null);
  return people.length === 1 && !info.seats[you]!.coached;
}
