import type { Deed } from "$lib/games/deeds";
import type { Want } from "./script";

/** What a coach can tell about an option: what it does, and with which card. */
export interface Facets {
  readonly do: string;
  /** How it will be reported once it has happened; null if it will not be. */
  readonly deed: Deed["do"] | null;
  readonly card: string | null;
  readonly colour: string | null;
  /** The card that this one is free for. */
  readonly chain: string | null;
  /** Whatever else a want may ask for, in the game's own words. */
  readonly marks: readonly string[];
}

/** The marks that apply. */
export function marksOf(marks: Readonly<Record<string, boolean | undefined>>): readonly string[] {
  return Object.keys(marks).filter((mark) => marks[mark]);
}

/** Whether an option is what a step wants. */
export function fits(facets: Facets, want: Want): boolean {
  return (
    facets.do === want.do &&
    (want.colours === undefined || (facets.colour !== null && want.colours.includes(facets.colour))) &&
    (want.cards === undefined || (facets.card !== null && want.cards.includes(facets.card))) &&
    (want.with ?? []).every((mark) => facets.marks.includes(mark)) &&
    !(want.without ?? []).some((mark) => facets.marks.includes(mark))
  );
}
