// @vitest-environment node
import type { SeatInfo } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { botName, namesAt, seatName } from "./names";
import { seatOf } from "$lib/table/people.fake";

beforeAll(() => words.use("en"));

const seats: readonly SeatInfo[] = [
  seatOf({ name: "Tereza" }),
  seatOf({ name: "Livia", away: true, stand_in: true }),
  seatOf({ bot: "master:science" }),
];

test("people have their names, bots their cities, and the reader is you", () => {
  const names = namesAt("seven", seats, ["gizah", "rhodos", "babylon"], 0);
  expect([0, 1, 2].map((city) => names.of(city))).toEqual(["you", "Livia", "Babylon"]);
  expect([0, 1, 2].map((city) => names.full(city))).toEqual([
    "Giza · Tereza",
    "Rhodes · Livia (away: a bot decides)",
    "Babylon · Master fond of science",
  ]);
});

test("a guest is named as one", () => {
  expect(seatName(seatOf({ name: "Bruno", guest_of: "Livia" }))).toBe("Bruno (plays for Livia)");
});

test("a city after the last seat is the Free City", () => {
  const names = namesAt("seven", seats.slice(0, 2), ["gizah", "rhodos", "babylon"], 0);
  expect([names.who(2), names.of(2), names.full(2)]).toEqual(["free_city", "the Free City", "Free City (Babylon)"]);
});

test.each([
  ["builder", "Builder"],
  ["builder:any", "Builder"],
  ["master@3s", "Master"],
  ["master:close@500", "Master fond of narrow victories"],
  ["master:wonders", "Master fond of wonders"],
  ["master:builder", "Master fond of wonders"],
  ["program:my-bot", "my-bot"],
])("%s is called %s", (bot, name) => {
  expect(botName(bot)).toBe(name);
});
