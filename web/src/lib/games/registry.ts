import more from "virtual:games";
import architects from "./architects";
import type { Game } from "./contract";
import seven from "./seven";
import type { GameText } from "./text";

/** Every game there is, in the order in which they are shown: our own, and those the build was told about. */
export const GAMES: readonly Game[] = [seven, architects, ...more];

/** A game by its id; an error for one that this client was built without. */
export function gameOf(id: string): Game {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`this client was built without the game ${id}`);
  return game;
}

/** Load a game in words, with what is printed on its cards. */
export async function textOf(id: string): Promise<GameText> {
  return (await gameOf(id).text()).default;
}
