import { settings } from "$lib/state";
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { spectatorName } from "./spectator";

beforeAll(() => words.use("en"));

test.each([
  [false, "Eva", null],
  [true, " Eva ", "Eva"],
  [true, " ", "Guest"],
])("a spectator is named if they like, even without a name set", (isShown, name, shown) => {
  settings.set("showName", isShown);
  settings.set("name", name);
  expect(spectatorName()).toBe(shown);
});
