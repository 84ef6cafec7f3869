import { expect, test } from "vitest";
import type { Flight } from "./flight";
import { Show } from "./show.svelte";

type Told = { readonly event: string };
const flight = (...changes: number[]): Flight<string> => ({
  thing: "coin",
  way: "pay",
  from: ["a"],
  to: ["b"],
  changes,
});
const [FIRST, SECOND] = [flight(0), flight(0, 1)];
const plan = (events: readonly Told[]) => (events[0]?.event === "ready" ? [] : [FIRST, SECOND]);
const [BEFORE, NOW] = [
  ["old 0", "old 1", "old 2"],
  ["new 0", "new 1", "new 2"],
];

function begun(hold?: (before: string, now: string) => string): Show<string, Told, string> {
  const show = new Show<string, Told, string>([], plan, hold);
  show.look([{ event: "built" }], BEFORE);
  return show;
}

test("a city looks as before until all that changes it has landed", () => {
  const show = begun();
  expect(show.seen(NOW)).toEqual(["old 0", "old 1", "new 2"]);
  show.land(SECOND);
  expect(show.seen(NOW)).toEqual(["old 0", "new 1", "new 2"]);
  expect(show.isOn).toBe(true);
  show.land(FIRST);
  expect(show.isOn).toBe(false);
  expect(show.seen(NOW)).toBe(NOW);
});

test("skipping the show shows the table as it is", () => {
  const show = begun();
  show.end();
  expect(show.seen(NOW)).toBe(NOW);
});

test("a player becoming ready holds nothing back and ends nothing", () => {
  const show = begun();
  const ready = [{ event: "ready" }];
  show.look(ready, ["later", "later", "later"]);
  expect(show.seen(NOW)).toEqual(["old 0", "old 1", "new 2"]);
  expect(show.plan(ready)).toEqual([]);
});

test("what can be chosen from is shown as it is now", () => {
  expect(begun((before, now) => `${before}, ${now}`).seen(NOW)[0]).toBe("old 0, new 0");
});

test("what happened before the person came, or has no known past, is not held back", () => {
  const news = [{ event: "built" }];
  const show = new Show<string, Told, string>(news, plan);
  show.look(news, BEFORE);
  expect(show.seen(NOW)).toBe(NOW);
  const jumped = [{ event: "built" }];
  show.look(jumped, null);
  expect(show.seen(NOW)).toEqual(NOW);
  expect(show.plan(jumped)).toEqual([FIRST, SECOND]);
  expect(show.needs("a")).toBe(true);
});
