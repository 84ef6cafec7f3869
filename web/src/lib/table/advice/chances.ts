import type { Hinted } from "$lib/wire/protocol";

/** The chance behind each option of a hint, in thousandths, and what a full bar stands for. */
export interface Chances {
  readonly most: number;
  readonly of: ReadonlyMap<number, number>;
}

/** What a hint says about each option; null if it says nothing. */
export function chancesOf(hinted: Hinted | null): Chances | null {
  const options = hinted?.advice?.weighing.options;
  if (!options) return null;
  const of = new Map(options.map(({ option, chance }) => [option, chance]));
  return { most: Math.max(1, ...of.values()), of };
}

/** The best chance among some options; null where nothing is known about them. */
export function bestOf(chances: Chances | null, options: readonly number[]): number | null {
  const known = options.flatMap((option) => chances?.of.get(option) ?? []);
  return known.length ? Math.max(...known) : null;
}
