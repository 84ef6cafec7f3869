import { expect, test } from "vitest";
import { Settings } from "./settings.svelte";
import { shelf } from "./storage.fake";

test("what was set is there on the next visit", () => {
  const keeper = shelf();
  const first = new Settings(keeper);
  expect(first.get("theme")).toBe("system");
  first.set("theme", "dark");
  first.set("name", "Livia");
  const next = new Settings(keeper);
  expect([next.get("theme"), next.get("name"), next.get("sound")]).toEqual(["dark", "Livia", false]);
});

test("what another version kept does no harm", () => {
  const kept = { theme: "sepia", motion: 7, sound: "yes", textView: true, gone: 1 };
  const settings = new Settings(shelf({ "mirabilia-settings": JSON.stringify(kept) }));
  expect([settings.get("theme"), settings.get("motion"), settings.get("sound")]).toEqual(["system", "system", false]);
  expect(settings.get("textView")).toBe(true);
});

test.each(["{", "null", "[]", "7"])("a broken shelf (%s) gives the default settings", (kept) => {
  expect(new Settings(shelf({ "mirabilia-settings": kept })).get("botSpeed")).toBe("normal");
});

test("settings work even in a browser that keeps nothing", () => {
  const keeper = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  const settings = new Settings(keeper);
  settings.set("theme", "light");
  expect(settings.get("theme")).toBe("light");
});
