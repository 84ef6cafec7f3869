import type { Result } from "$lib/state/http";
import type { StatisticsPage } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import { Statistics } from "./statistics.svelte";

const MINE = { game: "seven", players: 4, of: "server" } as const;

function page(games: number, left = 0): Result<StatisticsPage> {
  const value = { ...MINE, bots: null, games, needed: 50, left, single: [], boards: [], pieces: [] };
  return { ok: true, value };
}

test("a server that still has games to read is asked until it has read them", async () => {
  const asked = vi.fn(() => Promise.resolve(page(0, 80)));
  asked.mockResolvedValueOnce(page(0, 120)).mockResolvedValueOnce(page(0, 80)).mockResolvedValueOnce(page(70));
  const statistics = new Statistics({ statistics: asked });
  await statistics.load(MINE);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(statistics.page).toMatchObject({ games: 70, left: 0 });
});

test("of two questions the last one counts, however late the first is answered", async () => {
  let answer: (page: Result<StatisticsPage>) => void = () => undefined;
  const asked = vi.fn(() => Promise.resolve(page(1)));
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const statistics = new Statistics({ statistics: asked });
  const first = statistics.load(MINE);
  await statistics.load({ ...MINE, of: "bots" });
  answer(page(2, 9));
  await first;
  expect(statistics.page).toMatchObject({ games: 1 });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a refusal is kept, and nothing more is asked", async () => {
  const refused = { ok: false, problem: { code: "too-many", message: "" } } as const;
  const asked = vi.fn(() => Promise.resolve<Result<StatisticsPage>>(refused));
  const statistics = new Statistics({ statistics: asked });
  await statistics.load(MINE);
  expect([statistics.page, statistics.problem]).toEqual([null, "too-many"]);
  expect(asked).toHaveBeenCalledOnce();
});

test("after leaving, nothing more is asked", async () => {
  const asked = vi.fn(() => Promise.resolve(page(0, 80)));
  const statistics = new Statistics({ statistics: asked });
  const loading = statistics.load(MINE);
  statistics.close();
  await loading;
  expect(asked).toHaveBeenCalledOnce();
});
