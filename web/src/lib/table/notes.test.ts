import { type Note, NOTE_KINDS } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { noteWords, talkOf } from "./notes";

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

test("what was said and what happened stand in the order of time", () => {
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

test("it is told who decided, and what the clock is", () => {
  expect(noteWords(note("stand_in"))).toBe("It was agreed: a bot plays for Livia.");
  expect(noteWords(note("stand_in", { by: "Tereza" }))).toBe("Tereza let a bot play for Livia.");
  expect(noteWords(note("guest"))).toBe("Livia takes over a free seat.");
  expect(noteWords(note("guest", { by: "Boris" }))).toBe("Livia plays for Boris.");
  expect(noteWords(note("set_clock", { clock: 120 }))).toBe("The clock is now 2 minutes per decision.");
  expect(noteWords(note("set_clock"))).toBe("There is no clock any more.");
});

describe.each(["en", "cs", "pl", "uk"])("in %s", (language) => {
  beforeAll(() => words.use(language));
  afterAll(() => words.use("en"));

  test.each(NOTE_KINDS)("%s has words", (what) => {
    const report = vi.spyOn(console, "error");
    for (const by of [null, "Tereza"])
      for (const clock of [null, 60]) expect(noteWords(note(what, { by, clock }))).not.toContain("web-");
    expect(report).not.toHaveBeenCalled();
  });
});
