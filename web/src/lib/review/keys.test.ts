import { settings } from "$lib/state";
import { afterEach, expect, test, vi } from "vitest";
import { press } from "./keys";

afterEach(() => settings.set("shortcuts", true));

function pressed(code: string, more: KeyboardEventInit = {}): readonly unknown[] {
  const deeds = { walk: vi.fn(), again: vi.fn() };
  const event = new KeyboardEvent("keydown", { code, cancelable: true, ...more });
  press(event, deeds);
  expect(event.defaultPrevented).toBe(deeds.walk.mock.calls.length + deeds.again.mock.calls.length > 0);
  return [...deeds.walk.mock.calls, ...deeds.again.mock.calls];
}

test("keys go from decision to decision, by their place on any keyboard", () => {
  expect(pressed("ArrowLeft", { key: "ArrowLeft" })).toEqual([[-1, "all"]]);
  expect(pressed("BracketLeft", { key: "ú" })).toEqual([[-1, "costly"]]);
  expect(pressed("BracketRight", { key: "ї" })).toEqual([[1, "costly"]]);
  expect(pressed("KeyT", { key: "е" })).toEqual([[]]);
  expect(pressed("KeyT", { ctrlKey: true })).toEqual([]);
});

test("switched off, letters and brackets do nothing, and arrows go on", () => {
  settings.set("shortcuts", false);
  for (const code of ["BracketLeft", "BracketRight", "KeyT"]) expect(pressed(code)).toEqual([]);
  expect(pressed("ArrowRight")).toEqual([[1, "all"]]);
});
