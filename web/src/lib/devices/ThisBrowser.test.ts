import { words } from "$lib/words";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { Safekeeping } from "./safekeeping.svelte";
import ThisBrowser from "./ThisBrowser.svelte";

beforeAll(async () => {
  await words.use("en");
  await words.with("devices", Promise.resolve());
});

test.each([
  [true, "has promised to keep your seats"],
  [false, "has refused"],
])("what the browser answers is told in words: %s", async (answer, told) => {
  const storage = { persist: async () => answer, persisted: async () => false };
  render(ThisBrowser, { safekeeping: new Safekeeping(storage) });
  await fireEvent.click(await screen.findByRole("button", { name: "Ask the browser to keep them" }));
  expect(await screen.findByText(new RegExp(told))).toBe(screen.getByRole("status"));
  expect(screen.queryByRole("button")).toBeNull();
});
