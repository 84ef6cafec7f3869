import { Seats } from "$lib/state/seats.svelte";
import { shelf } from "$lib/state/storage.fake";
import type { KeptSeat } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import { Own } from "./own.svelte";

const ok = <T>(value: T) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, problem: { code, message: "" } }) as const;

function browser(tables: readonly string[] = ["tablea", "tableb"]) {
  const keeper = shelf();
  const seats = new Seats(keeper);
  for (const table of tables) seats.keep({ table, seat: 0, token: `old-${table}` }, "Livia", "seven", 1);
  const http = {
    renewSeats: vi.fn(async (some: readonly KeptSeat[], _: string): Promise<any> =>
      ok({ seats: some.map((seat) => ({ ...seat, token: `new-${seat.table}-${seat.seat}`, at: 2 })) }),
    ),
    exportGames: vi.fn(async (some: readonly KeptSeat[]): Promise<any> =>
      ok({ games: some.map(({ table }) => table) }),
    ),
    forgetMe: vi.fn(async (_: readonly KeptSeat[], __: string | null): Promise<any> => ok({ tables: [] })),
  };
  const recovery = { code: "ABCDE01234FGHJK56789MNPQR", send: vi.fn(async () => undefined), drop: vi.fn() };
  return { http, seats, recovery, own: new Own(http, seats, recovery, keeper) };
}

test("signing out elsewhere brings new tokens here, also for others who share the device", async () => {
  const { http, seats, recovery, own } = browser();
  seats.share("tablea", { seat: 1, token: "old-other", name: "Marcus" });
  expect(await own.signOutElsewhere()).toBe(null);
  expect(seats.at("tablea")).toMatchObject({ token: "new-tablea-0", at: 2, others: [{ token: "new-tablea-1" }] });
  expect(seats.at("tableb")).toMatchObject({ token: "new-tableb-0", name: "Livia" });
  expect(http.renewSeats.mock.calls[0]![0].length).toBe(3);
  expect(recovery.send).toHaveBeenCalled();
});

test("a renewal whose answer was lost is asked for again with the same key", async () => {
  const { http, seats, own } = browser();
  http.renewSeats.mockResolvedValueOnce(refused("unavailable"));
  expect(await own.signOutElsewhere()).toBe("unavailable");
  expect(seats.at("tablea")!.token).toBe("old-tablea");
  expect(await own.signOutElsewhere()).toBe(null);
  await own.signOutElsewhere();
  const [first, second, third] = http.renewSeats.mock.calls.map(([, key]) => key);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test("a seat that was not renewed keeps its token", async () => {
  const { http, seats, own } = browser();
  http.renewSeats.mockResolvedValueOnce(ok({ seats: [] }));
  await own.signOutElsewhere();
  expect(seats.at("tablea")!.token).toBe("old-tablea");
});

test("all games come as one file, however many there are", async () => {
  const tables = Array.from({ length: 45 }, (_, number) => `table${number}`);
  const { http, own } = browser(tables);
  const found = await own.games();
  expect("text" in found && JSON.parse(found.text).games.length).toBe(45);
  expect(http.exportGames.mock.calls.map(([some]) => some.length)).toEqual([20, 20, 5]);
  http.exportGames.mockResolvedValueOnce(refused("too-many"));
  expect(await own.games()).toEqual({ problem: "too-many" });
});

test("a person who is forgotten is forgotten here too, but only if the server did it", async () => {
  const { http, seats, recovery, own } = browser();
  http.forgetMe.mockResolvedValueOnce(refused("unavailable"));
  expect(await own.forget()).toBe("unavailable");
  expect([seats.all.length, recovery.drop.mock.calls.length]).toEqual([2, 0]);
  expect(await own.forget()).toBe(null);
  expect([seats.all.length, recovery.drop.mock.calls.length]).toEqual([0, 1]);
  expect(http.forgetMe.mock.calls[1]![1]).toBe("ABCDE01234FGHJK56789MNPQR");
});
