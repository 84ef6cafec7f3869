import { settings } from "$lib/state";
import { afterEach, expect, test, vi } from "vitest";
import { press } from "./keys";

afterEach(() => settings.set("shortcuts", true));

function pressed(code: string, more: KeyboardEventInit = {}): readonly unknown[] {
  const deeds = { walk: vi.fn(), again: vi.fn(), replay: vi.fn() };
  const event = new KeyboardEvent("keydown", { code, cancelable: true, ...more });
  press(event, deeds);
  const done = Object.entries(deeds).flatMap(([deed, { mock }]) => mock.calls.map((call) => [deed, ...call]));
  expect(event.defaultPrevented).toBe(done.length > 0);
  return done;
}

test("keys go from decision to decision, by their place on any keyboard", () => {
  expect(pressed("ArrowLeft", { key: "ArrowLeft" })).toEqual([["walk", -1, "all"]]);
  expect(pressed("BracketLeft", { key: "ú" })).toEqual([["walk", -1, "costly"]]);
  expect(pressed("BracketRight", { key: "ї" })).toEqual([["walk", 1, "costly"]]);
  expect(pressed("KeyT", { key: "е" })).toEqual([["again"]]);
  expect(pressed("KeyR", { key: "к" })).toEqual([["replay"]]);
  expect(pressed("KeyT", { ctrlKey: true })).toEqual([]);
});

test("switched off, letters and brackets do nothing, and arrows go on", () => {
  settings.set("shortcuts", false);
  for (const code of ["BracketLeft", "BracketRight", "KeyT", "KeyR"]) expect(pressed(code)).toEqual([]);
  expect(pressed("ArrowRight")).toEqual([["walk", 1, "all"]]);
});
