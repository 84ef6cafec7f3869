// @vitest-environment node
import { type Note, NOTE_KINDS } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newsOf, noteWords, talkOf } from "./notes";
import { infoOf, seatOf } from "./people.fake";

beforeAll(() => words.use("en"));

const note = (what: Note["what"], more: Partial<Note> = {}): Note => ({
  at: 5,
  what,
  seat: 1,
  name: "Livia",
  by: null,
  clock: null,
  ...more,
});

test("what was said and what happened are in chronological order", () => {
  const said = { seat: 0, name: "Tereza", text: "Hello", reaction: null };
  const talk = talkOf(
    [
      { ...said, at: 1 },
      { ...said, at: 9 },
    ],
    [note("late")],
  );
  expect(talk.map(({ at, name }) => [at, name])).toEqual([
    [1, "Tereza"],
    [5, null],
    [9, "Tereza"],
  ]);
  expect(talk[1]!.words).toBe("Livia was late: a bot decided this once.");
});

test("it says who decided, and what the clock is", () => {
  expect(noteWords(note("stand_in"))).toBe("It was agreed: a bot plays for Livia.");
  expect(noteWords(note("stand_in", { by: "Tereza" }))).toBe("Tereza let a bot play for Livia.");
  expect(noteWords(note("guest"))).toBe("Livia takes over a free seat.");
  expect(noteWords(note("guest", { by: "Boris" }))).toBe("Livia plays for Boris.");
  expect(noteWords(note("set_clock", { clock: 120 }))).toBe("The clock is now 2 minutes per decision.");
  expect(noteWords(note("set_clock"))).toBe("There is no clock any more.");
});

test("what others do or agree on is news, and what the viewer did is not", () => {
  const news = (notes: readonly Note[], you: number | null = 0, info = infoOf()): unknown[] =>
    newsOf(notes, info, you, 4).map(({ what }) => what);
  expect(news([note("away"), note("late"), note("paused"), note("set_clock", { by: "Livia" })])).toEqual([
    "away",
    "paused",
    "set_clock",
  ]);
  expect(news([note("away", { at: 4 })])).toEqual([]);
  expect(news([note("away"), note("resumed"), note("stand_in", { seat: 0, by: "Livia" })], 1)).toEqual([]);
  expect(news([note("stand_in", { seat: 0, by: "Livia" })])).toEqual(["stand_in"]);
  expect(news([note("away"), note("set_clock", { by: "Livia" })], null)).toEqual(["away", "set_clock"]);
  const alone = infoOf({ seats: [seatOf({ name: "Tereza" }), seatOf({ bot: "builder" })] });
  expect(news([note("paused", { seat: 0 })], 0, alone)).toEqual([]);
  const left = infoOf({ seats: [seatOf({ name: "Tereza" }), seatOf({ name: "Livia", away: true })] });
  expect(news([note("away"), note("stand_in")], 0, left)).toEqual(["away"]);
});

describe.each(words.languages)("in %s", (language) => {
  beforeAll(() => words.use(language));
  afterAll(() => words.use("en"));

  test.each(NOTE_KINDS)("%s has words", (what) => {
    const report = vi.spyOn(console, "error");
    for (const by of [null, "Tereza"])
      for (const clock of [null, 60]) expect(noteWords(note(what, { by, clock }))).not.toContain("web-");
    expect(report).not.toHaveBeenCalled();
  });
});
