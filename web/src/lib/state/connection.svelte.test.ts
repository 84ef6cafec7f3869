import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Connection,
  FIRST_WAIT,
  type Heard,
  LONGEST_WAIT,
  PATIENCE,
  PING_EVERY,
  PING_PATIENCE,
  SILENCE,
  SLOW,
} from "./connection.svelte";
import { FakeServer } from "./server.fake";
import { Shares } from "./shares";

let server: FakeServer;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = new Connection(server.open, () => 1);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function begin(): void {
  connection.connect();
  server.greet();
}

test("it is open once the server has greeted it, and knows the server's clock and programs", () => {
  connection.connect();
  expect(connection.status).toBe("connecting");
  server.greet();
  expect([connection.status, connection.ahead, connection.programs]).toEqual(["open", 5000, ["mine"]]);
  expect(connection.pushKey).toBe("key");
});

test("a connection names the table it is for, even after it was lost, and moves on with the person", () => {
  const named: (string | null)[] = [];
  connection = new Connection(
    (table) => {
      named.push(table);
      return server.open();
    },
    () => 1,
  );
  connection.connect("abc123");
  server.greet();
  connection.watch("abc123", "token", () => {});
  connection.connect("abc123");
  connection.connect("def456"); // a second table beside the first
  connection.renew();
  server.greet();
  expect(named).toEqual(["abc123", "abc123"]);
  connection.unwatch("abc123");
  connection.connect("def456");
  server.greet();
  expect([named.at(-1), named.length, connection.status]).toEqual(["def456", 3, "open"]);
});

test("an effect that opens a connection does so once, whatever becomes of it", () => {
  let count = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      count += 1;
      connection.connect();
      connection.watch("abc123", "token", () => {});
    });
  });
  flushSync();
  server.greet();
  server.takes = 3 * SLOW;
  vi.advanceTimersByTime(2 * PING_EVERY);
  flushSync();
  expect([connection.isSlow, count]).toEqual([true, 1]);
  stop();
});

test("nothing is sent before the greeting, and watching comes before commands", () => {
  connection.connect();
  void connection.command({ do: "start", table: "abc123" });
  connection.watch("abc123", "token", () => {});
  expect(server.socket.sent).toEqual([]);
  server.greet();
  expect(server.socket.sent.map((message) => message.do)).toEqual(["watch", "start"]);
});

test("a lost connection is retried, at growing intervals", () => {
  begin();
  const waits: number[] = [];
  for (let lost = 0; lost < 8; lost += 1) {
    server.socket.cut();
    expect(connection.status).toBe("lost");
    const before = server.sockets.length;
    let waited = 0;
    for (; server.sockets.length === before; waited += 100) vi.advanceTimersByTime(100);
    waits.push(waited);
  }
  expect(waits.slice(0, 3)).toEqual([FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]);
  expect(waits.at(-1)).toBe(LONGEST_WAIT);
  server.greet();
  expect(connection.status).toBe("open");
});

test("after a reconnection it watches again and resends what was not answered, with the same id", async () => {
  const heard: Heard[] = [];
  begin();
  connection.watch("abc123", "token", (message) => heard.push(message));
  server.isDeaf = true;
  const outcome = connection.command({ do: "start", table: "abc123" });
  const [first] = server.socket.sent.slice(-1);
  server.socket.cut();
  server.isDeaf = false;
  vi.advanceTimersByTime(FIRST_WAIT);
  server.greet();
  expect(server.socket.sent).toEqual([{ do: "watch", table: "abc123", token: "token" }, first]);
  expect(await outcome).toMatchObject({ kind: "ack" });
  expect(connection.unanswered).toBe(0);
  expect(heard.filter((message) => message.kind === "snapshot")).toHaveLength(2);
});

test("a command that was carried out but not acknowledged is carried out once", async () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.trouble = (message) => (message.kind === "ack" ? "cut" : "none");
  const outcome = connection.command({ do: "start", table: "abc123" });
  server.trouble = () => "none";
  vi.advanceTimersByTime(FIRST_WAIT);
  server.greet();
  expect(await outcome).toMatchObject({ kind: "ack" });
  expect([...server.done.values()]).toEqual([1]);
});

test("a connection that is dead without saying so is given up", () => {
  begin();
  server.isDeaf = true;
  void connection.command({ do: "start", table: "abc123" });
  vi.advanceTimersByTime(PATIENCE);
  expect(server.sockets).toHaveLength(2);
});

test("a hint may take its time", () => {
  begin();
  server.isDeaf = true;
  void connection.command({ do: "hint", table: "abc123", turn: 0, city: 0 });
  vi.advanceTimersByTime(10 * PATIENCE);
  expect(server.sockets).toHaveLength(1);
});

test("a refusal answers its command; one without a command goes to the watcher", async () => {
  const heard: Heard[] = [];
  begin();
  connection.watch("abc123", "wrong", (message) => heard.push(message));
  server.isDeaf = true;
  const outcome = connection.command({ do: "start", table: "abc123" });
  const id = (server.socket.sent.at(-1) as { id: string }).id;
  server.socket.receive({ kind: "refused", code: "not-host", message: "", table: "abc123", id });
  expect(await outcome).toMatchObject({ code: "not-host" });
  server.socket.receive({ kind: "refused", code: "bad-token", message: "", table: "abc123", id: null });
  expect(heard.at(-1)).toMatchObject({ code: "bad-token" });
});

test("a server with another protocol is left alone", () => {
  server.protocol += 1;
  begin();
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  expect([connection.status, server.sockets.length]).toEqual(["outdated", 1]);
});

test("what a connection says after it was given up is ignored", () => {
  const heard: Heard[] = [];
  begin();
  connection.watch("abc123", null, (message) => heard.push(message));
  const old = server.socket;
  connection.renew();
  server.greet();
  const count = heard.length;
  old.isOpen = true;
  old.receive(server.snapshot());
  expect(heard).toHaveLength(count);
});

test("once closed, it hears nothing and tries nothing more", () => {
  begin();
  connection.close();
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  expect([connection.status, server.sockets.length]).toEqual(["closed", 1]);
});

const HOUR = 3_600_000;
const pings = (): number => server.socket.sent.filter((message) => message.do === "ping").length;

test("a connection is tested while a table is watched, and otherwise left alone", () => {
  begin();
  vi.advanceTimersByTime(10 * PING_EVERY);
  expect(pings()).toBe(0);
  connection.watch("abc123", "token", () => {});
  vi.advanceTimersByTime(3 * PING_EVERY);
  expect(pings()).toBe(3);
  connection.unwatch("abc123");
  vi.advanceTimersByTime(10 * PING_EVERY);
  expect([pings(), server.sockets.length]).toEqual([3, 1]);
});

test("a connection that does not answer a ping is renewed, and watches again", () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.isDeaf = true;
  vi.advanceTimersByTime(PING_EVERY + PING_PATIENCE - 1);
  expect(server.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([connection.status, server.sockets.length]).toEqual(["lost", 2]);
  server.isDeaf = false;
  server.greet();
  expect(server.socket.sent).toEqual([{ do: "watch", table: "abc123", token: "token" }]);
  vi.advanceTimersByTime(PING_EVERY);
  expect([connection.status, pings()]).toEqual(["open", 1]);
});

test("whatever the server says proves that it lives", () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.isDeaf = true;
  vi.advanceTimersByTime(PING_EVERY + PING_PATIENCE - 1);
  server.change();
  vi.advanceTimersByTime(PING_PATIENCE - 1);
  expect(server.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(server.sockets).toHaveLength(2);
});

test("a pong tells the lag and corrects how far the server's clock is ahead", () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.takes = 300;
  server.ahead = 7000;
  vi.advanceTimersByTime(PING_EVERY + 300);
  expect([connection.lag, connection.ahead, connection.isSlow]).toEqual([300, 7000, false]);
});

test("a slow connection is noticed before it has answered, and tested again soon", () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.takes = 3 * SLOW;
  vi.advanceTimersByTime(PING_EVERY + SLOW);
  expect([connection.isSlow, connection.lag]).toEqual([true, SLOW]);
  vi.advanceTimersByTime(2 * SLOW);
  expect([connection.isSlow, connection.lag]).toEqual([true, 3 * SLOW]);
  server.takes = 0;
  vi.advanceTimersByTime(PING_PATIENCE);
  expect([connection.isSlow, connection.lag]).toEqual([false, 0]);
});

test("a lost connection is not also slow", () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.isDeaf = true;
  vi.advanceTimersByTime(PING_EVERY + PING_PATIENCE);
  expect([connection.status, connection.isSlow]).toEqual(["lost", false]);
});

test("after a short sleep the connection is tested at once", () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.takes = 50;
  vi.setSystemTime(Date.now() + SILENCE / 2);
  connection.check();
  connection.check(); // several things wake a page at the same time
  expect([pings(), server.sockets.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(50);
  server.isDeaf = true;
  connection.check();
  vi.advanceTimersByTime(PING_PATIENCE);
  expect(server.sockets).toHaveLength(2);
});

test("after a long sleep the connection is dead, whatever it says, and everything goes on without a reload", async () => {
  begin();
  connection.watch("abc123", "token", () => {});
  server.isDeaf = true;
  vi.setSystemTime(Date.now() + HOUR);
  const outcome = connection.command({ do: "start", table: "abc123" });
  connection.check();
  expect(server.sockets).toHaveLength(2);
  server.isDeaf = false;
  server.greet();
  expect(await outcome).toMatchObject({ kind: "ack" });
  expect(connection.status).toBe("open");
});

test("a connection that was cut for hours is retried forever, and at once when the page is looked at", () => {
  begin();
  for (let passed = 0; passed < 5 * HOUR; passed += LONGEST_WAIT) {
    server.socket.cut();
    vi.advanceTimersByTime(LONGEST_WAIT);
  }
  expect(server.sockets.length).toBeGreaterThan(1000);
  server.socket.cut();
  const before = server.sockets.length;
  connection.check();
  expect(server.sockets).toHaveLength(before + 1);
  server.socket.cut();
  vi.advanceTimersByTime(FIRST_WAIT); // and soon again, not after as long a wait as before
  expect(server.sockets).toHaveLength(before + 2);
  server.greet();
  expect(connection.status).toBe("open");
});

test("an attempt that nobody answers is given up, with or without a waiting command", () => {
  connection.connect();
  vi.advanceTimersByTime(PATIENCE);
  expect(server.sockets).toHaveLength(2);
  void connection.command({ do: "start", table: "abc123" });
  vi.advanceTimersByTime(PATIENCE);
  expect(server.sockets).toHaveLength(3);
  vi.advanceTimersByTime(SLOW + 1);
  connection.check(); // the network is back, and the attempt is from before
  expect(server.sockets).toHaveLength(4);
});

test("waking up opens no connection that nobody asked for, and none that was closed", () => {
  connection.check();
  expect(server.sockets).toHaveLength(0);
  begin();
  connection.close();
  connection.check();
  expect([connection.status, server.sockets.length]).toEqual(["closed", 1]);
});

test("the watcher hears who is here", () => {
  const heard: Heard[] = [];
  begin();
  connection.watch("abc123", null, (message) => heard.push(message));
  server.socket.receive({ kind: "attendance", table: "abc123", presence: [], audience: { count: 1, names: [] } });
  expect(heard.at(-1)).toMatchObject({ kind: "attendance", audience: { count: 1 } });
});

test("without a network the connection is doubted at once, until the server is heard", () => {
  connection.doubt();
  expect(connection.isDoubted).toBe(false); // nobody wants a connection
  begin();
  server.isDeaf = true;
  connection.doubt();
  expect([connection.isDoubted, connection.status]).toEqual([true, "open"]);
  vi.advanceTimersByTime(PING_PATIENCE);
  expect([connection.isDoubted, server.sockets.length]).toEqual([true, 2]);
  server.isDeaf = false;
  server.greet();
  expect(connection.isDoubted).toBe(false);
});

test("a server on the same machine is not doubted for long", () => {
  begin();
  server.takes = 50;
  connection.doubt();
  vi.advanceTimersByTime(50);
  expect([connection.isDoubted, connection.status, server.sockets.length]).toEqual([false, "open", 1]);
});

test("a seat adds its share to the deal on its own: promised before the game, revealed when it begins", () => {
  connection.close();
  connection = new Connection(server.open, () => 1, new Shares());
  begin();
  connection.watch("abc123", "token", () => {});
  const lobby = {
    ...server.snapshot().info,
    phase: "lobby",
    commitment: "5e",
    dealing: null,
    shares: [],
    lesson: false,
  };
  const show = (change: object): void =>
    server.socket.receive({ ...server.snapshot(), info: { ...lobby, ...change } } as Heard);
  show({});
  const promised = server.socket.sent.at(-1) as { do: string; promise: string };
  expect(promised).toMatchObject({ do: "promise", table: "abc123" });
  show({ shares: [{ seat: 0, promise: promised.promise, share: null }] });
  expect(server.socket.sent.at(-1)).toBe(promised);
  show({ dealing: 1, shares: [{ seat: 0, promise: promised.promise, share: null }] });
  expect(server.socket.sent.at(-1)).toMatchObject({ do: "tell", table: "abc123" });
});

test("everybody on a device adds a share of their own", () => {
  connection.close();
  connection = new Connection(server.open, () => 1, new Shares());
  begin();
  connection.watch("abc123", "token", () => {}, null, ["other"]);
  const lobby = { ...server.snapshot().info, phase: "lobby", commitment: "5e", dealing: null, lesson: false };
  const show = (change: object): void =>
    server.socket.receive({ ...server.snapshot(), also: [2], info: { ...lobby, shares: [], ...change } } as Heard);
  show({});
  const [mine, others] = server.socket.sent.slice(-2) as { do: string; promise: string; by: number | null }[];
  expect([mine, others]).toMatchObject([
    { do: "promise", by: null },
    { do: "promise", by: 2 },
  ]);
  const shares = [
    { seat: 0, promise: mine!.promise, share: null },
    { seat: 2, promise: others!.promise, share: null },
  ];
  show({ shares: [shares[1]] }); // the other promise is on its way
  show({ dealing: 1, shares });
  expect(server.socket.sent.slice(-2)).toMatchObject([
    { do: "tell", by: null },
    { do: "tell", by: 2 },
  ]);
});

test("a rematch carries the promise of a share over", () => {
  connection.close();
  connection = new Connection(server.open, () => 1, new Shares());
  begin();
  void connection.command({ do: "rematch", table: "abc123" });
  expect(server.socket.sent.at(-1)).toMatchObject({ do: "rematch", promise: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
