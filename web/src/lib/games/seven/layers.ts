import type { SevenBoard } from "$lib/wire/protocol";
import { stagesOf } from "./facts";

/** Which of the five layers of a picture each stage fills, by the number of stages that the board has. */
const LAYERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 2, 3],
    [4, 5],
  ],
  3: [[1, 2], [3, 4], [5]],
  4: [[1], [2], [3], [4, 5]],
};

/** The layers that some stages of a board fill, all from 1. */
export function layersOf(board: SevenBoard, stages: readonly number[]): readonly number[] {
  return stages.flatMap((stage) => LAYERS[stagesOf(board).length]?.[stage - 1] ?? []);
}
