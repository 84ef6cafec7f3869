import { beforeEach, expect, test } from "vitest";
import { Calls } from "./calls.svelte";

let told: string[];
let isLookedAt: boolean;
let calls: Calls;

beforeEach(() => {
  told = [];
  isLookedAt = false;
  const caller = {
    call: (table: string) => void told.push(`call ${table}`),
    hush: (table: string) => void told.push(`hush ${table}`),
  };
  calls = new Calls(caller, () => isLookedAt);
});

test("the tables where it is the person's move are counted, each once", () => {
  calls.set("one", true, 1);
  calls.set("two", true, 5);
  calls.set("one", true, 1);
  calls.set("three", false);
  expect(calls.count).toBe(2);
  calls.set("two", false);
  expect(calls.count).toBe(1);
});

test("a list of all tables says which wait and which no longer do; none of them calls twice", () => {
  calls.set("one", true, 7);
  calls.set("two", true, 1);
  told = [];
  calls.setAll(["one", "three"]);
  expect([calls.count, told]).toEqual([2, ["hush two", "call three"]]);
  calls.setAll([]);
  expect(calls.count).toBe(0);
});

test("each of the person's turns calls once, even when a bot has decided the one before", () => {
  calls.set("one", true, 1);
  calls.set("one", true, 1);
  calls.set("one", true, 2);
  calls.set("one", false, 3);
  calls.set("one", true, 4);
  expect(told).toEqual(["call one", "call one", "hush one", "call one"]);
});

test("a person looking at the page is not called, and calls end when they come back", () => {
  isLookedAt = true;
  calls.set("one", true, 1);
  expect(told).toEqual([]);
  isLookedAt = false;
  calls.set("one", true, 2);
  calls.look();
  expect(told).toEqual(["call one", "hush one"]);
  expect(calls.count).toBe(1);
});
