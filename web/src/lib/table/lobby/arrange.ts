/** For each place, the seat that moves there, by the number it has now; null for a new one. */
export type Arrangement = readonly (number | null)[];

const seats = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);

/** One of the seats moves to another place; the others close up. */
export function moved(count: number, seat: number, place: number): Arrangement {
  return seats(count)
    .filter((other) => other !== seat)
    .toSpliced(place, 0, seat);
}

/** One more seat at the end. */
export const added = (count: number): Arrangement => [...seats(count), null];

/** One seat fewer. */
export const dropped = (count: number, seat: number): Arrangement => seats(count).filter((other) => other !== seat);
