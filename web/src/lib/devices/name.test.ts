import { Seats } from "$lib/state/seats.svelte";
import { Settings } from "$lib/state/settings.svelte";
import { shelf } from "$lib/state/storage.fake";
import { expect, test } from "vitest";
import { takeName } from "./name";

test("a device without a name takes that of the newest seat, and one with a name keeps it", () => {
  const [settings, seats] = [new Settings(shelf()), new Seats(shelf())];
  takeName(settings, seats);
  expect(settings.get("name")).toBe("");
  seats.merge([
    { table: "tablea", seat: 0, token: "t", name: "Petra", at: 1 },
    { table: "tableb", seat: 2, token: "u", name: "Petra N.", at: 2 },
  ]);
  takeName(settings, seats);
  expect(settings.get("name")).toBe("Petra N.");
  settings.set("name", "Tereza");
  takeName(settings, seats);
  expect(settings.get("name")).toBe("Tereza");
});
