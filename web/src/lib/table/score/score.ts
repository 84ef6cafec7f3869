import type { Game, ScorePlan } from "$lib/games/contract";
import { type Names, seatName } from "$lib/games/names";
import type { Seen } from "$lib/games/nouns";
import type { SeatInfo } from "$lib/wire/protocol";
import { sayOne, words } from "$lib/words";

/** What a category looks like. */
export type Look = "red" | "coin" | "wonder" | "blue" | "green" | "yellow" | "purple" | "cat";

/** One city of the score. */
export interface Column {
  readonly city: number;
  readonly name: string;
  /** A person's city, or a city's bot. */
  readonly under: string;
  readonly wonder: string;
  /** The layers of its picture that are built. */
  readonly layers: readonly number[];
  readonly isWinner: boolean;
  /** The Free City is scored for comparison only. */
  readonly isFree: boolean;
  readonly total: number;
  /** What decides a tie. */
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
  /** The id by which it can be asked about. */
  readonly about: string | null;
}

export interface Score {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** How a tie was decided; empty if there was none. */
  readonly tie: string;
}

/** Everything the score of a finished game shows: first the person's own city, the others as they sit; null before the end. */
export function scoreOf(
  game: Game,
  plan: ScorePlan,
  { view }: Seen,
  seats: readonly SeatInfo[],
  names: Names,
): Score | null {
  if (!view.result) return null;
  const { winners, sheets } = view.result;
  const boards = game.boards(view);
  const orderOf = ({ city, isFree }: Column): number =>
    isFree ? seats.length : (city - (view.seat ?? 0) + seats.length) % seats.length;
  const scored = sheets
    .map((sheet) => {
      const { city, total } = sheet;
      const seat = seats[city];
      const wonder = boards[city]!;
      const under = seat && seat.name === null ? seatName(seat) : sayOne(`${game.id}-city`, wonder);
      const layers = plan.layers(view, city);
      const [isWinner, isFree] = [winners.includes(city), !seat];
      const column: Column = {
        ...{ city, name: names.short(city), under, wonder, layers, isWinner, isFree, total },
        tie: plan.tie(sheet),
      };
      return { column, cells: plan.cells(sheet) };
    })
    .sort(({ column: one }, { column: other }) => orderOf(one) - orderOf(other));
  const columns = scored.map(({ column }) => column);
  const rows = scored[0]!.cells.map(({ key, words, look, about = null }, index): Row => {
    const cells = scored.map((one) => one.cells[index]!.points);
    const most = Math.max(...cells.filter((_, place) => !columns[place]!.isFree));
    return { key, words, look, about, cells, best: most > 0 ? most : null };
  });
  return { columns, rows, tie: tieWords(plan, columns) };
}

/** The place of a player among all, from 1: players who are level after the tie-break share one. */
export function placeOf({ total, tie }: Column, columns: readonly Column[]): number {
  const isBetter = (other: Column): boolean => other.total > total || (other.total === total && other.tie > tie);
  return 1 + columns.filter((other) => !other.isFree && isBetter(other)).length;
}

/** What decided, when several have the most points. */
function tieWords(plan: ScorePlan, columns: readonly Column[]): string {
  const players = columns.filter(({ isFree }) => !isFree);
  const most = Math.max(...players.map(({ total }) => total));
  const level = players.filter(({ total }) => total === most);
  return level.length < 2 ? "" : plan.tieWords(level, words.list(level.map(({ name }) => name)), most);
}
