import { settings } from "$lib/state";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Flight } from "./flight";
import Flights from "./Flights.svelte";

const FLIGHT: Flight<string> = {
  thing: "altar",
  way: "carry",
  from: ["[data-from]"],
  to: ["[data-nowhere]", "[data-to]"],
};
const look = createRawSnippet((thing: () => string) => ({ render: () => `<i>${thing()}</i>` }));
let finish: (() => void)[] = [];
let duration = "0.4s, 0.5s, 0.06s, 1s";

beforeEach(() => {
  document.body.innerHTML = "<p data-from></p><p data-to></p>";
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  const styles = getComputedStyle(document.body);
  vi.spyOn(window, "getComputedStyle").mockImplementation(() => ({
    ...styles,
    transitionDuration: duration,
    transitionTimingFunction: "linear",
  }));
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((call) => (call(0), 0));
  Element.prototype.animate = function () {
    const flying = { cancel() {}, onfinish: null as (() => void) | null };
    finish.push(() => flying.onfinish?.());
    return flying as unknown as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  finish = [];
  duration = "0.4s, 0.5s, 0.06s, 1s";
  settings.set("botSpeed", "normal");
});

async function shown(plan: () => readonly Flight<string>[] = () => [FLIGHT]) {
  const landed = vi.fn();
  const old: readonly never[] = [{ event: "old" } as never];
  const props = { plan, look, onlanded: landed };
  const { rerender, container } = render(Flights<never, string>, { news: old, ...props });
  const flying = (): number => container.querySelectorAll("[data-flight]").length;
  const tell = async (event: string) => {
    await rerender({ news: [{ event }] } as never);
    await tick();
  };
  return { landed, flying, tell };
}

test("what happened before is not shown, what happens afterwards is, and it lands", async () => {
  const { landed, flying, tell } = await shown();
  expect(flying()).toBe(0);
  await tell("new");
  expect([flying(), landed.mock.calls.length]).toEqual([1, 0]);
  finish.forEach((one) => one());
  await tick();
  expect([flying(), landed.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ["a key", () => fireEvent.keyDown(window, { key: "1" })],
  ["a tap", () => fireEvent.pointerDown(window)],
])("%s ends it at once", async (_, act) => {
  const { landed, flying, tell } = await shown();
  await tell("new");
  await act();
  expect([flying(), landed.mock.calls.length]).toEqual([0, 1]);
});

test("nothing flies under reduced motion, with instant bots, or from nowhere", async () => {
  const missing = await shown(() => [{ ...FLIGHT, from: ["[data-nowhere]"] }]);
  await missing.tell("new");
  settings.set("botSpeed", "instant");
  const instant = await shown();
  await instant.tell("new");
  settings.set("botSpeed", "normal");
  duration = "0s";
  const still = await shown();
  await still.tell("new");
  for (const one of [missing, instant, still]) expect([one.flying(), one.landed.mock.calls.length]).toEqual([0, 1]);
});
