import { Seats } from "$lib/state/seats.svelte";
import { shelf } from "$lib/state/storage.fake";
import type { KeptSeat, PastGame } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import { History } from "./history.svelte";

const ok = <T>(value: T) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, problem: { code, message: "" } }) as const;
const ended = ({ table, seat }: KeptSeat): PastGame => ({ table, seat }) as PastGame;

/** A browser with some finished games, and a running one. */
function browser(count: number) {
  const seats = new Seats(shelf());
  const tables = Array.from({ length: count }, (_, number) => `table${number}`);
  for (const [at, table] of tables.entries())
    seats.keep({ table, seat: 1, token: `token-of-${table}` }, "Livia", "seven", at);
  seats.finish(tables);
  seats.keep({ table: "running", seat: 0, token: "token-of-running" }, "Livia", "seven", count);
  const http = {
    pastGames: vi.fn(async (asked: readonly KeptSeat[]): Promise<any> => ok({ games: asked.map(ended), gone: [] })),
  };
  return { seats, http, history: new History(http, seats) };
}

test("hundreds of games come page by page, newest first, and each is asked for once", async () => {
  const { history, http } = browser(120);
  expect(history.left).toBe(120);
  await history.load();
  await history.load();
  expect(http.pastGames.mock.calls.map(([asked]) => asked.length)).toEqual([50, 50, 20]);
  expect([history.games.length, history.left, history.isLoading]).toEqual([120, 0, false]);
  expect([history.games[0]!.table, history.games.at(-1)!.table]).toEqual(["table119", "table0"]);
});

test("a table that is gone is forgotten here too; what was not answered is not asked for again", async () => {
  const { history, seats, http } = browser(3);
  http.pastGames.mockImplementation(async (asked) => ok({ games: asked.slice(0, 1).map(ended), gone: ["table1"] }));
  await history.load();
  await history.load();
  expect(http.pastGames).toHaveBeenCalledOnce();
  expect(history.games.map(({ table }) => table)).toEqual(["table2"]);
  expect(seats.all.map(({ table }) => table)).toEqual(["running", "table2", "table0"]);
});

test("what is in the way is reported, what has come stays, and the rest can be asked for later", async () => {
  const { history, http } = browser(60);
  http.pastGames.mockResolvedValueOnce(ok({ games: [{ table: "table59" }], gone: [] }));
  http.pastGames.mockResolvedValueOnce(refused("too-many"));
  await history.load();
  expect([history.problem, history.games.length, history.left]).toEqual(["too-many", 1, 10]);
  await history.load();
  expect([history.problem, history.games.length, history.left]).toEqual([null, 11, 0]);
});

test("a game that ends while the page is open joins the others", async () => {
  const { history, seats } = browser(1);
  await history.load();
  seats.finish(["running"]);
  await history.load();
  expect(history.games.map(({ table }) => table)).toEqual(["running", "table0"]);
});
