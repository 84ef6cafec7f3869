import { Seats } from "$lib/state/seats.svelte";
import { shelf } from "$lib/state/storage.fake";
import type { KeptSeat } from "$lib/wire/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEBOUNCE, Recovery } from "./recovery.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CODE = "ABCDE01234FGHJK56789MNPQR";
const ok = <T>(value: T) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, problem: { code, message: "" } }) as const;

function browser(keeper = shelf()) {
  const http = {
    keepSeats: vi.fn(async (_: string, __: readonly KeptSeat[]): Promise<any> => ok(undefined)),
    recover: vi.fn(async (_: string): Promise<any> => ok({ seats: [] })),
  };
  const seats = new Seats(keeper);
  return { http, seats, keeper, recovery: new Recovery(http, seats, keeper) };
}

const sit = (seats: Seats, ...tables: string[]): void => {
  for (const table of tables) seats.keep({ table, seat: 0, token: `token-of-${table}` }, "Livia", "seven", 1);
};
const sentIn = (http: ReturnType<typeof browser>["http"]): string[][] =>
  http.keepSeats.mock.calls.map(([, seats]) => seats.map(({ table }) => table));

test("without a code nothing is sent", async () => {
  const { seats, recovery, http } = browser();
  sit(seats, "tablea");
  recovery.follow();
  await vi.runAllTimersAsync();
  expect([recovery.code, recovery.isBehind]).toEqual([null, false]);
  expect(http.keepSeats).not.toHaveBeenCalled();
});

test("a code gets all seats at once, and new ones together a little later", async () => {
  const { seats, recovery, http, keeper } = browser();
  sit(seats, "tablea", "tableb");
  await recovery.make();
  expect(recovery.code).toMatch(/^[0-9A-Z]{25}$/);
  sit(seats, "tablec");
  recovery.follow();
  sit(seats, "tabled");
  recovery.follow();
  expect(recovery.isBehind).toBe(true);
  await vi.advanceTimersByTimeAsync(DEBOUNCE);
  expect(sentIn(http)).toEqual([
    ["tableb", "tablea"],
    ["tabled", "tablec"],
  ]);
  expect(recovery.isBehind).toBe(false);
  const again = new Recovery(http, seats, keeper); // the page is reloaded
  again.follow();
  await vi.runAllTimersAsync();
  expect([again.code, http.keepSeats.mock.calls.length]).toEqual([recovery.code, 2]);
});

test("what could not be sent is sent later, less and less often, and no seat is sent needlessly", async () => {
  const { seats, recovery, http } = browser();
  sit(seats, "tablea");
  http.keepSeats.mockResolvedValueOnce(refused("unavailable")).mockResolvedValueOnce(refused("too-many"));
  await recovery.make();
  recovery.follow();
  expect(recovery.isBehind).toBe(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(http.keepSeats).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(http.keepSeats).toHaveBeenCalledTimes(3);
  expect(recovery.isBehind).toBe(false);
});

test("many seats go in several requests, surplus finished ones are gone, and what is sent has only what the server knows", async () => {
  const { seats, recovery, http } = browser();
  sit(seats, ...Array.from({ length: 530 }, (_, number) => `table${number}`));
  seats.finish(["table1"]);
  await recovery.make();
  expect(sentIn(http).map(({ length }) => length)).toEqual([100, 100, 100, 100, 100, 29]);
  expect(Object.keys(http.keepSeats.mock.calls.at(-1)![1][0]!).sort()).toEqual([
    "at",
    "game",
    "name",
    "seat",
    "table",
    "token",
  ]);
});

test("a typed code brings the seats back and is kept for later ones", async () => {
  const { seats, recovery, http } = browser();
  http.recover.mockResolvedValueOnce(ok({ seats: [{ table: "tablea", seat: 2, token: "t", name: "Livia" }] }));
  expect(await recovery.open(" abcde-o1234 fghjk 56789 mnpqr")).toEqual({ came: 1 });
  expect(http.recover).toHaveBeenCalledWith(CODE);
  expect([seats.at("tablea")?.seat, recovery.code]).toEqual([2, CODE]);
});

test("an invalid or unknown code is reported and changes nothing", async () => {
  const { recovery, http } = browser();
  expect(await recovery.open("abc")).toEqual({ problem: "no-code" });
  expect(http.recover).not.toHaveBeenCalled();
  http.recover.mockResolvedValueOnce(refused("not-allowed"));
  expect(await recovery.open(CODE)).toEqual({ problem: "not-allowed" });
  expect(recovery.code).toBeNull();
});

test("a person who has a code of their own keeps it", async () => {
  const { recovery } = browser();
  await recovery.make();
  const own = recovery.code;
  await recovery.open(CODE);
  expect(recovery.code).toBe(own);
});
