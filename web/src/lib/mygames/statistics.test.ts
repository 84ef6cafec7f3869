// @vitest-environment node
import type { PastGame } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { dayWords } from "./day";
import {
  accuracies,
  byCategory,
  byPlayers,
  byWonder,
  countedOf,
  largestGap,
  mostPlayed,
  recordOf,
  sideOf,
  wonderOf,
} from "./statistics";

const game = (more: Partial<PastGame> = {}): PastGame => ({
  table: "abc123",
  game: "seven",
  seat: 0,
  ended: 0,
  categories: ["military", "science", "total"],
  boards: ["gizah-A", "rhodos-B", "babylon-A"],
  points: [
    [10, 2, 12],
    [4, 20, 24],
    [0, 0, 0],
  ],
  winners: [1],
  places: [2, 1, 3],
  lesson: false,
  origin: null,
  accuracy: null,
  ...more,
});

test("wonders count without the side of their board, the one that won most often first", () => {
  const won = game({ seat: 1 });
  const found = byWonder([game(), game({ boards: ["gizah-B", "rhodos-B", "babylon-A"] }), won]);
  expect(found).toEqual([
    { wonder: "rhodos", games: 1, wins: 1, points: 24 },
    { wonder: "gizah", games: 2, wins: 0, points: 12 },
  ]);
  expect([wonderOf(won), sideOf(won)]).toEqual(["rhodos", "B"]);
  expect([wonderOf(game({ boards: ["giza"] })), sideOf(game({ boards: ["giza"] }))]).toEqual(["giza", ""]);
});

test("a shared victory is a victory", () => {
  expect(recordOf([game({ winners: [0, 1] })])).toEqual({ games: 1, wins: 1, points: 12 });
});

test("games are counted by number of players, the fewest first", () => {
  const two = game({ boards: ["gizah-A", "rhodos-B"], points: game().points.slice(0, 2), winners: [0] });
  expect(byPlayers([game(), two, two])).toEqual([
    { players: 2, games: 2, wins: 2, points: 12 },
    { players: 3, games: 1, wins: 0, points: 12 },
  ]);
});

test("each category is compared with the winner of the same games; several winners count as their mean", () => {
  const shared = game({ winners: [0, 1] });
  const [military, science, ...none] = byCategory([game(), shared]);
  expect(none).toEqual([]);
  expect(military).toMatchObject({ category: "military", own: 10, winners: (4 + 7) / 2 });
  expect(science).toMatchObject({ category: "science", own: 2, winners: (20 + 11) / 2 });
  expect(byCategory([])).toEqual([]);
});

test("a gap is named only if it is larger than chance", () => {
  const far = byCategory(Array.from({ length: 5 }, () => game()));
  expect(largestGap(far)?.category).toBe("science");
  expect(largestGap(byCategory([game()]))).toBeNull(); // one game says nothing
  const level = [1, 30, 2, 25, 1].map((own, place) =>
    game({
      points: [
        [0, own, own],
        [0, place % 2 ? 1 : 28, 29],
      ],
    }),
  );
  expect(largestGap(byCategory(level))).toBeNull();
  const ahead = byCategory(Array.from({ length: 5 }, () => game({ seat: 1 })));
  expect(largestGap(ahead)).toBeNull();
});

test("the accuracy is shown for reviewed games only, oldest first, with the mean of the last five", () => {
  const newestFirst = [900, null, 700, 800].map((accuracy, place) => game({ table: `table${place}`, accuracy }));
  expect(accuracies(newestFirst).map(({ accuracy, mean }) => [accuracy, mean])).toEqual([
    [80, 80],
    [70, 75],
    [90, 80],
  ]);
  const many = Array.from({ length: 30 }, (_, place) => game({ accuracy: place < 5 ? 1000 : 0 }));
  expect(accuracies(many)).toHaveLength(20);
  expect(accuracies(many).at(-1)?.mean).toBe(100);
});

const origin = { table: "abcdef", number: 3, seat: 0, categories: ["total"], points: [[1]], places: [1] };

test("lessons and tries count for nothing, and statistics are of the game that was played most", () => {
  expect(countedOf([game({ lesson: true }), game({ origin }), game()])).toHaveLength(1);
  expect(mostPlayed([game(), game({ game: "architects" }), game({ game: "architects" })])).toBe("architects");
  expect(mostPlayed([])).toBeNull();
});

test("a day is named as people say it", () => {
  const now = new Date(2026, 10, 17, 0, 30).getTime();
  expect(dayWords(new Date(2026, 10, 17, 0, 10).getTime(), now, "en")).toBe("today");
  expect(dayWords(new Date(2026, 10, 16, 23, 50).getTime(), now, "en")).toBe("yesterday");
  expect(dayWords(new Date(2026, 10, 14).getTime(), now, "cs")).toBe("14. listopadu");
  expect(dayWords(new Date(2025, 10, 14).getTime(), now, "en")).toContain("2025");
});
