import { gameOf, textOf } from "$lib/games/registry";
import type { GameEvent } from "$lib/games/nouns";
import { settings } from "$lib/state";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Cover } from "./cover.svelte";
import Frame from "./Frame.svelte";
import { sinceMove, Teller } from "./story";
import { fakeTable, happened } from "./tables.fake";

const DEEDS: Readonly<Record<string, (seat: number) => GameEvent>> = {
  seven: (city) => ({ event: "sold", known_to: null, city, card: null }) as GameEvent,
  architects: (seat) => ({ event: "took", seat, card: "wood", owner: null, why: "turn" }) as GameEvent,
};
const GAMES = Object.keys(DEEDS);

const storyOf = (game: string) => [
  happened(game, 1, [DEEDS[game]!(1)]),
  happened(game, 2, [DEEDS[game]!(0)]),
  happened(game, 2, [DEEDS[game]!(1)]),
  happened(game, 3, [DEEDS[game]!(1)]),
];

async function framed(game: string) {
  const { table, names } = fakeTable(game, storyOf(game));
  const cover = new Cover();
  const children = createRawSnippet(() => ({ render: () => "<p>the table</p>" }));
  const keys = { pick: () => false, step: () => false };
  render(Frame, { table, names, text: await textOf(game), cover, keys, children } as never);
  return { table, cover };
}

beforeAll(() => words.use("en"));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  settings.set("theme", "system");
});

test.each(GAMES)("the bar of %s has the tools of every table", async (game) => {
  await framed(game);
  const bar = screen.getByRole("banner");
  for (const name of ["Log", "Keys and help", "Dark colours", "Table menu", "Chat", "People"])
    expect(within(bar).getAllByRole("button", { name }).length, name).toBe(1);
  expect(within(bar).getByRole("combobox", { name: "Language" })).toBeTruthy();
  expect(within(bar).getByRole("heading", { level: 1 }).textContent).toMatch(/turn 4/i);
  await fireEvent.click(within(bar).getByRole("button", { name: "Dark colours" }));
  expect(settings.get("theme")).toBe("dark");
});

test.each(GAMES)("the keys of %s open the help and the log, and nothing during typing", async (game) => {
  const { cover } = await framed(game);
  await fireEvent.keyDown(document.body, { key: "?" });
  expect(
    within(screen.getByRole("dialog", { name: "Keys and help" })).getByText("Everything that has happened"),
  ).toBeTruthy();
  cover.close();
  await fireEvent.keyDown(screen.getByRole("combobox", { name: "Language" }), { key: "g" });
  expect(cover.shown).toBeNull();
  await fireEvent.keyDown(document.body, { key: "g", ctrlKey: true });
  expect(cover.shown).toBeNull();
  await fireEvent.keyDown(document.body, { key: "g" });
  expect(cover.shown).toBe("log");
});

test.each(GAMES)("a key in %s that follows Escape at once opens a dialog, and it stays open", async (game) => {
  const { cover } = await framed(game);
  await fireEvent.keyDown(document.body, { key: "?" });
  const help = screen.getByRole<HTMLDialogElement>("dialog", { name: "Keys and help" });
  help.open = false; // by Escape, of which the browser has not told yet
  await fireEvent.keyDown(document.body, { key: "g" });
  await fireEvent(help, new Event("close"));
  expect(cover.shown).toBe("log");
  await fireEvent(screen.getByRole("dialog", { name: "The whole log" }), new Event("close"));
  expect(cover.shown).toBeNull();
});

test.each(GAMES)("every key in the help of %s is drawn with what the fonts have, arrows as pictures", async (game) => {
  await framed(game);
  await fireEvent.keyDown(document.body, { key: "?" });
  const caps = [...screen.getByRole("dialog", { name: "Keys and help" }).querySelectorAll("kbd")];
  expect(caps.length).toBeGreaterThan(2);
  for (const cap of caps) if (!cap.querySelector("svg")) expect(cap.textContent.trim()).toMatch(/^[\u0021-\u007e –]+$/);
  const pictures = caps.flatMap((cap) => [...cap.querySelectorAll("svg")]);
  expect(pictures.map((one) => one.getAttribute("aria-label"))).toEqual(["←", "→"]);
});

test.each([
  ["seven", ["Age II, turn 3", "Age II, turn 2", "Age II, turn 1"]],
  ["architects", ["Turn 3", "Turn 2", "Turn 1"]],
])("the whole log of %s is told by turn, the newest first, with pictures", async (game, titles) => {
  await framed(game);
  await fireEvent.click(screen.getByRole("button", { name: "Log" }));
  const log = screen.getByRole("dialog", { name: "The whole log" });
  expect(
    within(log)
      .getAllByRole("heading", { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(titles);
  const second = within(log).getByRole("region", { name: titles[1]! });
  expect(second.querySelectorAll("p")).toHaveLength(2);
  expect(second.querySelectorAll("svg")).toHaveLength(2);
});

test.each(GAMES)("what happened since a seat's last move in %s begins with that move", async (game) => {
  const [text, story] = [await textOf(game), storyOf(game)];
  expect(sinceMove(story, text, 0)).toEqual(story.slice(1));
  expect(sinceMove(story, text, null)).toEqual(story.slice(-3));
  expect(sinceMove([], text, 0)).toEqual([]);
  const { table, names } = fakeTable(game);
  const lines = new Teller(text, table.seen!, names, 0).lines(story);
  expect(lines.map(({ mine }) => mine)).toEqual([false, true, false, false]);
});

const fought = (city: number, shields: number, neighbour: number, against: number): GameEvent => {
  const winner = shields === against ? null : shields > against ? city : neighbour;
  return { event: "fought", age: 1, city, shields, neighbour, against, winner } as GameEvent;
};

test.each([
  ["en", "You 0 against Bob 1: Bob wins", "You 0 against Bob 0: tied: no tokens", "You 2 against Bob 1: you win"],
  ["cs", "Ty 0 proti Bob 1: Bob vítězí", "Ty 0 proti Bob 0: shoda: nikdo nezískává žeton", "Ty 2 proti Bob 1: vítězíš"],
])("both of the reader's conflicts are marked and told from their side (%s)", async (language, ...told) => {
  await words.use(language);
  const { table, names } = fakeTable("seven");
  const story = [happened("seven", 6, [fought(0, 0, 1, 1), fought(1, 0, 0, 0), fought(1, 1, 0, 2)])];
  const lines = new Teller(await textOf("seven"), table.seen!, names, 0).lines(story);
  expect(lines.map((line) => line.words)).toEqual(told);
  expect(lines.map(({ mine }) => mine)).toEqual([true, true, true]);
  await words.use("en");
});

test("a spectator has no line of their own", async () => {
  const { table, names } = fakeTable("seven");
  const story = [happened("seven", 6, [fought(0, 0, 1, 1), { event: "age_began", age: 2 } as unknown as GameEvent])];
  const lines = new Teller(await textOf("seven"), table.seen!, names, null).lines(story);
  expect(lines.map(({ mine }) => mine)).toEqual([false, false]);
});

test("a turn that nobody can name belongs to the one before", async () => {
  const { table, names } = fakeTable("seven");
  const nameless = { ...happened("seven", 9, [DEEDS["seven"]!(1)]), before: null };
  const teller = new Teller(await textOf("seven"), table.seen!, names, 0);
  const chapters = teller.chapters([...storyOf("seven"), nameless], gameOf("seven"));
  expect(chapters.map(({ lines }) => lines.length)).toEqual([2, 2, 1]);
});
