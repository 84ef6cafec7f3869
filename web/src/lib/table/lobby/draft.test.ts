import type { Outcome } from "$lib/state/connection.svelte";
import type { TableInfo, Terms } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { Draft } from "./draft";

const table = () => ({ version: 4, info: { clock: 60, reserve: 0, reserve_for: "game", hints: true } as TableInfo });
const ack = (version: number) => Promise.resolve({ kind: "ack", version } as Outcome);
const refused = Promise.resolve({ kind: "refused", code: "not-now" } as Outcome);

test("changes made before the table shows the last ones are made on top of them", async () => {
  const shown = table();
  const draft = new Draft(shown);
  const sent: Terms[] = [];
  const send = (version: number) => (terms: Terms) => (sent.push(terms), ack(version));
  const first = draft.change({ reserve_for: "age" }, send(5));
  await draft.change({ hints: false }, send(6));
  await first;
  expect(sent[1]).toMatchObject({ clock: 60, reserve_for: "age", hints: false });
  shown.version = 6;
  expect(draft.terms).toMatchObject({ reserve_for: "game", hints: true }); // what the table shows counts again
});

test("a change that is refused is forgotten", async () => {
  const draft = new Draft(table());
  await draft.change({ clock: 5 }, () => refused);
  expect(draft.terms.clock).toBe(60);
});
