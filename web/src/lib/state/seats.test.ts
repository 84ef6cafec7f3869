import { expect, test } from "vitest";
import { keptOf, Seats } from "./seats.svelte";
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

test("moving, finishing and forgetting keep what another tab has taken in the meantime", () => {
  const keeper = shelf();
  const here = new Seats(keeper);
  here.keep(joined("tablea"), "Livia", null);
  const change = [() => here.move("tablea", 2), () => here.finish(["tablea"]), () => here.forget("tablea")];
  change.forEach((done, number) => {
    new Seats(keeper).keep(joined(`other${number}`), "Livia", null);
    done();
    expect(here.at(`other${number}`)).toBeDefined();
  });
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

test("what is not a seat is left out", () => {
  const seats = new Seats(shelf({ "mirabilia-seats": JSON.stringify([null, 7, { table: "abcdef" }]) }));
  expect(seats.all).toEqual([]);
});

test("a seat that has not moved reports no change", () => {
  const seats = new Seats(shelf());
  seats.keep({ table: "abc123", seat: 1, token: "t" }, "Tereza", "seven", 1);
  const before = seats.all;
  seats.move("abc123", 1);
  seats.move("other1", 2);
  expect(seats.all).toBe(before);
  seats.move("abc123", 2);
  expect(seats.at("abc123")?.seat).toBe(2);
});

test("no seat of a running game is ever dropped, only finished ones when there are many", () => {
  const keeper = shelf();
  const seats = new Seats(keeper);
  const take = (from: number, to: number): void => {
    for (let number = from; number < to; number += 1) seats.keep(joined(`table${number}`), "Livia", "seven", number);
  };
  take(0, 550);
  expect(seats.all.length).toBe(550);
  seats.finish(["table1", "table2", "table549", "other"]);
  expect(seats.all.map(({ table }) => table)).not.toContain("table1");
  expect(seats.at("table0")).toBeDefined();
  expect(new Seats(keeper).all.length).toBe(547);
});

test("a few finished ones stay", () => {
  const seats = new Seats(shelf());
  seats.keep(joined("abcdef"), "Livia", "seven", 1);
  seats.finish(["abcdef"]);
  expect(seats.at("abcdef")?.over).toBe(true);
  expect(keptOf(seats.at("abcdef")!)).toEqual([{ ...joined("abcdef"), name: "Livia", game: "seven", at: 1 }]);
});

test("people who share a device move to another one together", () => {
  const [here, there] = [new Seats(shelf()), new Seats(shelf())];
  here.keep(joined("abcdef"), "Ada", "seven", 1);
  here.share("abcdef", { seat: 2, token: "bob", name: "Bob" });
  const kept = keptOf(here.at("abcdef")!);
  expect(kept.map(({ table, name }) => [table, name])).toEqual([
    ["abcdef", "Ada"],
    ["abcdef", "Bob"],
  ]);
  expect([there.merge(kept), there.all]).toEqual([2, here.all]);
  expect(there.merge(kept)).toBe(0);
});

test("seats from another device join those that are here, newest first; at one table the later one stays", () => {
  const seats = new Seats(shelf());
  seats.keep(joined("tablea", 1), "Livia", "seven", 5);
  seats.keep(joined("tableb", 1), "Livia", "seven", 10);
  const other = (table: string, at: number) => ({ table, seat: 0, token: `other-${table}`, name: "Li", at });
  expect(seats.merge([other("tablea", 9), other("tableb", 9), other("tablec", 7)])).toBe(2);
  expect(seats.all.map(({ table, seat }) => [table, seat])).toEqual([
    ["tableb", 1],
    ["tablea", 0],
    ["tablec", 0],
  ]);
  expect(seats.merge([other("tablea", 9)])).toBe(0);
});

test("people who share a device keep separate seats, and one who leaves takes only their own along", () => {
  const keeper = shelf();
  const seats = new Seats(keeper);
  seats.keep(joined("abcdef"), "Ada", "seven", 1);
  seats.share("abcdef", { seat: 1, token: "bob", name: "Bob" });
  seats.share("abcdef", { seat: 2, token: "eve", name: "Eve" });
  seats.place("abcdef", [2, 1]);
  const others = (): unknown => new Seats(keeper).at("abcdef")?.others?.map(({ name, seat }) => [name, seat]);
  expect(others()).toEqual([
    ["Bob", 2],
    ["Eve", 1],
  ]);
  seats.leave("abcdef", 1);
  expect(others()).toEqual([["Bob", 2]]);
  seats.leave("abcdef", 0);
  expect(seats.at("abcdef")).toMatchObject({ name: "Bob", seat: 2, token: "bob", others: [] });
  seats.leave("abcdef", 2);
  expect(seats.at("abcdef")).toBeUndefined();
});

test("a person who lost their seat on a shared device is forgotten", () => {
  const seats = new Seats(shelf());
  seats.keep(joined("abcdef"), "Ada", "seven", 1);
  seats.share("abcdef", { seat: 1, token: "bob", name: "Bob" });
  seats.place("abcdef", [null]);
  expect(seats.at("abcdef")?.others).toEqual([]);
});
