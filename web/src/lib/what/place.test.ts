// @vitest-environment node
import { expect, test } from "vitest";
import { type Box, placeOf } from "./place";

const SCREEN = { width: 1280, height: 720 };
const SIZE = { width: 336, height: 400 };
const thing = (left: number, top: number, width = 80, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("an answer goes below or above its thing, where there is more room", () => {
  expect(placeOf(thing(600, 60), SIZE, SCREEN)).toMatchObject({ side: "below", top: 92, height: 400, tip: 168 });
  expect(placeOf(thing(600, 600), SIZE, SCREEN)).toMatchObject({ side: "above", top: 188, height: 400 });
});

test("near an edge it stays on the screen, and the tip still points at the thing", () => {
  const { left, tip } = placeOf(thing(4, 60, 60), SIZE, SCREEN);
  expect(left).toBe(8);
  expect(left + tip).toBe(34);
  expect(placeOf(thing(1250, 60, 20), SIZE, SCREEN).left).toBe(1280 - 8 - 336);
});

test("one that is too high for both goes beside its thing", () => {
  const tall = { width: 336, height: 690 };
  expect(placeOf(thing(100, 340), tall, SCREEN)).toMatchObject({ side: "right", left: 192, height: 690 });
  expect(placeOf(thing(1100, 340), tall, SCREEN)).toMatchObject({ side: "left", left: 1100 - 12 - 336 });
});

test("wherever the thing is, the answer is on the screen and never on the thing", () => {
  for (const height of [200, 400, 690, 1500])
    for (let left = 0; left <= 1200; left += 60)
      for (let top = 0; top <= 700; top += 35) {
        const asked = thing(left, top);
        const at = placeOf(asked, { width: 336, height }, SCREEN);
        const box = { left: at.left, top: at.top, right: at.left + 336, bottom: at.top + at.height };
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(SCREEN.width);
        expect(box.bottom).toBeLessThanOrEqual(SCREEN.height);
        const apart =
          box.left > asked.right || box.right < asked.left || box.top > asked.bottom || box.bottom < asked.top;
        expect(apart).toBe(true);
      }
});
