import { layersOf } from "$lib/art/wonders";
import { stagesOf } from "$lib/facts/seven";
import { type Names, seatName } from "$lib/games/names";
import type { Seen } from "$lib/state/table.svelte";
import type { SeatInfo } from "$lib/wire/protocol";
import { say, words } from "$lib/words";

/** What a category looks like. */
export type Look = "red" | "coin" | "wonder" | "blue" | "green" | "yellow" | "purple" | "cat";

/** One city of the score. */
export interface Column {
  readonly city: number;
  readonly name: string;
  /** The city of a person, or the bot of a city. */
  readonly under: string;
  readonly wonder: string;
  /** The layers of its picture that stand. */
  readonly layers: readonly number[];
  readonly isWinner: boolean;
  /** The Free City is scored for comparison only. */
  readonly isFree: boolean;
  readonly total: number;
  /** What decides a tie: coins or stages. */
  readonly tie: number;
}

export interface Row {
  readonly key: string;
  readonly words: string;
  readonly look: Look;
  /** By column. */
  readonly cells: readonly number[];
  /** The most that a player has here; null if nobody has points. */
  readonly best: number | null;
}

export interface Score {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** How a tie was decided; empty if there was none. */
  readonly tie: string;
}

const SEVEN = {
  military: "red",
  treasury: "coin",
  wonder: "wonder",
  civilian: "blue",
  science: "green",
  commerce: "yellow",
  guilds: "purple",
} as const satisfies Readonly<Record<string, Look>>;
const ARCHITECTS = {
  wonder: "wonder",
  cat: "cat",
  civilian: "blue",
  military: "red",
  progress: "green",
} as const satisfies Readonly<Record<string, Look>>;

/** Everything the score of a finished game shows, winners first; null while it is played. */
export function scoreOf(seen: Seen, seats: readonly SeatInfo[], names: Names): Score | null {
  if (!seen.view.result) return null;
  const { winners } = seen.view.result;
  const all = seen.game === "seven" ? sevenColumns(seen, names) : architectsColumns(seen, names);
  const columns = all
    .map((column): Column => {
      const seat = seats[column.city];
      const under = seat && seat.name === null ? seatName(seat) : say(`${seen.game}-city-${column.wonder}`);
      return { ...column, under, isWinner: winners.includes(column.city), isFree: !seat };
    })
    .sort((one, other) => weight(other) - weight(one) || other.total - one.total);
  const kinds = Object.entries(seen.game === "seven" ? SEVEN : ARCHITECTS);
  const sheets = seen.view.result.sheets as readonly (object & { city: number })[];
  const rows = kinds.map(([key, look]): Row => {
    const cells = columns.map(
      ({ city }) =>
        Reflect.get(
          sheets.find((sheet) => sheet.city === city)!,
          key,
        ) as number,
    );
    const most = Math.max(...cells.filter((_, index) => !columns[index]!.isFree));
    return { key, words: say(`${seen.game}-category-${key}`), look, cells, best: most > 0 ? most : null };
  });
  return { columns, rows, tie: tieWords(seen.game, columns) };
}

const weight = ({ isWinner, isFree }: Column): number => (isWinner ? 1 : isFree ? -1 : 0);

type Bare = Omit<Column, "isWinner" | "isFree" | "under">;

function sevenColumns({ view }: Extract<Seen, { game: "seven" }>, names: Names): Bare[] {
  return view.result!.sheets.map(({ city, total, coins }) => {
    const { board, stages } = view.cities[city]!;
    const built = Array.from({ length: stages }, (_, stage) => stage + 1);
    return {
      city,
      name: names.short(city),
      wonder: board.wonder,
      layers: layersOf("seven", built, stagesOf(board).length),
      total,
      tie: coins,
    };
  });
}

function architectsColumns({ view }: Extract<Seen, { game: "architects" }>, names: Names): Bare[] {
  return view.result!.sheets.map(({ city, total, stages }) => {
    const player = view.cities[city]!;
    const layers = layersOf("architects", player.stages, 5);
    return { city, name: names.short(city), wonder: player.wonder, layers, total, tie: stages };
  });
}

/** Several have the most points: what decided then. */
function tieWords(game: Seen["game"], columns: readonly Column[]): string {
  const players = columns.filter(({ isFree }) => !isFree);
  const most = Math.max(...players.map(({ total }) => total));
  const level = players.filter(({ total }) => total === most);
  if (level.length < 2) return "";
  const cities = words.list(level.map(({ name }) => name));
  if (game === "seven") {
    const coins = level.map(({ name, tie }) => say("seven-result-coins", { city: name, count: tie })).join(", ");
    return say("seven-result-tie", { cities, count: most, coins });
  }
  const stages = level.map(({ name, tie }) => say("architects-result-stages", { city: name, count: tie })).join(", ");
  return say("architects-result-tie", { cities, count: most, stages });
}
