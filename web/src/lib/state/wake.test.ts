import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onWake } from "./wake";

class Page extends EventTarget {
  readonly document = Object.assign<EventTarget, { visibilityState: DocumentVisibilityState }>(new EventTarget(), {
    visibilityState: "visible",
  });
  readonly navigator = { connection: new EventTarget() };
}

let page: Page;
let woken: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  woken = vi.fn<() => void>();
  stop = onWake(page, woken);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const restored = (persisted: boolean): Event => Object.assign(new Event("pageshow"), { persisted });

test.each([
  ["it is looked at again", () => page.document.dispatchEvent(new Event("visibilitychange"))],
  ["it is no longer frozen", () => page.document.dispatchEvent(new Event("resume"))],
  ["it comes out of the browser's cache", () => page.dispatchEvent(restored(true))],
  ["the network is there again", () => page.dispatchEvent(new Event("online"))],
  ["the network is another one", () => page.navigator.connection.dispatchEvent(new Event("change"))],
])("a page wakes up when %s", (_, happen) => {
  happen();
  expect(woken).toHaveBeenCalledTimes(1);
  stop();
  happen();
  expect(woken).toHaveBeenCalledTimes(1);
});

test("it does not wake up by being hidden or opened", () => {
  page.document.visibilityState = "hidden";
  page.document.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(restored(false));
  expect(woken).not.toHaveBeenCalled();
});

test("sleep of the machine is noticed by the time that has passed", () => {
  vi.advanceTimersByTime(60_000);
  expect(woken).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(woken).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(woken).toHaveBeenCalledTimes(1);
});

test("a browser that says nothing about its network does no harm", () => {
  const poor = Object.assign(new Page(), { navigator: {} }) as unknown as Parameters<typeof onWake>[0];
  expect(() => onWake(poor, woken)()).not.toThrow();
});
