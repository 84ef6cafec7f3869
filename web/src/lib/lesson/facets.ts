import type { Want } from "./script";

/** What a coach can tell of an option: what it does, and with which card. */
export interface Facets {
  readonly do: string;
  readonly card: string | null;
  readonly colour: string | null;
  readonly bought: boolean;
  readonly deck: string | null;
}

/** Whether an option is what a topic wants. */
export function fits(facets: Facets, want: Want): boolean {
  return (
    facets.do === want.do &&
    (want.colours === undefined || (facets.colour !== null && want.colours.includes(facets.colour))) &&
    (want.cards === undefined || (facets.card !== null && want.cards.includes(facets.card))) &&
    (want.bought === undefined || want.bought === facets.bought) &&
    (want.deck === undefined || want.deck === facets.deck)
  );
}
