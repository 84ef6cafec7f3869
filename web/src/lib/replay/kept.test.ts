// @vitest-environment node
import type { TableInfo } from "$lib/wire/protocol";
import { beforeEach, expect, test } from "vitest";
import { Kept, type KeptGame, MOST } from "./kept";

class Shelf {
  readonly answers = new Map<string, string>();
  async open(): Promise<Cache> {
    const { answers } = this;
    return {
      keys: async () => [...answers.keys()].map((path) => ({ url: `https://mirabilia.test${path}` })),
      delete: async (what: string | { url: string }) =>
        answers.delete(typeof what === "string" ? what : new URL(what.url).pathname),
      put: async (path: string, response: Response) => void answers.set(path, await response.text()),
      match: async (path: string) => (answers.has(path) ? new Response(answers.get(path)) : undefined),
    } as unknown as Cache;
  }
}

let shelf: Shelf;
let kept: Kept;
beforeEach(() => {
  shelf = new Shelf();
  kept = new Kept(shelf);
});

const game = (id: string): KeptGame => ({ info: { id } as TableInfo, you: 0, steps: [] });

test("a game is found again through the eyes it was viewed with, or through any", async () => {
  await kept.keep("public", game("one111"));
  await kept.keep(2, game("one111"));
  expect(await kept.find("one111", "public")).toEqual({ eyes: "public", game: game("one111") });
  expect((await kept.find("one111"))?.eyes).toBe(2);
  expect(await kept.find("one111", "all")).toBeNull();
  expect(await kept.find("two222")).toBeNull();
});

test("every game is listed once, the latest first, and the oldest make room", async () => {
  for (let number = 0; number < MOST + 5; number += 1) await kept.keep(0, game(`table${number}`));
  await kept.keep("all", game(`table${MOST}`));
  const all = await kept.all();
  expect(all[0]!.id).toBe(`table${MOST}`);
  expect([all.length, shelf.answers.size]).toEqual([MOST - 1, MOST]);
  expect(await kept.find("table0")).toBeNull();
});

test("a browser that keeps nothing still shows the games it is sent", async () => {
  for (const none of [new Kept(undefined), new Kept({ open: () => Promise.reject(new Error("full")) })]) {
    await none.keep(0, game("one111"));
    expect([await none.find("one111"), await none.all()]).toEqual([null, []]);
  }
});
