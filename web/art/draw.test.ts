// @vitest-environment node
import { expect, test } from "vitest";
import { standalone, WONDERS } from "./draw.mjs";

const files = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

test.each(Object.keys(WONDERS))("the picture of %s is what the program draws", (name) => {
  expect(files[`./${name}.svg`] === standalone(name), "stale; run: npm run art").toBe(true);
});

test.each(Object.entries(WONDERS))("%s needs no inline style, which the content policy would refuse", (_, picture) => {
  const layers = [picture.ground, ...picture.stages.flat()];
  expect(layers.filter((layer) => /\sstyle=/.test(layer))).toEqual([]);
  expect(picture.stages).toHaveLength(5);
});
