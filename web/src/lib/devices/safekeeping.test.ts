import { shelf } from "$lib/state/storage.fake";
import type { TableInfo } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import { Safekeeping } from "./safekeeping.svelte";

const table = (people: number, clock: number | null): TableInfo =>
  ({ clock, seats: [0, 1, 2].map((seat) => ({ name: seat < people ? "Livia" : null })) }) as unknown as TableInfo;

test("the browser is asked once, when a seat is taken that others or a clock wait for", async () => {
  const storage = { persist: vi.fn(async () => true), persisted: vi.fn(async () => true) };
  const safekeeping = new Safekeeping(storage, shelf());
  await safekeeping.askOnce(table(1, null));
  expect(storage.persist).not.toHaveBeenCalled();
  await safekeeping.askOnce(table(2, null));
  await safekeeping.askOnce(table(1, 60));
  expect(storage.persist).toHaveBeenCalledOnce();
  expect(safekeeping.promised).toBe("yes");
});

test("what a browser answers is reported, and nothing if it cannot be asked", async () => {
  const no = new Safekeeping({ persist: async () => false, persisted: async () => false }, shelf());
  await no.look();
  expect([no.canAsk, no.promised]).toEqual([true, "no"]);
  const insecure = new Safekeeping(undefined, shelf());
  await insecure.ask();
  expect([insecure.canAsk, insecure.promised]).toEqual([false, "unknown"]);
  const broken = new Safekeeping({ persist: () => Promise.reject(new Error()), persisted: async () => true }, shelf());
  await broken.ask();
  expect(broken.promised).toBe("unknown");
});
