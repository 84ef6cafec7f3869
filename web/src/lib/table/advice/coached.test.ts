import type { TableState } from "$lib/state/table.svelte";
import { expect, it } from "vitest";
import { infoOf, seatOf } from "../people.fake";
import { wantsCoach } from "./coached";

const alone = [seatOf({ name: "Tereza" }), seatOf({ bot: "builder" })];
const table = (over: object = {}): TableState =>
  ({ info: infoOf({ seats: alone }), you: 0, turn: 0, isLive: true, lent: false, ...over }) as unknown as TableState;

it("asks for the coach at the beginning of a game with only bots", () => {
  expect(wantsCoach(table())).toBe(true);
  expect(wantsCoach(table({ turn: 1 }))).toBe(false);
  expect(wantsCoach(table({ you: null }))).toBe(false);
  expect(wantsCoach(table({ info: infoOf({ seats: alone, lesson: true }) }))).toBe(false);
  expect(wantsCoach(table({ info: infoOf({ seats: alone.map((seat) => ({ ...seat, coached: true })) }) }))).toBe(false);
});

it("never agrees for anyone where there is another person", () => {
  expect(wantsCoach(table({ info: infoOf() }))).toBe(false);
});
