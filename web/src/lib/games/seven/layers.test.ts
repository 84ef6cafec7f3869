// @vitest-environment node
import { expect, test } from "vitest";
import { BOARDS } from "./facts";
import { layersOf } from "./layers";

test("all stages of every board fill all layers, each once", () => {
  for (const { id, a, b } of BOARDS)
    for (const [side, stages] of [
      ["A", a],
      ["B", b],
    ] as const) {
      const board = { wonder: id, side };
      expect(
        layersOf(
          board,
          Array.from(stages, (_, index) => index + 1),
        ),
      ).toEqual([1, 2, 3, 4, 5]);
      expect(layersOf(board, [])).toEqual([]);
    }
});
