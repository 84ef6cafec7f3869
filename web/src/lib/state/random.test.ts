// @vitest-environment node
import { expect, test, vi } from "vitest";
import { newId, newKey } from "./random";

test("an id and a key are as long as the server wants them, and never the same twice", () => {
  const ids = new Set(Array.from({ length: 200 }, newId));
  const keys = new Set(Array.from({ length: 200 }, newKey));
  expect([ids.size, keys.size]).toEqual([200, 200]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("a page over plain HTTP in a home network can make them too", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues }); // what such a page has of it
  expect([newId(), newKey()].map((made) => made.length)).toEqual([32, 43]);
  vi.unstubAllGlobals();
});
