// @vitest-environment node
import { expect, test } from "vitest";
import { added, dropped, moved } from "./arrange";

test("a seat that is moved pushes the others along", () => {
  expect(moved(4, 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moved(4, 3, 1)).toEqual([0, 3, 1, 2]);
  expect(moved(3, 1, 1)).toEqual([0, 1, 2]);
});

test("a seat is added at the end and taken away anywhere", () => {
  expect(added(2)).toEqual([0, 1, null]);
  expect(dropped(3, 1)).toEqual([0, 2]);
});
