import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import type { GameName } from "$lib/wire/protocol";
import wishes from "../../../../tests/text/wishes.json";
import { bestOf } from "./best";
import { say, sayOne, words } from "./index";
import { Words } from "./words.svelte";

const body = (words: string) => Promise.resolve({ default: new FluentResource(words).body });
const coins = (one: string, few: string, other: string) =>
  `coins = { $count ->\n    [one] { $count } ${one}\n    [few] { $count } ${few}\n   *[other] { $count } ${other}\n }\n`;
const spoken = (base: string, help = "") => ({
  base: () => body(base),
  devices: () => body(""),
  help: () => body(help),
  lab: () => body(""),
  lobby: () => body(""),
  mygames: () => body(""),
  review: () => body(""),
});
const two = {
  en: spoken(coins("coin", "coins", "coins"), "rule = Rule\n"),
  cs: spoken(coins("mince", "mince", "mincí"), "rule = Pravidlo\n"),
};

test("the words of a key, in the plural form that its number needs", async () => {
  const words = new Words(two);
  await words.use("en");
  expect([1, 2].map((count) => words.say("coins", { count }))).toEqual(["1 coin", "2 coins"]);
  await words.use("cs");
  expect([1, 3, 5].map((count) => words.say("coins", { count }))).toEqual(["1 mince", "3 mince", "5 mincí"]);
});

test("the language asked for last wins, however long each takes", async () => {
  let arrive = (): void => {};
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  const words = new Words({ ...two, cs: { ...two.cs, base: async () => (await slow, two.cs.base()) } });
  const first = words.use("cs");
  await words.use("en");
  arrive();
  await first;
  expect(words.language).toBe("en");
});

test("what has no words is reported and shows its key", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const words = new Words(two);
  await words.use("en");
  expect(words.say("nothing")).toBe("nothing");
  expect(words.say("coins")).not.toContain("undefined");
  expect(report).toHaveBeenCalledTimes(2);
});

test("the browser's wishes choose the first language that exists", () => {
  const words = new Words(two);
  expect(words.best(["", "de-AT", "cs-CZ", "en"])).toBe("cs");
  expect(words.best(["fr"])).toBe("en");
});

test.each(wishes)("of $known, $wishes gets $best, as on the server", ({ known, wishes, best }) => {
  expect(bestOf(known, wishes)).toBe(best);
});

test("what only some pages use comes with them, and stays in every language", async () => {
  const words = new Words(two);
  await words.use("en");
  expect(words.has("rule")).toBe(false);
  expect(await words.with("help", Promise.resolve("page"))).toBe("page");
  expect(words.say("rule")).toBe("Rule");
  await words.use("cs");
  expect(words.say("rule")).toBe("Pravidlo");
});

test("the real shelf has English, with the words of both games and of the client", async () => {
  const words = new Words();
  await words.use("en");
  expect(words.say("seven-card-altar")).toBe("Altar");
  expect(words.has("web-front-play")).toBe(true);
  expect(words.has("terminal-pause")).toBe(false);
  expect(words.nameOf("cs")).toBe("Čeština");
});

test("what cannot be said is a type error", async () => {
  await words.use("en");
  vi.spyOn(console, "error").mockImplementation(() => {});
  const game = (name: GameName): GameName => name;
  const text = (name: string): string => name;
  expect(say("points", { count: 2 })).toBe("2 points");
  expect(say(`${game("seven")}-game`)).toBe("7 Wonders");
  expect(sayOne("seven-card", text("altar"))).toBe("Altar");
  // @ts-expect-error a key without words
  say("web-nothing");
  // @ts-expect-error a hole that may be filled with anything
  say(`${text("chess")}-game`);
  // @ts-expect-error a variant that has no words
  say(`${text("seven") ? game("seven") : "chess"}-game`);
  // @ts-expect-error a kind without words
  sayOne("seven-chess", text("altar"));
  // @ts-expect-error a value that is missing
  say("points");
  // @ts-expect-error a value that is missing, for one of a kind
  sayOne("architects-cost", "identical");
  // @ts-expect-error a value with another name
  say("points", { number: 2 });
  // @ts-expect-error a value of another type: only a number has plural forms
  say("points", { count: "2" });
  // @ts-expect-error a value that these words have no use for
  say("web-skip", { count: 2 });
});

test("a percentage is written as the language writes it", async () => {
  await words.use("en");
  expect([words.percent(0.87), words.percent(1 / 7, { maximumFractionDigits: 1 })]).toEqual(["87%", "14.3%"]);
  await words.use("cs");
  expect(words.percent(0.87)).toBe("87\u00a0%");
  await words.use("en");
});

test("numbers have a minus as long as a plus, and what rounds to nothing has no sign", () => {
  const decimal = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  expect([3, -3, 0].map((change) => words.signed(change))).toEqual(["+3", "−3", "0"]);
  expect([1.25, -0.96, 0.04, -0.04].map((change) => words.signed(change, decimal))).toEqual([
    "+1,3",
    "−1,0",
    "0,0",
    "0,0",
  ]);
  expect([7, -7].map((value) => words.number(value))).toEqual(["7", "−7"]);
});
