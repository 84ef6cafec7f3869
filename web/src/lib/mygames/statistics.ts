import type { PastGame } from "$lib/wire/protocol";

/** How many games there have to be before anything is said about them. */
export const FEWEST = 5;
/** How many games the accuracy line averages over, and how many it shows. */
export const SMOOTHED = 5;
export const SHOWN = 20;
/** A mean difference is named only beyond this many standard errors: otherwise it may be mere chance. */
const SURE = 2;
/** How many points a gap must be worth to be named. */
const WORTH = 1;

/** Some games of one kind. */
export interface Record {
  readonly games: number;
  /** A shared victory is one too. */
  readonly wins: number;
  /** Mean points of the person's city. */
  readonly points: number;
}

export interface ByWonder extends Record {
  readonly wonder: string;
}

export interface ByPlayers extends Record {
  readonly players: number;
}

/** The person's points in a category, and those of the winners of the same games. */
export interface CategoryMeans {
  readonly category: string;
  readonly own: number;
  readonly winners: number;
  /** One standard error of the difference. */
  readonly error: number;
}

/** Whether the person won. */
export const isWon = ({ winners, seat }: PastGame): boolean => winners.includes(seat);

/** The wonder of the person's city, without the side of its board. */
export const wonderOf = ({ boards, seat }: PastGame): string => boards[seat]!.replace(/-[AB]$/, "");

/** The side of the person's board, where boards have sides. */
export const sideOf = ({ boards, seat }: PastGame): string => /-([AB])$/.exec(boards[seat]!)?.[1] ?? "";

/** The points of the person's city. */
export const totalOf = ({ points, seat }: PastGame): number => points[seat]!.at(-1)!;

/** The games that say something: the cards of a first lesson, and of a try, could be known. */
export const countedOf = (games: readonly PastGame[]): readonly PastGame[] =>
  games.filter(({ lesson, origin }) => !lesson && !origin);

export function recordOf(games: readonly PastGame[]): Record {
  return { games: games.length, wins: games.filter(isWon).length, points: mean(games.map(totalOf)) };
}

/** By the wonder of the person's city: the one that won most often first, and of equals the one played more. */
export function byWonder(games: readonly PastGame[]): readonly ByWonder[] {
  const found = [...grouped(games, wonderOf)].map(([wonder, some]) => ({ wonder, ...recordOf(some) }));
  return found.sort((one, other) => other.wins - one.wins || other.games - one.games);
}

export function byPlayers(games: readonly PastGame[]): readonly ByPlayers[] {
  const found = [...grouped(games, ({ points }) => points.length)];
  return found
    .map(([players, some]) => ({ players, ...recordOf(some) }))
    .sort((one, other) => one.players - other.players);
}

/** By category of the score sheet, for games that have the same ones; without the total. */
export function byCategory(games: readonly PastGame[]): readonly CategoryMeans[] {
  const categories = games[0]?.categories.slice(0, -1) ?? [];
  return categories.map((category, place) => {
    const own = games.map(({ points, seat }) => points[seat]![place]!);
    const winners = games.map((game) => mean(game.winners.map((seat) => game.points[seat]![place]!)));
    const behind = own.map((points, game) => winners[game]! - points);
    return { category, own: mean(own), winners: mean(winners), error: errorOf(behind) };
  });
}

/** The category in which winners are furthest ahead, if that is more than chance and worth mentioning. */
export function largestGap(means: readonly CategoryMeans[]): CategoryMeans | null {
  const behind = ({ own, winners }: CategoryMeans): number => winners - own;
  const sure = means.filter((one) => behind(one) >= WORTH && behind(one) > SURE * one.error);
  return sure.sort((one, other) => behind(other) - behind(one))[0] ?? null;
}

/** A reviewed game of the chart: its accuracy in percent, and the mean of the last few up to and including it. */
export interface Dot {
  readonly game: PastGame;
  readonly accuracy: number;
  readonly mean: number;
}

/** The accuracy of the last reviewed games, oldest first, given the games newest first. */
export function accuracies(games: readonly PastGame[]): readonly Dot[] {
  const reviewed = games.flatMap((game) => (game.accuracy == null ? [] : [{ game, accuracy: game.accuracy / 10 }]));
  const oldestFirst = reviewed.reverse();
  const dots = oldestFirst.map(({ game, accuracy }, place) => ({
    game,
    accuracy,
    mean: mean(oldestFirst.slice(Math.max(0, place + 1 - SMOOTHED), place + 1).map((one) => one.accuracy)),
  }));
  return dots.slice(-SHOWN);
}

/** The game that was played in most of these. */
export function mostPlayed(games: readonly PastGame[]): PastGame["game"] | null {
  const counts = [...grouped(games, ({ game }) => game)].map(([game, some]) => ({ game, count: some.length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.game ?? null;
}

export function mean(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
}

/** The standard error of a mean; infinite for a single number, which says nothing about others. */
function errorOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return Infinity;
  const middle = mean(numbers);
  const spread = numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (numbers.length - 1);
  return Math.sqrt(spread / numbers.length);
}

function grouped<Key>(
  games: readonly PastGame[],
  keyOf: (game: PastGame) => Key,
): ReadonlyMap<Key, readonly PastGame[]> {
  const groups = new Map<Key, PastGame[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return groups;
}
