import type { SeatInfo } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { botName, namesAt } from "./names";

beforeAll(() => words.use("en"));

const seats: readonly SeatInfo[] = [
  { name: "Tereza", bot: null, absent: false, free: false },
  { name: "Livia", bot: null, absent: true, free: false },
  { name: null, bot: "master:science", absent: false, free: false },
];

test("people have their names, bots their cities, and the reader is you", () => {
  const names = namesAt("seven", seats, ["gizah", "rhodos", "babylon"], 0);
  expect([0, 1, 2].map((city) => names.of(city))).toEqual(["you", "Livia", "Babylon"]);
  expect([0, 1, 2].map((city) => names.full(city))).toEqual([
    "Gizah · Tereza",
    "Rhodos · Livia (a bot plays meanwhile)",
    "Babylon · Master fond of science",
  ]);
});

test("a city behind the last seat is the Free City", () => {
  const names = namesAt("seven", seats.slice(0, 2), ["gizah", "rhodos", "babylon"], 0);
  expect([names.who(2), names.of(2), names.full(2)]).toEqual(["free_city", "the Free City", "Free City (Babylon)"]);
});

test.each([
  ["builder", "Builder"],
  ["builder:any", "Builder"],
  ["master@3s", "Master"],
  ["master:close@500", "Master fond of narrow victories"],
  ["program:my-bot", "my-bot"],
])("%s is called %s", (bot, name) => {
  expect(botName(bot)).toBe(name);
});
