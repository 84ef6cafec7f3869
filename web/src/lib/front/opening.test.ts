import type { Connection } from "$lib/state/connection.svelte";
import type { Seats } from "$lib/state/seats.svelte";
import type { Tables } from "$lib/state/tables.svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Opening, PATIENCE } from "./opening.svelte";

const WANTED = { game: "seven", name: "Livia", players: 4, bot: "builder" } as const;
afterEach(() => void vi.useRealTimers());

function front() {
  const tables = { openTable: vi.fn(async (): Promise<string | null> => "abc123"), problem: null as string | null };
  const connection = {
    connect: vi.fn(),
    watch: vi.fn(),
    command: vi.fn(async (_: unknown): Promise<unknown> => ({ kind: "ack" })),
  };
  const seats = { at: () => ({ token: "t" }) };
  const opening = new Opening({
    tables: tables as unknown as Tables,
    seats: seats as unknown as Seats,
    connection: connection as unknown as Connection,
  });
  return { tables, connection, opening };
}

test("a table is opened and started once, however often it is asked for in the meantime", async () => {
  const { opening, tables, connection } = front();
  const pressed = [opening.open(WANTED), opening.open(WANTED), opening.open({ ...WANTED, game: "architects" })];
  expect(opening.busy).toBe("seven");
  expect(await Promise.all(pressed)).toEqual(["abc123", null, null]);
  expect(tables.openTable).toHaveBeenCalledOnce();
  expect(connection.command).toHaveBeenCalledOnce();
  expect([opening.busy, opening.failure]).toEqual([null, null]);
});

test("a refused start is reported, with the table that is there nonetheless", async () => {
  const { opening, connection } = front();
  connection.command.mockResolvedValueOnce({ kind: "refused", code: "wrong-setup" });
  expect(await opening.open(WANTED)).toBeNull();
  expect(opening.failure).toEqual({ game: "seven", code: "wrong-setup", table: "abc123" });
  expect(await opening.open(WANTED)).toBe("abc123");
  expect(opening.failure).toBeNull();
});

test("if there is no table, that is reported; with open seats nothing is started", async () => {
  const { opening, tables, connection } = front();
  tables.openTable.mockImplementationOnce(async () => ((tables.problem = "too-many"), null));
  expect(await opening.open(WANTED)).toBeNull();
  expect(opening.failure).toEqual({ game: "seven", code: "too-many", table: null });
  expect(await opening.open({ ...WANTED, bot: null })).toBe("abc123");
  expect(connection.command).not.toHaveBeenCalled();
});

test("a start that is not answered is left to the table, where its answer will be seen", async () => {
  vi.useFakeTimers();
  const { opening, connection } = front();
  connection.command.mockReturnValueOnce(new Promise(() => {}));
  const opened = opening.open(WANTED);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await opened).toBe("abc123");
});
