import { words } from "$lib/words";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Banner from "./Banner.svelte";
import Coin from "./Coin.svelte";
import Points from "./Points.svelte";
import Shields from "./Shields.svelte";

beforeAll(() => words.use("en"));

test.each([
  [Coin, "2 coins"],
  [Points, "2 points"],
  [Shields, "2 shields"],
])("a number in a picture is said in words", (part, said) => {
  render(part, { count: 2 });
  expect(screen.getByRole("img", { name: said }).textContent).toContain("2");
});

test("words change with the language, without anything being loaded anew", async () => {
  render(Coin, { count: 2 });
  await words.use("cs");
  expect(await screen.findByRole("img", { name: "2 mince" })).toBeTruthy();
  await words.use("en");
});

test("a lost connection is said politely, in a region that was there before", async () => {
  const { rerender } = render(Banner, { connection: { status: "open", unanswered: 0 } });
  const region = screen.getByRole("status");
  expect(region.textContent.trim()).toBe("");
  await rerender({ connection: { status: "lost", unanswered: 1 } });
  expect(region.textContent).toContain("Connection lost");
});
