import { beforeEach, expect, test, vi } from "vitest";
import { type Host, Notices } from "./notices.svelte";

class FakeNotification {
  static permission: NotificationPermission = "default";
  static answer: NotificationPermission = "granted";
  static all: FakeNotification[] = [];
  static async requestPermission(): Promise<NotificationPermission> {
    return (FakeNotification.permission = FakeNotification.answer);
  }
  onclick: (() => void) | null = null;
  isClosed = false;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    [this.title, this.options] = [title, options];
    FakeNotification.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  FakeNotification.permission = "default";
  FakeNotification.answer = "granted";
  FakeNotification.all = [];
});

function host(changed: Partial<Host> = {}): Host {
  return {
    isSecureContext: true,
    Notification: FakeNotification as unknown as typeof Notification,
    navigator: { userAgent: "Firefox", maxTouchPoints: 0 },
    focus: vi.fn(),
    ...changed,
  };
}

test("what the browser says is told in our own words", async () => {
  const notices = new Notices(host());
  expect(notices.permission).toBe("unasked");
  expect(await notices.ask()).toBe("allowed");
  FakeNotification.permission = "denied"; // in the browser's own settings
  expect(notices.look()).toBe("blocked");
});

test.each([
  ["over plain HTTP", { isSecureContext: false }, "unable"],
  ["an old browser", { Notification: undefined }, "unable"],
  ["an iPhone", { Notification: undefined, navigator: { userAgent: "iPhone", maxTouchPoints: 5 } }, "home-screen"],
  ["an iPad", { Notification: undefined, navigator: { userAgent: "Macintosh", maxTouchPoints: 5 } }, "home-screen"],
  [
    "an iPhone with the page installed",
    { Notification: undefined, navigator: { userAgent: "iPhone", maxTouchPoints: 5, standalone: true } },
    "unable",
  ],
] as const)("%s", (_, changed, permission) => {
  expect(new Notices(host(changed)).permission).toBe(permission);
});

test("one is shown for a table, leads to it with a click, and is closed once it has been heard", async () => {
  FakeNotification.permission = "granted";
  const page = host();
  const notices = new Notices(page);
  await notices.show("abc123", "Your move", "7 Wonders");
  const [shown] = FakeNotification.all;
  expect(shown).toMatchObject({ title: "Your move", options: { body: "7 Wonders", tag: "table-abc123" } });
  shown!.onclick!();
  expect(page.focus).toHaveBeenCalledTimes(1);
  await notices.show("abc123", "Your move", "7 Wonders");
  await notices.close("abc123");
  expect(FakeNotification.all.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

test("none is shown that is not allowed", async () => {
  FakeNotification.permission = "denied";
  await new Notices(host()).show("abc123", "Your move", "");
  expect(FakeNotification.all).toEqual([]);
});

test("where there is a worker, it shows them, and what it has shown can be closed", async () => {
  FakeNotification.permission = "granted";
  const left = new FakeNotification("Your move", {});
  const registration = { active: {}, showNotification: vi.fn(), getNotifications: vi.fn(async () => [left]) };
  const serviceWorker = { getRegistration: async () => registration as unknown as ServiceWorkerRegistration };
  const notices = new Notices(host({ navigator: { userAgent: "", maxTouchPoints: 0, serviceWorker } }));
  await notices.show("abc123", "Your move", "7 Wonders");
  expect(registration.showNotification).toHaveBeenCalledWith("Your move", expect.objectContaining({ data: "abc123" }));
  await notices.close("abc123");
  expect(registration.getNotifications).toHaveBeenCalledWith({ tag: "table-abc123" });
  expect(left.isClosed).toBe(true);
});
