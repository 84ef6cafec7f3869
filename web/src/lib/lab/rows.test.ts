// @vitest-environment node
import type { BoardFigures, PieceFigures, StatisticsPage } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { nextOrder, type Row, rowsOf, sorted, topicsOf, widest } from "./rows";

const sure = (value: number | null) => ({ value, low: value === null ? null : value - 0.1, high: null });

function piece(group: string, id: string, section: string, lift: number | null = 0): PieceFigures {
  return { group, id, section, games: 9, copies: 9, rate: sure(0.5), lift: sure(lift), adjusted: sure(0.02) };
}

function page(pieces: readonly PieceFigures[], boards: readonly BoardFigures[] = []): StatisticsPage {
  const about = { game: "seven", players: 4, of: "bots", bots: "strategist", games: 9, needed: 1, left: 0 } as const;
  return { ...about, single: ["card"], pieces, boards };
}

const altar = piece("card", "altar", "age1", 0.05);
const dump = piece("card", "dump", "age2", -0.1);
const law = piece("token", "law", "tokens");
const giza: BoardFigures = { board: "gizah-A", games: 7, index: sure(1.2), points: sure(50) };

test("sections, whole groups that have several, and boards are compared", () => {
  expect(topicsOf(page([altar, dump, law], [giza]))).toEqual(["all-card", "age1", "age2", "tokens", "boards"]);
  expect(topicsOf(page([]))).toEqual([]);
});

test("shares of victory are those of the figures", () => {
  const [row] = rowsOf(page([altar, dump]), "age1");
  expect(row).toMatchObject({ about: "card-altar", often: 0.5, last: { value: 0.02 } });
  expect(row!.wins.value).toBeCloseTo(0.3);
  expect(row!.wins.low).toBeCloseTo(0.2);
  expect(row!.wins.high).toBeNull();
  const [board] = rowsOf(page([], [giza]), "boards");
  expect(board).toMatchObject({ about: "wonder-gizah-a", id: "gizah-A", often: 7, last: { value: 50 } });
  expect(board!.wins.value).toBeCloseTo(0.3);
});

const named = (rows: readonly Row[]) => rows.map((row) => ({ ...row, name: row.id }));

test("a table is sorted by any column, both ways, with what is unknown last", () => {
  const unknown = piece("card", "baths", "age1", null);
  const rows = named(rowsOf(page([altar, unknown, dump]), "all-card"));
  const ids = (by: "name" | "wins", isDown: boolean) => sorted(rows, { by, isDown }, "en").map(({ id }) => id);
  expect(ids("wins", true)).toEqual(["altar", "dump", "baths"]);
  expect(ids("wins", false)).toEqual(["dump", "altar", "baths"]);
  expect(ids("name", false)).toEqual(["altar", "baths", "dump"]);
  expect(ids("name", true)).toEqual(["dump", "baths", "altar"]);
});

test("equal rows are sorted by name, in the order of the reader's language", () => {
  const rows = ["zeď", "čaj", "cihla"].map((id) => ({
    ...rowsOf(page([piece("card", id, "age1")]), "age1")[0]!,
    name: id,
  }));
  expect(sorted(rows, { by: "wins", isDown: true }, "cs").map(({ name }) => name)).toEqual(["cihla", "čaj", "zeď"]);
});

test("a column starts with its largest numbers, names with A, and is reversed when asked for again", () => {
  const first = nextOrder({ by: "wins", isDown: true }, "often");
  expect(first).toEqual({ by: "often", isDown: true });
  expect(nextOrder(first, "often")).toEqual({ by: "often", isDown: false });
  expect(nextOrder(first, "name")).toEqual({ by: "name", isDown: false });
});

test("bars have room for a fair share in their middle, and for every interval", () => {
  expect(widest([], 0.25)).toBeCloseTo(0.525);
  expect(widest(rowsOf(page([piece("card", "altar", "age1", 0.6)]), "age1"), 0.25)).toBeCloseTo(0.8925);
  expect(widest(rowsOf(page([piece("card", "altar", "age1", 0.75)]), "age1"), 0.25)).toBe(1);
});
