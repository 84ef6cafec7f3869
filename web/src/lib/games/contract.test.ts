import { FREE } from "$lib/lesson/script";
import { words } from "$lib/words";
import { Words } from "$lib/words/words.svelte";
import { afterEach, expect, test, vi } from "vitest";
import { namesIn } from "$lib/what/annotated";
import { type Laid, laidTable } from "./laid.fake";
import laid from "./laid.fake.json";
import { namesOf } from "./names";
import { gameOf, GAMES } from "./registry";

// What `Game` cannot promise by its types, checked for every game there is.

const LOADING = 30_000; // whole tables are loaded, and compiled on the way
const ids = GAMES.map(({ id }) => id);
const spoken = ids.flatMap((id) => new Words().languages.map((language) => [id, language] as const));
afterEach(() => words.use("en"));

test("every game has an id of its own and is found by it", () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const game of GAMES) expect(gameOf(game.id)).toBe(game);
  expect(() => gameOf("chess")).toThrow("chess");
});

test.each(ids)(
  "%s loads everything that it says it has",
  async (id) => {
    const game = gameOf(id);
    const { default: text } = await game.text();
    for (const part of ["headline", "sections", "question", "groups", "chosen", "move", "sentence", "score"] as const)
      expect(text[part]).toBeTypeOf("function");
    for (const part of [game.table, game.score, game.lesson]) if (part) expect(await part()).toHaveProperty("default");
    expect(game.players).toBeGreaterThan(1);
    expect(game.levels.length).toBeGreaterThan(0);
    expect(game.ages === null).toBe(game.age === undefined);
    for (const players of [2, game.players]) {
      const cities = game.cities?.(players) ?? players;
      expect(cities > players && !game.freeCity).toBe(false);
    }
  },
  LOADING,
);

test.each(spoken)("everything that %s says on its own has words in %s", async (id, language) => {
  await words.use(language);
  await words.with("lobby", Promise.resolve()); // where the Free City is explained
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const { about, ages, freeCity, levels, rules, wishes } = gameOf(id);
  const said = [about(), ages?.(1), freeCity?.name(), freeCity?.inSentence(), freeCity?.about(), freeCity?.inScore()];
  const chapters = (await rules?.book())?.chapters() ?? [];
  said.push(rules?.short(), rules?.lookup(), ...chapters.flatMap(({ title, text }) => [title, text]));
  expect(said.filter((one) => one === "")).toEqual([]);
  const boards = (await wishes?.boards()) ?? [];
  const keys = [`${id}-game`, `${id}-category-total`, ...boards.map((board) => `${id}-city-${board}`)];
  keys.push(...levels.map((level) => `bot-${level}`));
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
  expect(complaint.mock.calls).toEqual([]);
});

test.each(spoken)(
  "everything that can be looked up in %s is explained in %s, and has a link of its own",
  async (id, language) => {
    await words.use(language);
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const entries = (await gameOf(id).rules?.book())?.entries() ?? [];
    expect(entries.filter(({ lines }) => lines.length === 0 || lines.some((line) => line.length < 5))).toEqual([]);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(complaint.mock.calls).toEqual([]);
  },
);

const begun = (Object.keys(laid) as Laid[]).filter((moment) => laidTable(moment).table.seen);
test.each(begun)("every name in the words of %s can be asked about there", async (moment) => {
  await words.use("en");
  const { table } = laidTable(moment);
  const { seen, names } = { seen: table.seen as never, names: namesOf(table.info!, table.seen, table.you) };
  const game = gameOf(table.info!.game);
  const [{ default: text }, { default: about }] = [await game.text(), await game.what!()];
  const said = table.decisions.flatMap((decision: never) => [
    text.question(decision, seen, names),
    ...text
      .groups(decision, seen, names)
      .flatMap(({ title, options, refusals }) => [
        title,
        ...options.flatMap(({ words, then = "" }) => [words, then]),
        ...refusals,
      ]),
  ]);
  said.push(...text.sections(seen, names).flatMap(({ lines }) => lines));
  const asked = namesIn(...said).map((name) => name.about);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((subject) => about(subject, { seen, names }) === null)).toEqual([]);
  expect(namesIn(text.headline(seen, names), ...text.sections(seen, names).map(({ title }) => title))).toEqual([]);
});

test.each(spoken)(
  "whatever can be looked up in %s can be asked about in %s, and every name in an answer too",
  async (id, language) => {
    const { what, rules } = gameOf(id);
    if (!what) return;
    await words.use(language);
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const { default: about } = await what();
    const book = await rules?.book();
    const entries = (book?.entries() ?? []).map((entry) => entry.id);
    const asked = new Set([...entries, ...(book?.chapters() ?? []).flatMap(({ things }) => things)]);
    // The list grows during the walk, until no answer leads any further.
    for (const subject of asked) {
      const answer = about(subject, null);
      expect(answer, subject).not.toBeNull();
      expect(entries, subject).toContain(answer!.entry);
      for (const { label, parts, none } of answer!.rows) {
        expect(parts.length > 0 || none !== "", `${subject}: ${label}`).toBe(true);
        for (const part of parts) if (part.as === "thing") asked.add(part.about);
      }
    }
    expect(about("card-nothing", null)).toBeNull();
    expect(about("nothing", null)).toBeNull();
    expect(complaint.mock.calls).toEqual([]);
  },
  LOADING,
);

test.each(spoken)(
  "every step of the lesson of %s either tells something or asks for a choice, in words of %s",
  async (id, language) => {
    const plan = (await gameOf(id).lesson?.())?.default;
    if (!plan) return;
    const { steps } = plan.script;
    const names = [...steps.map((step) => step.id), FREE];
    expect(new Set(names).size).toBe(names.length);
    expect(steps.filter(({ when, wants }) => (when === undefined) === (wants === undefined))).toEqual([]);
    await words.use(language);
    const keys = names.map((name) => `web-lesson-${id}-${name}`);
    keys.push(...["first", "second", "third", "fourth"].map((point) => `web-lesson-${id}-summary-${point}`));
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  },
);
