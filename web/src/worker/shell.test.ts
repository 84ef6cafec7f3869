// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeScope } from "./scope.fake";
import { PATIENCE, Shell } from "./shell";

const FILES = ["/assets/index-1.js", "/assets/font-1.woff2"];
let world: FakeScope;
let shell: Shell;

beforeEach(async () => {
  vi.useFakeTimers();
  world = new FakeScope();
  shell = new Shell(world.scope, { version: "one", files: FILES });
  await shell.keep();
  await shell.tidy();
});
afterEach(() => void vi.useRealTimers());

const offline = (): Promise<Response> => Promise.reject(new TypeError("no network"));
const never = (): Promise<Response> => new Promise(() => {});
const opened = (path: string, how: { cache?: string } = {}): Promise<Response> =>
  shell.answer(world.request(path, { mode: "navigate", ...how }))!;
const text = async (response: Promise<Response>): Promise<string> => (await response).text();

test("everything that was built is kept, and it takes charge of open pages", () => {
  expect([...world.made.get("mirabilia-shell-one")!.kept.keys()].sort()).toEqual([...FILES, "/index.html"].sort());
  expect(world.isClaimed).toBe(true);
});

test("a page comes from the server as long as there is a connection", async () => {
  expect(await text(opened("/table/abc123"))).toBe("new /table/abc123");
});

test("offline, every address opens the page that was kept", async () => {
  world.network = offline;
  expect(await text(opened("/table/abc123"))).toBe("new /index.html");
});

test("a server that fails behind its proxy counts as unreachable", async () => {
  world.network = async () => new Response("bad gateway", { status: 502 });
  expect(await text(opened("/"))).toBe("new /index.html");
});

test("a connection that takes too long is not waited for, unless the page is reloaded", async () => {
  world.network = never;
  const page = opened("/");
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await text(page)).toBe("new /index.html");
  let isAnswered = false;
  void opened("/", { cache: "no-cache" }).then(() => (isAnswered = true));
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(isAnswered).toBe(false);
});

test("files with a hash in their names come from the cache, or for a newer page from the server", async () => {
  world.fetched.length = 0;
  expect(await text(shell.answer(world.request(FILES[0]!))!)).toBe(`new ${FILES[0]}`);
  expect(world.fetched).toEqual([]);
  expect(await text(shell.answer(world.request("/assets/index-2.js"))!)).toBe("new /assets/index-2.js");
  expect(world.fetched).toEqual(["/assets/index-2.js"]);
});

test.each([
  ["/api/tables", {}],
  ["/api/tables/abc123/record", { mode: "navigate" }],
  ["/health", {}],
  ["/manifest.webmanifest", {}],
  ["/assets/index-1.js", { method: "POST" }],
  ["https://elsewhere.test/assets/index-1.js", {}],
])("%s is none of its business", (path, how) => {
  expect(shell.answer(world.request(path, how))).toBeNull();
});

test("a newer version fetches only what is new, and forgets the older one when it takes over", async () => {
  world.made.set("mirabilia-games", world.made.get("mirabilia-shell-one")!);
  world.fetched.length = 0;
  const newer = new Shell(world.scope, { version: "two", files: [FILES[1]!, "/assets/index-2.js"] });
  await newer.keep();
  expect(world.fetched.sort()).toEqual(["/assets/index-2.js", "/index.html"]);
  expect(await text(shell.answer(world.request(FILES[0]!))!)).toBe(`new ${FILES[0]}`); // tabs still use it
  await newer.tidy();
  expect([...world.made.keys()].sort()).toEqual(["mirabilia-games", "mirabilia-shell-two"]);
});

test("a version that cannot be fetched in full is not kept", async () => {
  world.network = async (path) => new Response("", { status: path.startsWith("/assets/") ? 404 : 200 });
  const broken = new Shell(world.scope, { version: "three", files: ["/assets/index-3.js"] });
  await expect(broken.keep()).rejects.toThrow("/assets/index-3.js answers 404");
});
