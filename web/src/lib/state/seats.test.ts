import { expect, test } from "vitest";
import { Seats } from "./seats.svelte";
import { shelf } from "./storage.fake";

const joined = (table: string, seat = 0) => ({ table, seat, token: `token-of-${table}` });

test("a seat is there after a reload", () => {
  const keeper = shelf();
  new Seats(keeper).keep(joined("abcdef", 2), "Livia", "seven", 1);
  expect(new Seats(keeper).at("abcdef")).toEqual({
    table: "abcdef",
    seat: 2,
    token: "token-of-abcdef",
    name: "Livia",
    game: "seven",
    at: 1,
  });
});

test("a seat taken in another tab is not lost by taking one here", () => {
  const keeper = shelf();
  const here = new Seats(keeper);
  const there = new Seats(keeper);
  there.keep(joined("tableb"), "Livia", null);
  here.keep(joined("tablea"), "Livia", null);
  expect(here.all.map((seat) => seat.table)).toEqual(["tablea", "tableb"]);
});

test("a table has one seat, and it can be moved and forgotten", () => {
  const seats = new Seats(shelf());
  seats.keep(joined("abcdef", 0), "Livia", null);
  seats.keep(joined("abcdef", 1), "Livia", null);
  seats.move("abcdef", 3);
  expect(seats.all.map((seat) => seat.seat)).toEqual([3]);
  seats.forget("abcdef");
  expect(seats.at("abcdef")).toBeUndefined();
});

test("what is no seat is left out", () => {
  const seats = new Seats(shelf({ "mirabilia-seats": JSON.stringify([null, 7, { table: "abcdef" }]) }));
  expect(seats.all).toEqual([]);
});

test("a seat that is where it was tells nobody of a change", () => {
  const seats = new Seats(shelf());
  seats.keep({ table: "abc123", seat: 1, token: "t" }, "Tereza", "seven", 1);
  const before = seats.all;
  seats.move("abc123", 1);
  seats.move("other1", 2);
  expect(seats.all).toBe(before);
  seats.move("abc123", 2);
  expect(seats.at("abc123")?.seat).toBe(2);
});
