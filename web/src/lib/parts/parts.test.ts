import { words } from "$lib/words";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
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

test("words change with the language, without anything being reloaded", async () => {
  render(Coin, { count: 2 });
  await words.use("cs");
  expect(await screen.findByRole("img", { name: "2 mince" })).toBeTruthy();
  await words.use("en");
});

const OPEN = { status: "open", isSlow: false, isDoubted: false } as const;
const FRESH = { isOld: false, isLacking: false };

test("a lost connection is said politely, in a region that was there before, unless it comes back at once", async () => {
  vi.useFakeTimers();
  const { rerender } = render(Banner, { connection: OPEN, release: FRESH });
  const region = screen.getByRole("status");
  await rerender({ connection: { status: "lost", isSlow: false, isDoubted: false } });
  await vi.advanceTimersByTimeAsync(500);
  await rerender({ connection: { status: "open", isSlow: false, isDoubted: false } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(region.textContent.trim()).toBe("");
  await rerender({ connection: { status: "lost", isSlow: false, isDoubted: false } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(region.textContent).toContain("Connection lost");
  await rerender({ connection: { status: "open", isSlow: false, isDoubted: false } });
  expect(region.textContent.trim()).toBe("");
  vi.useRealTimers();
});

test("a newer client, and a part that could not be loaded, are reported with a way forward", async () => {
  const { rerender } = render(Banner, { connection: OPEN, release: { ...FRESH, isLacking: true } });
  const region = screen.getByRole("status");
  expect(region.textContent).toContain("could not be loaded");
  await rerender({ release: { isOld: true, isLacking: true } });
  expect(region.textContent).toContain("newer version");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});

test("a missing network is named at once, and a slow connection quietly", async () => {
  vi.useFakeTimers();
  const { rerender } = render(Banner, { connection: { ...OPEN, isSlow: true }, release: FRESH });
  const region = screen.getByRole("status");
  expect(region.textContent).toContain("Slow connection");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await rerender({ connection: { status: "open", isSlow: true, isDoubted: true } });
  expect(region.textContent).toContain("No network");
  expect(region.textContent).not.toContain("Slow");
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
  vi.useRealTimers();
});
