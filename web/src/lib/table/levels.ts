import type { Game } from "$lib/games/contract";
import { say } from "$lib/words";

/** A bot to choose, with a line about what to expect from it. */
interface Level {
  readonly value: string;
  readonly words: string;
  readonly note: string;
}

/** The bots to choose from, weakest first, followed by the programs. */
export function levelsOf(levels: Game["bots"], programs: readonly string[] = []): readonly Level[] {
  return [
    ...levels.map((name) => ({ value: name, words: say(`bot-${name}`), note: say(`web-level-${name}`) })),
    ...programs.map((name) => ({ value: `program:${name}`, words: name, note: say("web-level-program") })),
  ];
}
