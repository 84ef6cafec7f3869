import type { GameName } from "$lib/wire/protocol";
import { say, sayOne, words } from "$lib/words";
import type { Names } from "./names";
import type { ScoreTable } from "./text";

/** How a game ended: who won, and a sheet for every city. */
interface Result<Sheet = object> {
  readonly winners: readonly number[];
  readonly sheets: readonly (Sheet & { readonly city: number; readonly total: number })[];
}

/** Who won, and with how many points. */
export function resultSentence(result: Result, names: Names): string {
  const points = result.sheets[result.winners[0]!]!.total;
  const cities = result.winners.map((winner) => names.of(winner));
  if (cities.length > 1) return say("result-shared", { cities: words.list(cities), count: points });
  return say("result-won", { who: names.who(result.winners[0]!), city: cities[0]!, count: points });
}

/** The categories of a result's sheets as rows to read; null while the game is being played. */
export function scoreTable<Category extends string>(
  game: GameName,
  result: Result<Readonly<Record<Category, number>>> | null,
  categories: readonly Category[],
  names: Names,
): ScoreTable | null {
  if (!result) return null;
  return {
    sentence: resultSentence(result, names),
    columns: categories.map((category) => sayOne(`${game}-category`, category)),
    rows: result.sheets.map((sheet) => ({
      name: names.full(sheet.city),
      cells: categories.map((category) => sheet[category]),
    })),
  };
}
