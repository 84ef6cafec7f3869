// @vitest-environment node
import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import mark from "../src/lib/art/mark.svg?raw";
import { icon } from "./icon.mjs";

const [ink, ground] = [
  [255, 0, 0],
  [0, 0, 255],
];

/** Red, green, blue and alpha at a point of the mark's own square. */
function pixels(corner: number): (x: number, y: number) => number[] {
  const file = icon(mark, { size: 48, share: 1, corner, ink, ground });
  const data = inflateSync(file.subarray(file.indexOf("IDAT") + 4, file.indexOf("IEND") - 8));
  return (x, y) => [...data.subarray(y * 2 * 193 + 1 + x * 2 * 4).subarray(0, 4)];
}

test("the mark is where it is drawn, on its ground", () => {
  const at = pixels(0);
  for (const [x, y] of [
    [12, 20],
    [6, 14],
    [12, 12],
    [12, 2],
    [18, 14],
  ] as const)
    expect(at(x, y)).toEqual([...ink, 255]);
  for (const [x, y] of [
    [1, 10],
    [9, 16],
    [15, 16],
    [12, 9],
    [23, 23],
  ] as const)
    expect(at(x, y)).toEqual([...ground, 255]);
});

test("outside round corners there is nothing", () => {
  expect(pixels(0.2)(0, 0)).toEqual([0, 0, 0, 0]);
});

test("the same mark gives the same file", () => {
  const made = () => icon(mark, { size: 32, share: 0.6, corner: 0.2, ink, ground });
  const sum = (file: Buffer) => createHash("sha256").update(file).digest("hex");
  expect(sum(made())).toBe(sum(made()));
});
