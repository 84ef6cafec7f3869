import type { Snapshot, TableInfo } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import type { Http } from "./http";
import { Seats } from "./seats.svelte";
import { shelf } from "./storage.fake";
import { Tables } from "./tables.svelte";

const info = (id: string): TableInfo => ({ id, game: "seven", phase: "playing", seats: [] }) as unknown as TableInfo;
const sight = (ready: number[]) => ({ decisions: [{ city: 0 }], ready });
const snapshot = (id: string, ready: number[]) =>
  ({ info: info(id), you: 0, sight: sight(ready) }) as unknown as Snapshot;
const ok = <T>(value: T) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, problem: { code, message: "" } }) as const;

function hall(answers: Record<string, unknown>) {
  const http = { tables: vi.fn(), table: vi.fn((id: string) => answers[id]), openTable: vi.fn() };
  http.tables.mockResolvedValue(ok([info("opened"), info("choose")]));
  const seats = new Seats(shelf());
  for (const table of Object.keys(answers)) seats.keep({ table, seat: 0, token: "t" }, "Livia", "seven");
  return { http, seats, tables: new Tables(http as unknown as Http, seats) };
}

test("it is my move where I have to choose and have not", async () => {
  const { tables } = hall({ choose: ok(snapshot("choose", [])), chosen: ok(snapshot("chosen", [0])) });
  await tables.refresh();
  expect(tables.mine.map(({ info: { id }, myMove }) => [id, myMove])).toEqual([
    ["chosen", false],
    ["choose", true],
  ]);
  expect(tables.open.map(({ id }) => id)).toEqual(["opened"]);
});

test("seats that are lost are forgotten, seats that cannot be asked for are not", async () => {
  const { tables, seats } = hall({
    gone12: refused("no-such-table"),
    taken1: refused("bad-token"),
    later1: refused("unavailable"),
  });
  await tables.refresh();
  expect(tables.mine).toEqual([]);
  expect(seats.all.map(({ table }) => table)).toEqual(["later1"]);
});

test("a table against bots has one in every other seat; a refusal is kept to be shown", async () => {
  const { tables, http, seats } = hall({});
  http.openTable.mockResolvedValueOnce(ok({ table: "abc123", seat: 0, token: "t" }));
  expect(await tables.openTable("seven", "Livia", 3, "builder")).toBe("abc123");
  expect(http.openTable.mock.calls[0]![0]).toMatchObject({ players: 3, bots: [null, "builder", "builder"] });
  expect(seats.at("abc123")?.name).toBe("Livia");
  http.openTable.mockResolvedValueOnce(refused("too-many"));
  expect(await tables.openTable("seven", "Livia", 3, null)).toBeNull();
  expect(tables.problem).toBe("too-many");
});
