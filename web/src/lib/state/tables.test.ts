import type { TableInfo } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import type { Http } from "./http";
import { Seats } from "./seats.svelte";
import { shelf } from "./storage.fake";
import { inOrder, Tables } from "./tables.svelte";

const info = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    game: "seven",
    phase: "playing",
    seats: [{ name: "Livia", guest_of: null, away: false }],
    awaited: [],
    due: null,
    changed: 0,
    ...more,
  }) as unknown as TableInfo;
const ok = <T>(value: T) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, problem: { code, message: "" } }) as const;

/** A front page whose person sits at some tables, which are listed or, if null, are not. */
function hall(listed: Record<string, TableInfo | null>) {
  const http = {
    tables: vi.fn().mockResolvedValue(ok([info("opened"), info("choose")])),
    tablesOf: vi.fn(async (_: readonly string[]): Promise<unknown> =>
      ok(Object.values(listed).filter((one) => one !== null)),
    ),
    table: vi.fn(async (_: string): Promise<unknown> => refused("no-such-table")),
    openTable: vi.fn(),
  };
  const seats = new Seats(shelf());
  for (const table of Object.keys(listed)) seats.keep({ table, seat: 0, token: "t" }, "Livia", "seven");
  return { http, seats, tables: new Tables(http as unknown as Http, seats) };
}

test("all seats are asked for, and those that wait for me come first", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => [`table${number}`, info(`table${number}`, { changed: number })]),
  );
  const { tables, http } = hall({ choose: info("choose", { awaited: [0, 1] }), chosen: info("chosen"), ...many });
  await tables.refresh();
  expect(http.tablesOf.mock.calls[0]![0].length).toBe(14);
  expect(tables.mine.length).toBe(14);
  expect(tables.mine[0]).toMatchObject({ info: { id: "choose" }, myMove: true });
  expect(tables.waiting).toBe(1);
  expect(tables.open.map(({ id }) => id)).toEqual(["opened"]);
});

const here = { name: "Livia", guest_of: null, away: false };
const away = { ...here, away: true };

test.each([
  ["is paused", { paused: true, seats: [here] }, { waits: false, isAway: false }],
  ["is asleep", { asleep: true, awaited: [], seats: [away] }, { waits: true, isAway: true }],
  ["waits for me, who is away", { seats: [away] }, { waits: true, isAway: true }],
  ["has a bot play for me", { awaited: [], seats: [away] }, { waits: false, isAway: true }],
  [
    "has a guest play for me",
    { seats: [{ ...here, name: "Bruno", guest_of: "Livia" }] },
    { waits: false, isAway: true },
  ],
  [
    "is asleep, with a guest away too",
    { asleep: true, seats: [{ ...away, name: "Bruno", guest_of: "Livia" }] },
    { waits: true, isAway: true },
  ],
])("nobody has a move at a table that %s", async (_, more, expected) => {
  const { tables } = hall({ abc123: info("abc123", { awaited: [0], ...more } as unknown as Partial<TableInfo>) });
  await tables.refresh();
  expect(tables.mine[0]).toMatchObject({ seat: 0, myMove: false, ...expected });
  expect(tables.waiting).toBe(expected.waits ? 1 : 0);
});

test("a guest has a move, but none once the seat's person is back", async () => {
  const guest = { ...here, guest_of: "Boris" };
  const listed = { abc123: info("abc123", { awaited: [0], seats: [guest] } as unknown as Partial<TableInfo>) };
  const { tables, http } = hall(listed);
  await tables.refresh();
  expect(tables.mine[0]).toMatchObject({ seat: 0, myMove: true, isAway: false });
  http.tablesOf.mockResolvedValue(ok([{ ...listed.abc123, seats: [{ ...here, name: "Boris" }] }]));
  await tables.refresh();
  expect(tables.mine[0]).toMatchObject({ seat: null, myMove: false, waits: false });
  expect(tables.waiting).toBe(0);
});

test("a seat is mine even if the server shows its name without needless spaces", async () => {
  const { tables, seats } = hall({ abc123: info("abc123", { awaited: [0] }) });
  seats.keep({ table: "abc123", seat: 0, token: "t" }, "  Livia\u0007 ", "seven");
  await tables.refresh();
  expect(tables.mine[0]).toMatchObject({ seat: 0, myMove: true });
});

test("the order: my move by the time left, what waits until I am back, others' moves, lobbies, finished games", () => {
  const mine = (id: string, more: Partial<TableInfo>, myMove = false) => ({
    info: info(id, more),
    seat: 0,
    myMove,
    waits: id === "asleep",
    isAway: id === "away" || id === "asleep",
  });
  const tables = [
    mine("over", { phase: "over", changed: 99 }),
    mine("lobby", { phase: "lobby", changed: 98 }),
    mine("theirs-due", { due: 1, changed: 1 }),
    mine("theirs-newer", { changed: 2 }),
    mine("no-clock", { changed: 97 }, true),
    mine("away", {}),
    mine("asleep", {}),
    mine("tomorrow", { due: 5000 }, true),
    mine("soon", { due: 1000 }, true),
  ];
  expect(inOrder(tables).map((table) => table.info.id)).toEqual([
    "soon",
    "tomorrow",
    "no-clock",
    "asleep",
    "away",
    "theirs-newer",
    "theirs-due",
    "lobby",
    "over",
  ]);
});

test("finished games and closed tables are remembered as such, and neither shown nor asked for again", async () => {
  const { tables, seats, http } = hall({
    ended1: info("ended1", { phase: "over" }),
    closed: info("closed", { phase: "closed" }),
  });
  await tables.refresh();
  expect(tables.mine).toEqual([]);
  expect(seats.all.map(({ over }) => over)).toEqual([true, true]);
  await tables.refresh();
  expect(http.tablesOf.mock.calls[1]![0]).toEqual([]); // what is over stays over
});

test("a seat is forgotten only if the server itself says that there is no such table", async () => {
  const { tables, seats, http } = hall({ gone12: null, later1: null, refuse: null });
  const answers: Record<string, string> = { later1: "unavailable", refuse: "too-many", gone12: "no-such-table" };
  http.table.mockImplementation(async (table: string) => refused(answers[table]!));
  await tables.refresh();
  await vi.waitFor(() => expect(seats.all.map(({ table }) => table).sort()).toEqual(["later1", "refuse"]));
  await vi.waitFor(() => expect(http.table).toHaveBeenCalledTimes(3));
  expect(seats.all.length).toBe(2);
});

test("while the server cannot be asked, everything stays as it was, and no seat is forgotten", async () => {
  const { tables, seats, http } = hall({ abc123: info("abc123") });
  await tables.refresh();
  http.tablesOf.mockResolvedValue(refused("unavailable"));
  http.tables.mockResolvedValue(refused("unavailable"));
  await tables.refresh();
  expect([tables.mine.length, tables.open.length, tables.isOld]).toEqual([1, 2, true]);
  expect(http.table).not.toHaveBeenCalled();
  expect(seats.all.length).toBe(1);
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
