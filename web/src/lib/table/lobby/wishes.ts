/** What is wished for a city: a wonder and its side, or whatever is drawn. */
export interface Wish {
  readonly wonder: string | null;
  readonly side: "A" | "B" | null;
}

export const ANYTHING: Wish = { wonder: null, side: null };

/** Read wishes in a game's notation, as `TableInfo.wonders` has them; one for each city; what is left out is open. */
export function parseWishes(text: string, cities: number): readonly Wish[] {
  const words = text.split(/[\s+]+/).filter((word) => word !== "" && !word.includes("="));
  return Array.from({ length: cities }, (_, city) => parseWish(words[city] ?? "?"));
}

function parseWish(word: string): Wish {
  const [wonder = "?", side = "?"] = word.split("-");
  return { wonder: wonder === "?" ? null : wonder, side: side === "A" || side === "B" ? side : null };
}

/** Write wishes in a game's notation; the third city of two players follows a plus. */
export function writeWishes(wishes: readonly Wish[], players: number): string {
  const words = wishes.map(({ wonder, side }) => (wonder ?? "?") + (side ? `-${side}` : ""));
  const rest = words.slice(players);
  const isOpen = rest.every((word) => word === "?");
  return [...words.slice(0, players), ...(isOpen ? [] : ["+", ...rest])].join(" ");
}
