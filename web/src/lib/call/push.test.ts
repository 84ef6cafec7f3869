import type { Outcome } from "$lib/state/connection.svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { bytesOf, type Container, PATIENCE, Push } from "./push";

const [KEY, OTHER_KEY] = ["BAE-_w", "BBBB"];

class Subscription {
  static next = 1;
  readonly endpoint = `https://push.test/${Subscription.next++}`;
  readonly options: { applicationServerKey: ArrayBuffer };
  isEnded = false;
  constructor(key: Uint8Array<ArrayBuffer>) {
    this.options = { applicationServerKey: key.buffer };
  }
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: "public", auth: "secret" } });
  unsubscribe = async (): Promise<boolean> => (this.isEnded = true);
}

class Manager {
  found: Subscription | null = null;
  getSubscription = async (): Promise<Subscription | null> => (this.found?.isEnded ? null : this.found);
  subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    return (this.found = new Subscription(applicationServerKey));
  });
}

let manager: Manager;
let push: Push;
let table: { command: typeof command };
const command = vi.fn(async (): Promise<Outcome> => ({ kind: "ack", table: "abc123", id: "1", version: 1 }));

beforeEach(() => {
  command.mockClear();
  command.mockResolvedValue({ kind: "ack", table: "abc123", id: "1", version: 1 });
  Subscription.next = 1;
  table = { command };
  manager = new Manager();
  push = new Push(container({ active: {}, pushManager: manager }));
});

function container(registration: object | undefined, ready: Promise<object> = new Promise(() => {})): Container {
  return {
    getRegistration: async () => registration as ServiceWorkerRegistration | undefined,
    ready: ready as Promise<ServiceWorkerRegistration>,
  };
}

test("a seat is subscribed with what the browser's push service gave, in the reader's language", async () => {
  expect(await push.subscribe(table, KEY, "cs")).toBe(true);
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytesOf(KEY) });
  const endpoint = "https://push.test/1";
  expect(command).toHaveBeenCalledWith({ do: "subscribe", endpoint, p256dh: "public", auth: "secret", language: "cs" });
});

test("the server is told once, and again when something changes", async () => {
  for (const language of ["cs", "cs", "en"]) expect(await push.subscribe(table, KEY, language)).toBe(true);
  expect(command).toHaveBeenCalledTimes(2);
});

test("other seats share the subscription, unless the server has another key", async () => {
  await push.subscribe(table, KEY, "cs");
  await push.subscribe(table, KEY, "cs");
  expect(manager.subscribe).toHaveBeenCalledTimes(1);
  const old = manager.found!;
  await push.subscribe(table, OTHER_KEY, "cs");
  expect([old.isEnded, manager.found!.endpoint]).toEqual([true, "https://push.test/2"]);
});

test.each([
  ["the server cannot call", () => push.subscribe(table, null, "cs")],
  ["there is no worker", () => new Push(undefined).subscribe(table, KEY, "cs")],
  ["it is not installed yet", () => new Push(container(undefined)).subscribe(table, KEY, "cs")],
  ["the browser has no push", () => new Push(container({ active: {} })).subscribe(table, KEY, "cs")],
])("nobody is subscribed when %s", async (_, subscribe) => {
  expect(await subscribe()).toBe(false);
  expect(command).not.toHaveBeenCalled();
});

test("a worker that is being installed is waited for, but not forever", async () => {
  const coming = new Push(container({ active: null }, Promise.resolve({ active: {}, pushManager: manager })));
  expect(await coming.subscribe(table, KEY, "cs")).toBe(true);
  vi.useFakeTimers();
  const isDone = new Push(container({ active: null })).subscribe(table, KEY, "cs");
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await isDone).toBe(false);
  vi.useRealTimers();
});

test("a push service or a server that refuses does no harm", async () => {
  command.mockResolvedValueOnce({ kind: "refused", code: "not-seated", message: "", table: "abc123", id: "1" });
  expect(await push.subscribe(table, KEY, "cs")).toBe(false);
  manager.found = null;
  manager.subscribe.mockRejectedValueOnce(new Error("no push service"));
  expect(await push.subscribe(table, KEY, "cs")).toBe(false);
});

test("switching calls off ends the subscription, and tells the current table", async () => {
  await push.end(table);
  expect(command).not.toHaveBeenCalled();
  await push.subscribe(table, KEY, "cs");
  await push.end(table);
  expect(manager.found!.isEnded).toBe(true);
  expect(command).toHaveBeenLastCalledWith({ do: "unsubscribe", endpoint: "https://push.test/1" });
});

test("a key is read in base64url", () => {
  expect([...bytesOf(KEY)]).toEqual([4, 1, 62, 255]);
});
