// @vitest-environment node
import type { TableInfo } from "$lib/wire/protocol";
import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { Shares } from "./shares";
import { shelf } from "./storage.fake";

const PROMISE = "5e".repeat(32);
let storage: ReturnType<typeof shelf>;
let shares: Shares;

beforeEach(() => {
  storage = shelf();
  shares = new Shares(storage);
});

const infoOf = (change: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "abc123",
    phase: "lobby",
    lesson: false,
    commitment: PROMISE,
    dealing: null,
    shares: [],
    ...change,
  }) as TableInfo;

/** A table at which this person has promised a share, and what was promised. */
function promised(change: Partial<TableInfo> = {}): { promise: string; info: TableInfo } {
  const answer = shares.answer(infoOf(), 0);
  const promise = answer?.do === "promise" ? answer.promise : "";
  return { promise, info: infoOf({ shares: [{ seat: 0, promise, share: null }], ...change }) };
}

/** The share that is revealed while the deal waits for it. */
function toldAt(info: TableInfo, by = shares): string | null {
  const answer = by.answer({ ...info, dealing: 1 }, 0);
  return answer?.do === "tell" ? answer.share : null;
}

test("a person at a table before the game promises a share, once", () => {
  const { promise, info } = promised();
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  expect([shares.answer(infoOf(), 0), shares.answer(info, 0)]).toEqual([null, null]);
});

test("the share is revealed when the deal waits for it, and fits the promise", () => {
  const { promise, info } = promised();
  const share = toldAt(info);
  expect(createHash("sha256").update(`mirabilia share ${share}`).digest("hex")).toBe(promise);
});

test("a page that was reloaded still knows its share", () => {
  const { info } = promised();
  expect(toldAt(info, new Shares(storage))).toBe(toldAt(info));
});

test("it is not revealed to a server that has changed its own promise, nor twice, nor for another seat", () => {
  const { info } = promised();
  expect(toldAt({ ...info, commitment: "00".repeat(32) })).toBeNull();
  expect(toldAt({ ...info, shares: [{ ...info.shares[0]!, share: "11".repeat(32) }] })).toBeNull();
  expect(shares.answer({ ...info, dealing: 1 }, 1)).toBeNull();
});

test("a share that was promised with the request for a seat belongs to the table where it shows up", () => {
  const info = infoOf({ shares: [{ seat: 2, promise: shares.draw(), share: null }] });
  expect(shares.answer(info, 2)).toBeNull();
  expect(shares.answer({ ...info, dealing: 1 }, 2)).toMatchObject({ do: "tell" });
  expect(shares.answer({ ...info, dealing: 1, commitment: "00".repeat(32) }, 2)).toBeNull();
});

test("in a lesson, and in a game that has begun, nothing is promised", () => {
  expect(shares.answer(infoOf({ lesson: true }), 0)).toBeNull();
  for (const phase of ["playing", "over", "closed"] as const) expect(shares.answer(infoOf({ phase }), 0)).toBeNull();
});

test("a person who was left out notices, whatever the server says about it", () => {
  const { info } = promised();
  const share = toldAt(info)!;
  const told = [{ ...info.shares[0]!, share }];
  const begun = (dealt: TableInfo["shares"]): boolean => shares.isMissing({ ...info, phase: "playing", shares: dealt });
  expect([begun(told), begun(info.shares), begun([])]).toEqual([false, true, true]);
  expect(begun([{ ...told[0]!, share: "11".repeat(32) }])).toBe(true);
  expect(shares.isMissing({ ...info, shares: [] })).toBe(false); // the game has not begun
  expect(shares.isMissing(infoOf({ id: "xyz789", phase: "playing" }))).toBe(false); // nothing was promised there
});

test("a promise from another device takes the place of this one's", () => {
  const { info } = promised();
  const other = { ...info, shares: [{ seat: 0, promise: "77".repeat(32), share: null }] };
  expect(shares.answer(other, 0)).toBeNull();
  expect(shares.isMissing({ ...other, phase: "playing" })).toBe(false);
});

test.each([
  ["no storage", undefined],
  [
    "a storage that takes nothing",
    {
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    },
  ],
])("with %s shares last until the page is closed", (_, keeper) => {
  shares = new Shares(keeper);
  expect(toldAt(promised().info)).toMatch(/^[0-9a-f]{64}$/);
});
