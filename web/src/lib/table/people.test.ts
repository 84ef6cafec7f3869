// @vitest-environment node
import type { Wish } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { beforeAll, describe, expect, test } from "vitest";
import { caresFor, freeSeat, haltWords, isSameWish, standingOf, standingWords, wantedBy, wishWords } from "./people";
import { infoOf, seatOf } from "./people.fake";

beforeAll(() => words.use("en"));

const here = { here: true, since: 0 };
const gone = { here: false, since: new Date().setHours(0, 1, 0, 0) };

test.each([
  ["a bot", seatOf({ bot: "builder" }), gone, null, ""],
  ["an open seat", seatOf(), gone, null, ""],
  ["somebody of whom nothing is known", seatOf({ name: "Livia" }), undefined, null, ""],
  ["somebody who has the table open", seatOf({ name: "Livia" }), here, "here", "here"],
  ["somebody who has closed it", seatOf({ name: "Livia" }), gone, "gone", "gone since 12:01 AM"],
  ["somebody who is waited for", seatOf({ name: "Livia", away: true }), here, "away", "away: everyone waits"],
  [
    "somebody with a stand-in",
    seatOf({ name: "Livia", away: true, stand_in: true }),
    gone,
    "stand_in",
    "away: a bot decides",
  ],
])("%s", (_, seat, presence, standing, told) => {
  expect(standingOf(seat, presence)).toBe(standing);
  expect(standingWords(standingOf(seat, presence), presence)).toBe(told);
});

describe("the others can want", () => {
  const cares = (livia: object, presence: typeof here, info = {}, now = gone.since + 300_000, since = now) =>
    caresFor(infoOf({ seats: [seatOf({ name: "Tereza" }), seatOf(livia)], ...info }), 1, presence, [1], since, now);

  test("nothing for a person who is here, or has just gone", () => {
    expect(cares({ name: "Livia" }, here)).toEqual([]);
    expect(cares({ name: "Livia" }, gone, {}, gone.since + 5000)).toEqual([]);
  });

  test("a bot or another person for one who is gone, but not where people come and go over days", () => {
    expect(cares({ name: "Livia" }, gone)).toEqual(["stand_in", "open_seat"]);
    expect(cares({ name: "Livia" }, gone, { clock: 86_400 })).toEqual([]);
    expect(cares({ name: "Livia", away: true }, gone, { clock: 86_400 })).toEqual(["stand_in", "open_seat"]);
  });

  test("what is not so already", () => {
    expect(cares({ name: "Livia", away: true }, here)).toEqual(["stand_in", "open_seat"]);
    expect(cares({ name: "Livia", away: true, stand_in: true }, gone)).toEqual(["wait_for", "open_seat"]);
    expect(cares({ name: "Livia", away: true, free: true }, gone)).toEqual(["wait_for", "stand_in"]);
  });

  test("to play on without a person who does nothing for minutes, if there is no clock", () => {
    expect(cares({ name: "Livia" }, here, { clock: null }, 900_000, 600_000)).toEqual(["stand_in", "open_seat"]);
    expect(cares({ name: "Livia" }, here, { clock: null }, 900_000, 601_000)).toEqual([]);
  });

  test("nothing for bots", () => expect(cares({ bot: "builder" }, gone)).toEqual([]));
});

describe("wishes", () => {
  test("are the same whatever the order of their parts", () => {
    const one: Wish = { wish: "set_clock", clock: 60, reserve: 0 };
    expect(isSameWish(one, { reserve: 0, clock: 60, wish: "set_clock" })).toBe(true);
    expect(isSameWish(one, { wish: "set_clock", clock: null, reserve: 0 })).toBe(false);
    expect(isSameWish({ wish: "stand_in", seat: 1 }, { wish: "stand_in", seat: 2 })).toBe(false);
  });

  test("know who has them", () => {
    const info = infoOf({ wanted: [{ wish: { wish: "pause" }, seats: [1] }] });
    expect([wantedBy(info, { wish: "pause" }), wantedBy(info, { wish: "more_time" })]).toEqual([[1], []]);
  });

  test.each<[Wish, string]>([
    [{ wish: "pause" }, "a pause"],
    [{ wish: "more_time" }, "more time"],
    [{ wish: "stand_in", seat: 1 }, "a bot plays for Livia"],
    [{ wish: "wait_for", seat: 1 }, "everyone waits for Livia"],
    [{ wish: "open_seat", seat: 1 }, "someone else plays for Livia"],
    [{ wish: "set_clock", clock: 120, reserve: 0 }, "a clock of 2 minutes per decision"],
    [{ wish: "set_clock", clock: null, reserve: 0 }, "no clock from now on"],
  ])("are said: %o", (wish, told) => expect(wishWords(wish, infoOf().seats)).toBe(told));
});

test("a visitor is offered a person's seat before one that a bot has taken over", () => {
  const left = seatOf({ bot: "builder", free: true });
  const opened = seatOf({ name: "Livia", away: true, free: true });
  expect(freeSeat(infoOf({ seats: [left, opened] }))).toBe(1);
  expect(freeSeat(infoOf({ seats: [seatOf({ name: "Tereza" }), left] }))).toBe(1);
  expect(freeSeat(infoOf())).toBeNull();
  expect(freeSeat(infoOf({ seats: [left], phase: "over" }))).toBeNull();
});

test("nobody is asked to move at a table that stands still, or while away", () => {
  const away = [seatOf({ name: "Tereza", away: true }), seatOf({ name: "Livia" })];
  expect(haltWords(infoOf(), 0, true)).toBe("");
  expect(haltWords(infoOf({ paused: true }), null, false)).toBe("Paused");
  expect(haltWords(infoOf({ asleep: true }), 0, true)).toBe("Everyone is away");
  expect(haltWords(infoOf({ seats: away }), 0, true)).toBe("You are away");
  expect(haltWords(infoOf({ seats: away }), 0, false)).toBe("");
  expect(haltWords(infoOf({ paused: true, phase: "over" }), 0, false)).toBe("");
});
