import type { Outcome } from "$lib/state/connection.svelte";
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { Ask } from "./ask.svelte";

beforeAll(() => words.use("en"));

const refused = (code: string) => Promise.resolve({ kind: "refused", code } as Outcome);
const done = Promise.resolve({ kind: "done" } as unknown as Outcome);

test("a refusal is told in words until something is carried out", async () => {
  const ask = new Ask();
  expect(await ask.send(refused("closed"))).toBe(false);
  expect(ask.problem).toBe("This table is closed.");
  expect(await ask.send(done)).toBe(true);
  expect(ask.problem).toBe("");
});

test("a refusal can have better words where the request is made", async () => {
  const ask = new Ask();
  await ask.send(refused("not-now"), { "not-now": "Not yet." });
  expect(ask.problem).toBe("Not yet.");
});

test("it waits until the last of several answers has come", async () => {
  const ask = new Ask();
  let answer: (outcome: Outcome) => void = () => {};
  const late = ask.send(new Promise((resolve) => (answer = resolve)));
  await ask.send(done);
  expect(ask.isWaiting).toBe(true);
  answer(await done);
  await late;
  expect(ask.isWaiting).toBe(false);
});
