// @vitest-environment node
import { gameOf, GAMES } from "$lib/games/registry";
import { expect, test } from "vitest";
import { pictureOf, WONDERS } from "./wonders";

test("every board of every game that shows wonders has a picture", async () => {
  for (const { id } of GAMES.filter(({ cover }) => cover)) {
    const boards = (await gameOf(id).wishes?.boards()) ?? [];
    expect(boards.map(pictureOf).sort()).toEqual([...WONDERS].sort());
  }
});
