import architects from "$lib/games/architects";
import sevenGame from "$lib/games/seven";
import { Words } from "$lib/words/words.svelte";
import type { Decision, GameEvent, Seen } from "$lib/games/nouns";
import type { Happening } from "$lib/state/table.svelte";
import { expect, test } from "vitest";
import { fits } from "./facets";
import { Lesson } from "./lesson.svelte";
import { shelf } from "$lib/state/storage.fake";
import { find, pointAt } from "./pointer";
import { Told } from "./told";

const { default: plan } = await sevenGame.lesson!();
const { default: other } = await architects.lesson!();

function seven(age: number, turn: number, ready: number[] = []): Seen {
  return {
    game: "seven",
    view: { age, turn, result: null, seat: 0 },
    ready,
    decisions: [],
    events: [],
    consequences: [],
  } as never;
}

const build = (card: string, left = 0) => ({
  move: { do: "build", card, left, right: 0 },
  bank: 0,
  chain: null,
  coins: 0,
  cheapest: true,
});
const sell = (card: string) => ({ move: { do: "sell", card }, bank: 0, chain: null, coins: 0, cheapest: true });
const decide = (...options: unknown[]): Decision[] => [{ city: 0, seat: 0, kind: "choose", options } as never];

interface Moment {
  seen: Seen;
  turn?: number;
  decisions?: Decision[];
  history?: Happening[];
}
const look = (lesson: Lesson, { seen, turn = 0, decisions = [], history = [] }: Moment): void =>
  lesson.look({ seen, you: 0, turn, decisions, history });

test.each(new Words().languages)("every remark of the coach is there in %s", async (language) => {
  const words = new Words();
  await words.use(language);
  const keys = ["well", "other-build", "other-stage", "other-sell", "other-take"].map((id) => `web-lesson-${id}`);
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});

/** A lesson whose goal has been read. */
function begun(told = new Told("")): Lesson {
  const lesson = new Lesson(sevenGame, plan, told);
  look(lesson, { seen: seven(1, 1), decisions: decide(sell("altar")) });
  lesson.goOn();
  return lesson;
}

test("the goal comes first, and going on from it leads to the first choice", () => {
  const lesson = new Lesson(sevenGame, plan);
  look(lesson, { seen: seven(1, 1), decisions: decide(build("altar"), build("stone_pit"), sell("altar")) });
  expect(lesson.advice).toMatchObject({ kind: "tell", step: "goal", option: null });
  lesson.goOn();
  expect(lesson.advice).toMatchObject({ kind: "teach", step: "resource", option: 1 });
  expect([lesson.remark, lesson.count]).toEqual(["", 2]);
});

test("a person who chooses without going on from the goal is not told it again", () => {
  const lesson = new Lesson(sevenGame, plan);
  look(lesson, { seen: seven(1, 1), decisions: decide(build("stone_pit")) });
  look(lesson, { seen: seven(1, 2), turn: 1, decisions: decide(build("altar")) });
  expect(lesson.advice).toMatchObject({ kind: "teach", step: "points" });
});

test("what does not fit is not taught: any choice is pointed at instead", () => {
  expect(begun().advice).toMatchObject({ step: "free", option: 0 });
});

test("a step comes up once, and looking again changes nothing", () => {
  const lesson = begun();
  const both = decide(build("barracks"), build("altar"));
  for (let looks = 0; looks < 2; looks += 1) {
    look(lesson, { seen: seven(1, 3), turn: 2, decisions: both });
    expect(lesson.advice.step).toBe("military");
  }
  look(lesson, { seen: seven(1, 4), turn: 3, decisions: both });
  expect(lesson.advice.step).toBe("points");
  look(lesson, { seen: seven(1, 5), turn: 4, decisions: both });
  expect(lesson.advice.step).toBe("free");
});

test("what was told is still known after a reload", () => {
  const kept = shelf();
  const lesson = begun(new Told("abc", kept));
  look(lesson, { seen: seven(1, 2), turn: 1, decisions: decide(build("altar")) });
  const again = new Lesson(sevenGame, plan, new Told("abc", kept));
  look(again, { seen: seven(1, 2), turn: 1, decisions: decide(build("altar")) });
  expect(again.advice).toEqual(lesson.advice);
  look(again, { seen: seven(1, 3), turn: 2, decisions: decide(build("altar")) });
  expect(again.advice.step).toBe("free");
  expect(new Told("abc", shelf({ "mirabilia-lesson-abc": "{" })).count).toBe(0);
});

test("chains, stages and a power are told apart by what the server says about them", () => {
  const stage = { move: { do: "stage", card: "altar", left: 0, right: 0 }, chain: null, cheapest: true };
  const free = { move: { do: "free", card: "walls" }, chain: null, cheapest: true };
  const options = [{ ...build("aqueduct"), chain: "baths" }, stage, free, build("altar", 2)];
  const seen = { ...seven(2, 1), decisions: decide(...options), consequences: [[{}, { stage: 2 }, {}, {}]] };
  const facets = plan.facets(seen.decisions[0]!, seen);
  expect(facets.map(({ marks }) => marks)).toEqual([
    ["chain", "cheapest"],
    ["cheapest", "stage-2"],
    ["cheapest", "only"],
    ["bought", "cheapest"],
  ]);
  expect(facets[0]).toMatchObject({ chain: "baths", deed: "build" });
  expect(facets[2]).toMatchObject({ do: "free", deed: "build" });
});

test.each([
  ["stone_pit", "built", "well"],
  ["altar", "built", "other-build"],
  ["stone_pit", "sold", "other-sell"],
])("after %s was %s the coach remarks %s", (card, event, remark) => {
  const lesson = new Lesson(sevenGame, plan);
  look(lesson, { seen: seven(1, 1), decisions: decide(build("stone_pit")) });
  lesson.goOn();
  look(lesson, { seen: seven(1, 1, [0]), decisions: decide(build("stone_pit")) });
  expect(lesson.advice.kind).toBe("wait");
  const built = { event: "built", city: 1, card: "loom_age1" };
  const events: readonly GameEvent[] = [built, { ...built, event, city: 0, card }];
  look(lesson, {
    seen: seven(1, 2),
    turn: 1,
    decisions: decide(sell("altar")),
    history: [{ turn: 1, before: null, events }],
  });
  expect(lesson.remark).toBe(remark);
});

test("a lesson ends after its last turn, whatever has not come up", () => {
  const lesson = begun();
  look(lesson, { seen: seven(3, 1), turn: 12, decisions: decide(sell("altar")) });
  expect(lesson.advice.kind).toBe("end");
});

test("in Architects the decks are told apart by their top cards", () => {
  const deck = (top: string | null) => ({ deck: { top } });
  const view = { turn: 1, players: 2, cities: [deck("wood"), deck("red1")], central: { top: null }, phase: "taking" };
  const options = ["left", "right", "centre"].map((side) => ({ move: { do: "take", deck: side }, mandatory: true }));
  const decision = { city: 0, seat: 0, kind: "take", options } as never;
  const facets = other.facets(decision, { view, decisions: [], consequences: [] } as never);
  expect(facets.map(({ colour }) => colour)).toEqual(["grey", "red", null]);
  expect(facets.map((one) => fits(one, { do: "take", colours: ["red"] }))).toEqual([false, true, false]);
  expect(facets.map((one) => fits(one, { do: "take", with: ["centre"] }))).toEqual([false, false, true]);
});

test("what is pointed at is marked and described, even after the table is redrawn", async () => {
  document.body.innerHTML = '<div id="table"><button data-option="3">Build</button></div>';
  const root = document.getElementById("table")!;
  const stop = pointAt(root, { option: 3, card: null, name: null }, "words");
  expect(root.querySelector("[data-pointed]")?.getAttribute("aria-describedby")).toBe("words");
  root.innerHTML = '<button data-option="2">Sell</button><button data-option="3">Build</button>';
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.querySelector("[data-pointed]")?.textContent).toBe("Build");
  stop();
  expect(root.querySelector("[data-pointed], [aria-describedby]")).toBe(null);
});

test("without its number an option is found by its card, or by its name on a button", () => {
  document.body.innerHTML = '<article data-card="altar"></article><button>Wood</button>';
  expect(find(document, { option: 1, card: "altar", name: "Altar" })?.tagName).toBe("ARTICLE");
  expect(find(document, { option: 1, card: "wood", name: "Wood" })?.tagName).toBe("BUTTON");
  expect(find(document, { option: 1, card: null, name: null })).toBe(null);
});
