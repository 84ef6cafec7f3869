// @vitest-environment node
import type { Note } from "$lib/wire/protocol";
import { describe, expect, test } from "vitest";
import { infoOf, seatOf } from "../people.fake";
import { type Notice, noticesOf, type Situation } from "./notices";

const HERE = { here: true, since: 0 };
const NOW = 10_000_000;
const tereza = { seat: 0, name: "Tereza" };
const late: Note = { at: NOW - 1000, what: "late", seat: 0, name: "Tereza", by: null, clock: null };

function situated(situation: Partial<Situation>): readonly Notice[] {
  return noticesOf({
    info: infoOf(),
    you: 0,
    lent: false,
    kept: tereza,
    presence: [HERE, HERE, { here: false, since: null }],
    waiting: [0, 1],
    turnSince: NOW,
    notes: [],
    heeded: 0,
    delay: 0,
    now: NOW,
    ...situation,
  });
}
const told = (situation: Partial<Situation>): unknown[] => situated(situation).map((notice) => notice.kind);
const seats = (mine: object, other: object = {}) => [
  seatOf({ name: "Tereza", ...mine }),
  seatOf({ name: "Livia", ...other }),
  seatOf({ bot: "builder" }),
];

test("where all is well, nothing is said", () => expect(told({})).toEqual([]));

test("everybody is told that bots think less than usual", () => {
  const info = infoOf({ hurried: true });
  for (const you of [0, null]) expect(told({ info, you, kept: undefined })).toEqual(["hurried"]);
});

test("nothing is said before or after the game", () => {
  for (const phase of ["lobby", "over"] as const) expect(told({ info: infoOf({ phase, paused: true }) })).toEqual([]);
});

describe("a player is told", () => {
  test("who is away, and how; or that the table is asleep if everybody is", () => {
    const info = infoOf({ seats: seats({ away: true, stand_in: true }) });
    const only = situated({ info, presence: [], waiting: [], notes: [late] });
    expect(only).toEqual([{ kind: "away", isPlayed: true, by: null }]);
    expect(told({ info: infoOf({ asleep: true, seats: seats({ away: true }, { away: true }) }) })).toEqual(["asleep"]);
  });

  test("who let a bot play for them, until something else happens", () => {
    const info = infoOf({ seats: seats({ away: true, stand_in: true }) });
    const replaced: Note = { ...late, what: "stand_in", by: "Livia" };
    const by = (notes: readonly Note[]): unknown => situated({ info, notes })[0];
    expect(by([late, replaced])).toEqual({ kind: "away", isPlayed: true, by: "Livia" });
    expect(by([{ ...replaced, by: null }])).toMatchObject({ by: null });
    expect(by([replaced, { ...late, what: "away" }])).toMatchObject({ by: null });
  });

  test("who was late once, until something else happens or a long time has passed", () => {
    expect(told({ notes: [late] })).toEqual(["late"]);
    expect(told({ notes: [late, { ...late, what: "back" }] })).toEqual([]);
    expect(told({ notes: [{ ...late, seat: 1 }] })).toEqual([]);
    expect(told({ notes: [late], heeded: late.at })).toEqual([]);
    expect(told({ notes: [late], now: NOW + 3_600_000 })).toEqual([]);
  });

  test("who is waited for and has been gone for a while, but not who has just left", () => {
    const gone = (ago: number) => [HERE, { here: false, since: NOW - ago }];
    expect(told({ presence: gone(300_000) })).toEqual(["gone"]);
    expect(told({ presence: gone(5000) })).toEqual([]);
    expect(told({ presence: gone(300_000), waiting: [0] })).toEqual([]);
    expect(told({ info: infoOf({ paused: true }), presence: gone(300_000) })).toEqual(["paused"]);
  });

  test("that everyone is waiting for one person, unless a bot decides", () => {
    expect(told({ info: infoOf({ seats: seats({}, { away: true }) }) })).toEqual(["gone"]);
    expect(told({ info: infoOf({ seats: seats({}, { away: true, stand_in: true }) }) })).toEqual([]);
  });

  test("what others want", () => {
    const wanted = [{ wish: { wish: "pause" }, seats: [1] }] as const;
    expect(told({ info: infoOf({ wanted }) })).toEqual(["wish"]);
  });

  test("that they play for another person, or another person for them", () => {
    const info = infoOf({ seats: seats({ name: "Bruno", guest_of: "Tereza" }) });
    expect(told({ info })).toEqual(["guest"]);
    expect(told({ info, lent: true })).toEqual(["replaced"]);
  });
});

describe("a visitor is told", () => {
  test("that a seat is free, and that the game is shown with a delay", () => {
    const info = infoOf({ seats: seats({}, { away: true, free: true }) });
    expect(told({ info, you: null, kept: undefined, delay: 60_000 })).toEqual(["join", "delayed"]);
  });

  test("thanks, if they played for a person who is back", () => {
    expect(told({ you: null, kept: { seat: 1, name: "Bruno" } })).toEqual(["thanks"]);
  });

  test("nothing of what concerns players only", () => {
    const wanted = [{ wish: { wish: "pause" }, seats: [1] }] as const;
    expect(told({ info: infoOf({ wanted }), you: null, kept: undefined, notes: [late] })).toEqual([]);
  });
});
