import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, FIRST_WAIT, type Heard, LONGEST_WAIT, PATIENCE } from "./connection.svelte";
import { FakeServer } from "./server.fake";

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

test("it is open once the server greets, and knows the server's clock and programs", () => {
  connection.connect();
  expect(connection.status).toBe("connecting");
  server.greet();
  expect([connection.status, connection.ahead, connection.programs]).toEqual(["open", 5000, ["mine"]]);
});

test("nothing is sent before the greeting, and watching comes before commands", () => {
  connection.connect();
  void connection.command({ do: "start", table: "abc123" });
  connection.watch("abc123", "token", () => {});
  expect(server.socket.sent).toEqual([]);
  server.greet();
  expect(server.socket.sent.map((message) => message.do)).toEqual(["watch", "start"]);
});

test("a lost connection comes back, later and later", () => {
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

test("after a reconnection it watches again and sends again what was not answered, with the same id", async () => {
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

test("a refusal answers its command; one without a command goes to whoever watches", async () => {
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

test("another protocol is not spoken to", () => {
  server.protocol += 1;
  begin();
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  expect([connection.status, server.sockets.length]).toEqual(["outdated", 1]);
});

test("what a connection says after it was given up is not heard", () => {
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

test("whoever closes it hears and tries no more", () => {
  begin();
  connection.close();
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  expect([connection.status, server.sockets.length]).toEqual(["closed", 1]);
});
