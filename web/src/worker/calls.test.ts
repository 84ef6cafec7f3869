import { beforeEach, expect, test, vi } from "vitest";
import { Calls, RESUBSCRIBED } from "./calls";
import { FakeScope } from "./scope.fake";

const CALL = { table: "abc123", title: "Your move", body: "7 Wonders" };
let world: FakeScope;
let calls: Calls;

beforeEach(() => {
  world = new FakeScope();
  calls = new Calls(world.scope, "/icon.png");
});

function window(path: string, visibilityState: DocumentVisibilityState = "hidden") {
  const page = { url: `https://mirabilia.test${path}`, visibilityState, focus: vi.fn(), postMessage: vi.fn() };
  world.pages.push(page);
  return page;
}

test("a call is shown, with one tag for each table", async () => {
  window("/table/abc123");
  window("/table/other1", "visible");
  await calls.show(CALL);
  expect(world.shown).toEqual([
    { title: "Your move", options: { body: "7 Wonders", tag: "table-abc123", icon: "/icon.png", data: "abc123" } },
  ]);
});

test("a person who is looking at the table is not called to it", async () => {
  window("/table/abc123", "visible");
  await calls.show(CALL);
  expect(world.shown).toEqual([]);
});

test.each([null, {}, { table: "../evil" }, "text"])("what is not a call is not shown: %s", async (said) => {
  await calls.show(said);
  expect(world.shown).toEqual([]);
});

test("a click goes to the window that has the table, or opens one", async () => {
  await calls.follow("abc123");
  expect(world.opened).toEqual(["/table/abc123"]);
  const [other, page] = [window("/help"), window("/table/abc123")];
  await calls.follow("abc123");
  expect([other.focus, page.focus].map((focus) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(world.opened).toHaveLength(1);
  await calls.follow("//evil.test");
  expect(world.opened).toHaveLength(1);
});

test("a subscription that the browser has ended is renewed, and pages tell the server", async () => {
  const page = window("/table/abc123");
  const options = { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true };
  await calls.resubscribe({ options });
  expect(world.subscribed).toEqual([options]);
  expect(page.postMessage).toHaveBeenCalledWith(RESUBSCRIBED);
  await calls.resubscribe(null);
  expect(world.subscribed).toHaveLength(1);
});
