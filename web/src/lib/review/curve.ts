import type { CurvePoint } from "$lib/wire/protocol";

/** A chance of 1. */
export const MILLE = 1000;

/** The space that a curve is drawn in. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Turns of one age, from one point of the curve to the next. */
export interface Band {
  readonly age: number;
  readonly from: number;
  readonly to: number;
}

/** Where a point of the curve is, from the left; `all` is how many there will be. */
export const across = (index: number, all: number, { width }: Room): number =>
  all < 2 ? 0 : (index / (all - 1)) * width;

/** Where a chance is, from the top. */
export const down = (chance: number, { height }: Room): number => (1 - chance / MILLE) * height;

/** The line of a seat, as the path of a drawing. */
export function lineOf(points: readonly CurvePoint[], seat: number, all: number, room: Room): string {
  return points
    .map(({ chances }, index) => {
      const [x, y] = [across(index, all, room), down(chances[seat] ?? 0, room)];
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The same line with everything below it. */
export function areaOf(points: readonly CurvePoint[], seat: number, all: number, room: Room): string {
  if (points.length === 0) return "";
  const end = across(points.length - 1, all, room).toFixed(1);
  return `${lineOf(points, seat, all, room)}L${end} ${room.height}L0 ${room.height}Z`;
}

/** The ages that the points belong to; a game without ages has none. */
export function bandsOf(points: readonly CurvePoint[]): readonly Band[] {
  const bands: Band[] = [];
  points.forEach(({ age }, index) => {
    const last = bands.at(-1);
    if (last?.age === age) bands[bands.length - 1] = { ...last, to: index };
    else bands.push({ age, from: last ? last.to + 1 : index, to: index });
  });
  return bands.length > 1 ? bands : [];
}

/** The point at which the turn of a decision began: the last one with no more moves than the decision. */
export function pointOf(points: readonly CurvePoint[], move: number): number {
  return points.findLastIndex(({ number }) => number <= move);
}

/** Places for labels beside the ends of lines: as near as they can be without overlapping. */
export function spread(wanted: readonly number[], gap: number, most: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const places = [...wanted];
  let least = 0;
  for (const index of order) {
    places[index] = Math.max(places[index]!, least);
    least = places[index] + gap;
  }
  let limit = most;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index]!, limit);
    limit = places[index] - gap;
  }
  return places;
}
