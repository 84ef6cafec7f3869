import { expect, test, vi } from "vitest";
import { parseRoute, type Place, type Route, Router, writeRoute } from "./router.svelte";

const ROUTES: readonly Route[] = [
  { at: "front" },
  { at: "table", table: "abc123" },
  { at: "replay", table: "abc123" },
  { at: "help" },
  { at: "settings" },
];

test.each(ROUTES)("the address of $at leads there", (route) => {
  expect(parseRoute(writeRoute(route))).toEqual(route);
});

test.each(["/table", "/table/short", "/table/ABC123", "/table/abc123/more", "/help/me", "/nothing"])(
  "%s leads nowhere",
  (path) => {
    expect(parseRoute(path)).toEqual({ at: "nowhere", path });
    expect(writeRoute(parseRoute(path))).toBe(path);
  },
);

function place(pathname: string) {
  const location = { pathname };
  const go = (_: unknown, __: string, address?: string | URL | null): void => {
    location.pathname = String(address);
  };
  const listeners: (() => void)[] = [];
  const history = { pushState: vi.fn(go), replaceState: vi.fn(go) };
  const window = {
    location,
    history,
    addEventListener: (_: string, hear: () => void) => listeners.push(hear),
    removeEventListener: () => listeners.splice(0),
  };
  return { window: window as unknown as Place, history, location, back: () => listeners.forEach((hear) => hear()) };
}

test("going somewhere can be undone by the back button", () => {
  const { window, history, location, back } = place("/");
  const router = new Router(window);
  router.go({ at: "help" });
  expect(location.pathname).toBe("/help");
  expect(history.pushState).toHaveBeenCalledOnce();
  location.pathname = "/";
  back();
  expect(router.route).toEqual({ at: "front" });
});

test("going where one is adds nothing to the history", () => {
  const { window, history } = place("/help");
  new Router(window).go({ at: "help" });
  expect(history.pushState).not.toHaveBeenCalled();
});

/** A click on a link; not dispatched, for then the test's browser would really go there. */
function click(html: string, event: Partial<MouseEventInit> = {}): MouseEvent {
  document.body.innerHTML = html;
  const clicked = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...event });
  Object.defineProperty(clicked, "target", { value: document.body.querySelector("a, button") });
  return clicked;
}

test("links inside are followed without loading, others are the browser's", () => {
  const router = new Router(place("/").window);
  const inside = click('<a href="/table/abc123">there</a>');
  router.follow(inside);
  expect(router.route).toEqual({ at: "table", table: "abc123" });
  expect(inside.defaultPrevented).toBe(true);
  for (const event of [
    click('<a href="https://example.org/">away</a>'),
    click('<a href="//example.org/">away</a>'),
    click('<a href="/help" target="_blank">another tab</a>'),
    click('<a href="/help">another tab</a>', { ctrlKey: true }),
    click("<button>no link</button>"),
  ]) {
    router.follow(event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(router.route).toEqual({ at: "table", table: "abc123" });
});
