import type { BoardFigures, Interval, PieceFigures, StatisticsPage } from "$lib/wire/protocol";

/** The columns of a table; it can be sorted by any of them. */
export const COLUMNS = ["name", "often", "wins", "last"] as const;
export type Column = (typeof COLUMNS)[number];

/** Something that wins more or less often than others: a board, a card or another thing that cities have. */
export interface Row {
  /** What it is, by the id that `lib/what` uses. */
  readonly about: string;
  /** A board, or the group of things that it belongs to. */
  readonly group: string;
  readonly id: string;
  /** How many games it was played in, or how many of it a city has. */
  readonly often: number | null;
  /** The share of victories of those who have it. */
  readonly wins: Interval;
  /** For a board, its points; for anything else, what goes with one more of it at a table, as a share of victories. */
  readonly last: Interval;
}

/** What is compared in one table: boards, or things of one section. */
export const BOARDS = "boards";
/** All things of a group that has several sections: `all-card`. */
const ALL = "all-";

/** What can be compared, boards last; a group with several sections can be compared as a whole first. */
export function topicsOf({ pieces, boards }: StatisticsPage): readonly string[] {
  const groups = [...new Set(pieces.map(({ group }) => group))];
  const topics = groups.flatMap((group) => {
    const sections = [...new Set(pieces.filter((piece) => piece.group === group).map(({ section }) => section))];
    return sections.length > 1 ? [`${ALL}${group}`, ...sections] : sections;
  });
  return boards.length ? [...topics, BOARDS] : topics;
}

/** Whether a topic is a whole group. */
export const isWhole = (topic: string): boolean => topic.startsWith(ALL);

/** What is compared. */
export function rowsOf(page: StatisticsPage, topic: string): readonly Row[] {
  if (topic === BOARDS) return page.boards.map((board) => rowOfBoard(board, page.players));
  const isMeant = ({ group, section }: PieceFigures): boolean => topic === `${ALL}${group}` || topic === section;
  return page.pieces.filter(isMeant).map((piece) => rowOfPiece(piece, page.players));
}

function rowOfBoard({ board, games, index, points }: BoardFigures, players: number): Row {
  const wins = changed(index, (value) => value / players); // an index of 1 is a fair share
  return { about: `wonder-${board.toLowerCase()}`, group: BOARDS, id: board, often: games, wins, last: points };
}

function rowOfPiece({ group, id, rate, lift, adjusted }: PieceFigures, players: number): Row {
  const wins = changed(lift, (value) => value + 1 / players); // a lift of 0 is a fair share
  return { about: `${group}-${id}`, group, id, often: rate.value, wins, last: adjusted };
}

function changed({ value, low, high }: Interval, change: (value: number) => number): Interval {
  const one = (number: number | null): number | null => (number === null ? null : change(number));
  return { value: one(value), low: one(low), high: one(high) };
}

/** How a table is sorted. */
export interface Order {
  readonly by: Column;
  readonly isDown: boolean;
}

/** How to sort it when a column is asked for: another column starts with its largest numbers, or with A. */
export function nextOrder({ by, isDown }: Order, column: Column): Order {
  return by === column ? { by, isDown: !isDown } : { by: column, isDown: column !== "name" };
}

/** Rows in order, each with its name; what is not known comes last either way, and equal ones by name. */
export function sorted<T extends Row & { readonly name: string }>(
  rows: readonly T[],
  { by, isDown }: Order,
  language: string,
): readonly T[] {
  const names = new Intl.Collator(language);
  const byName = (one: T, other: T): number => names.compare(one.name, other.name);
  if (by === "name") return [...rows].sort((one, other) => (isDown ? byName(other, one) : byName(one, other)));
  const valueOf = (row: T): number | null => (by === "often" ? row.often : row[by].value);
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return (isDown ? b - a : a - b) || byName(one, other);
  });
}

/** The share at the end of all bars: a little beyond the largest that may be true. */
export function widest(rows: readonly Row[], fair: number): number {
  const ends = rows.flatMap(({ wins }) => [wins.high ?? 0, wins.value ?? 0]);
  return Math.min(1, 1.05 * Math.max(2 * fair, ...ends));
}
