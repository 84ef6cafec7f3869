import { expect, test, vi } from "vitest";
import { parseRoute, type Place, type Route, Router, writeRoute } from "./router.svelte";

const ROUTES: readonly Route[] = [
  { at: "front" },
  { at: "table", table: "abc123" },
  { at: "replay", table: "abc123" },
  { at: "replay", table: "abc123", step: 12, eyes: 0 },
  { at: "replay", table: "abc123", step: 0 },
  { at: "replay", table: "abc123", eyes: "all" },
  { at: "review", table: "abc123" },
  { at: "review", table: "abc123", seat: 2, move: 17 },
  { at: "puzzles" },
  { at: "puzzles", game: "architects" },
  { at: "puzzle", puzzle: "0fe1906d" },
  { at: "mygames" },
  { at: "mygames", game: "architects" },
  { at: "help" },
  { at: "help", game: "seven" },
  { at: "help", game: "architects", entry: "token-science" },
  { at: "lab" },
  { at: "lab", game: "architects" },
  { at: "lab", game: "seven", players: 5, of: "server" },
  { at: "lesson", game: "seven" },
  { at: "settings" },
  { at: "devices" },
  { at: "devices", table: "abc123" },
  { at: "devices", take: { code: "Q-7_".repeat(10), seats: 12 } },
  { at: "devices", take: { code: "Q-7_".repeat(10), seats: 1, table: "abc123" } },
  { at: "devices", take: { code: "Q-7_".repeat(10), seats: 1, table: "abc123", seat: 0 } },
  { at: "devices", take: { code: "Q-7_".repeat(10), seats: 2, table: "abc123", seat: 0 } },
];

test("a moment of a game has an address to send to others", () => {
  expect(writeRoute({ at: "replay", table: "abc123", step: 12, eyes: 0 })).toBe("/replay/abc123?step=12&eyes=0");
});

test.each(["?step=-1", "?step=1e3", "?eyes=9", "?eyes=", "?step=999999&eyes=me", "?other=1"])(
  "in a moment %s, what is not valid is left out and the game still shown",
  (query) => expect(parseRoute(`/replay/abc123${query}`)).toEqual({ at: "replay", table: "abc123" }),
);

test.each(["?players=1", "?players=8", "?of=people", "?players=", "?players=3.5"])(
  "in statistics %s, what cannot be asked for is left out",
  (query) => expect(parseRoute(`/lab/seven${query}`)).toEqual({ at: "lab", game: "seven" }),
);

test.each(ROUTES)("the address of $at leads there", (route) => {
  expect(parseRoute(writeRoute(route))).toEqual(route);
});

test.each([
  "/puzzle",
  "/puzzle/Nonsense",
  "/puzzles/chess",
  "/table",
  "/table/short",
  "/table/ABC123",
  "/table/abc123/more",
  "/help/me",
  "/lab/chess",
  "/lesson",
  "/lesson/chess",
  "/devices/phone",
  "/mygames/all",
  "/nothing",
])("%s leads nowhere", (path) => {
  expect(parseRoute(path)).toEqual({ at: "nowhere", path });
  expect(writeRoute(parseRoute(path))).toBe(path);
});

function place(path: string) {
  const location = { pathname: path, search: "", hash: "" };
  const go = (_: unknown, __: string, address?: string | URL | null): void => {
    const { pathname, search, hash } = new URL(String(address), "http://here");
    Object.assign(location, { pathname, search, hash });
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

test.each(["#take=short", "#take=", "?table=NO", "?take=Q-7_Q-7_Q-7_", "#take=with%20space%20in%20it"])(
  "in devices %s, what hands nothing over is left out",
  (rest) => expect(parseRoute(`/devices${rest}`)).toEqual({ at: "devices" }),
);

test("the code for seats is only ever after the #, and leaves the address at once", () => {
  const take = { code: "Q-7_".repeat(10), seats: 2 };
  const link = new URL(writeRoute({ at: "devices", take }), "http://here");
  expect(link.pathname + link.search).toBe("/devices");
  const { window, location, history, back } = place("/");
  const router = new Router(window);
  for (const come of [() => router.go({ at: "devices", take }), () => ((location.hash = link.hash), back())]) {
    come();
    expect(router.route).toEqual({ at: "devices", take });
    expect(location.pathname + location.search + location.hash).toBe("/devices");
  }
  expect(history.replaceState).toHaveBeenCalledOnce();
});

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

test("saying more about a place goes nowhere and adds nothing to the history", () => {
  const { window, history, location } = place("/replay/abc123");
  const router = new Router(window);
  const before = router.route;
  router.rewrite({ at: "replay", table: "abc123", step: 3 });
  expect(location.search).toBe("?step=3");
  expect(router.route).toBe(before);
  expect(history.pushState).not.toHaveBeenCalled();
});

test("going to the current place adds nothing to the history", () => {
  const { window, history } = place("/help");
  new Router(window).go({ at: "help" });
  expect(history.pushState).not.toHaveBeenCalled();
});

/** A click on a link; not dispatched, because the test's browser would really go there. */
function click(html: string, event: Partial<MouseEventInit> = {}): MouseEvent {
  document.body.innerHTML = html;
  const clicked = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...event });
  Object.defineProperty(clicked, "target", { value: document.body.querySelector("a, button") });
  return clicked;
}

test("links inside the client are followed without loading, others are left to the browser", () => {
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
  document.body.replaceChildren(); // other tests look at the same page
});
