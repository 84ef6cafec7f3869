import { cardOf } from "../facts";
import type { ArchitectsCardsMissing } from "$lib/wire/protocol";

type Cards = Readonly<Record<string, number>>;

/** Grey cards one by one. */
export function greyOf(cards: Cards): readonly string[] {
  return Object.entries(cards).flatMap(([card, count]) =>
    cardOf(card).colour === "grey" ? Array.from({ length: count }, () => card) : [],
  );
}

/** The pictures for as many grey cards as the server counts towards a stage: it says how many, not which. */
export function heldFor(reason: Pick<ArchitectsCardsMissing, "kind" | "grey">, cards: Cards): readonly string[] {
  const grey = greyOf(cards);
  const count = (card: string): number => cards[card] ?? 0;
  const kinds = [...new Set(grey)].sort((one, other) => count(other) - count(one));
  const fitting = reason.kind === "different" ? kinds : grey.filter((card) => card === kinds[0]);
  return (fitting.length < reason.grey ? grey : fitting).slice(0, reason.grey);
}

/** Cards that are not for building, by kind. */
export function otherThanGrey(cards: Cards): readonly (readonly [string, number])[] {
  return Object.entries(cards).filter(([card, count]) => count > 0 && cardOf(card).colour !== "grey");
}
