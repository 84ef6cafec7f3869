import type { GameName } from "$lib/wire/protocol";

/** The chapters of the rules of each game, in reading order; `web-help-GAME-CHAPTER` has the words of each. */
export const CHAPTERS: Readonly<Record<GameName, readonly string[]>> = {
  seven: ["goal", "turn", "build", "trade", "chain", "stage", "sell", "colours", "conflict", "science", "score", "two"],
  architects: ["goal", "turn", "build", "blue", "green", "red", "battle", "free", "score", "two"],
};
