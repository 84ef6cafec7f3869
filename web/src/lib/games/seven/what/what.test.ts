// @vitest-environment node
import type { Names } from "$lib/games/names";
import { plain } from "$lib/what/annotated";
import type { Answer, Row } from "$lib/what/answer";
import type { SevenConsequence, SevenDecision, SevenView } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import about from ".";
import type { Scene } from "./rows";

beforeAll(() => words.use("en"));

const names = {
  who: (city: number) => (city === 0 ? "you" : "other"),
  of: (city: number) => ["you", "Livia", "Marek"][city]!,
  short: (city: number) => ["Tereza", "Livia", "Marek"][city]!,
} as unknown as Names;
const city = (number: number, wonder: string, cards: readonly string[], stages = 0) => ({
  ...{ number, board: { wonder, side: "A" }, cards, stages, coins: 3, shields: 0, compass: 0, gear: 0, tablet: 0 },
  ...{ wild: 0, victories: [0, 0, 0], defeats: 0, discounts: [], sources: [], sold: 0, hand: 6 },
});
const view = {
  seat: 0,
  hand: ["school"],
  cities: [city(0, "gizah", ["altar"], 1), city(1, "rhodos", ["altar", "baths"]), city(2, "babylon", [])],
} as unknown as SevenView;

/** What seat 0 may decide. */
function scene(decision: object | null, consequences: readonly object[] = []): Scene {
  const decisions = decision ? [{ kind: "choose", city: 0, seat: 0, options: [], refusals: [], ...decision }] : [];
  const led = decision ? [consequences as SevenConsequence[]] : [];
  const seen = { game: "seven" as const, view, ready: [], events: [], outlooks: [], consequences: led };
  return { seen: { ...seen, decisions: decisions as SevenDecision[] }, names };
}

function row(answer: Answer | null, label: string): Row {
  return answer!.rows.find((one) => one.label === label)!;
}
const said = ({ parts }: Row): unknown[] =>
  parts.map((part) => (part.as === "words" ? plain(part.words) : "name" in part ? part.name : part.as));

test("a card says who has built it, what it makes free and how many there are at this table", () => {
  const answer = about("card-altar", scene(null));
  expect(answer!.rows.map(({ label }) => label)).toEqual(["Costs", "Free with", "Chains into", "Copies", "Built by"]);
  expect(said(row(answer, "Built by"))).toEqual(["you", "Livia"]);
  expect(said(row(answer, "Chains into"))).toEqual(["Temple"]);
  expect(row(answer, "Free with")).toMatchObject({ parts: [], none: "no card" });
  const [copies] = row(answer, "Copies").parts;
  expect(copies?.as === "cells" && copies.cells.filter(({ isHere }) => isHere).map(({ under }) => under)).toEqual([3]);
});

test("what it would cost now is what the server lists, or why not; nothing for a card that is not offered", () => {
  const paid = { move: { do: "build", card: "school", left: 2, right: 0 }, bank: 0, chain: null };
  expect(said(row(about("card-school", scene({ options: [paid] })), "Costs"))).toContain("you: 2 to Livia");
  const reasons = [{ reason: "missing", resources: ["papyrus"], needed: 1, available: 0 }];
  const refused = { refusals: [{ card: "school", verb: "build", reasons }] };
  expect(said(row(about("card-school", scene(refused)), "Costs"))).toContain("you: needs 1 papyrus, nobody sells any");
  expect(said(row(about("card-palace", scene({ options: [paid] })), "Costs"))).toEqual(["picture"]);
});

test("a stage says whose it is and what it would cost its own city, never another's", () => {
  const way = { move: { do: "stage", card: "school", left: 0, right: 4 }, bank: 0, chain: null };
  const offered = scene({ options: [way] }, [{ coins: 0, points: 7 }]);
  expect(said(row(about("stage-gizah-a-2", offered), "Worth now"))).toEqual(["7 points"]);
  expect(row(about("stage-gizah-a-3", offered), "Worth now").parts).toEqual([]);
  expect(said(row(about("stage-gizah-a-2", offered), "Costs"))).toContain("you: 4 to Marek");
  expect(said(row(about("stage-rhodos-a-1", offered), "Costs"))).toContain("any card goes under it");
  expect(said(row(about("stage-gizah-a-1", offered), "Whose"))).toEqual(["you", "built"]);
  expect(row(about("stage-olympia-b-1", offered), "Whose")).toMatchObject({ parts: [], none: "not in this game" });
});

test("away from a table there is no row about one", () => {
  expect(about("card-altar", null)!.rows.map(({ label }) => label)).not.toContain("Built by");
  expect(about("symbol-gear", null)!.rows.map(({ label }) => label)).not.toContain("Who has it");
});

test("nobody learns from it what is in a hand", () => {
  const answer = about("card-school", scene(null));
  expect(row(answer, "Built by")).toMatchObject({ parts: [], none: "nobody yet" });
  const other = { ...view, hand: ["palace"] };
  const moved = { ...scene(null), seen: { ...scene(null).seen, view: other } };
  expect(about("card-school", moved)!.rows.map(said)).toEqual(answer!.rows.map(said));
});
