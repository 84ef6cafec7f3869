import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, LONGEST_WAIT } from "./connection.svelte";
import { heldFor, stretchOf } from "./pace";
import { FakeServer, type Trouble } from "./server.fake";
import type { Shares } from "./shares";
import { type Line, TableState } from "./table.svelte";

let server: FakeServer;
let connection: Connection;
let table: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = new Connection(server.open, () => 0);
  table = new TableState(connection, "abc123", "token");
  connection.connect();
  server.greet();
  table.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const asks = (): number => server.sockets.flatMap((socket) => socket.sent).filter((sent) => sent.do === "watch").length;
const agrees = (): boolean =>
  table.version === server.version && JSON.stringify(table.seen?.view) === JSON.stringify(server.view);

const lineOf = (line: Connection): Line => ({
  watch: line.watch.bind(line),
  unwatch: line.unwatch.bind(line),
  command: line.command.bind(line),
});

const SELL = { do: "sell", card: "altar" };

test("a snapshot shows everything", () => {
  expect(agrees()).toBe(true);
  expect([table.you, table.info?.id, table.isHost]).toEqual([0, "abc123", true]);
});

test("cards that were dealt without the share of this person are pointed out, even if the server says nothing", () => {
  const missing = { isMissing: () => true } as unknown as Shares;
  table = new TableState({ ...lineOf(connection), shares: missing }, "abc123", "token");
  table.hear(server.snapshot());
  table.hear(server.snapshot());
  expect(table.notes.map(({ what, seat }) => [what, seat])).toEqual([["left_out", 0]]);
});

test("updates are followed without asking", () => {
  server.change("whole");
  server.change("ready");
  expect(agrees()).toBe(true);
  expect(table.seen?.view.ready).toEqual(server.view.ready);
  expect(asks()).toBe(1);
  expect(table.history).toHaveLength(2);
});

test("the watcher's own choice is put into the view", () => {
  server.change("own");
  expect(agrees()).toBe(true);
  expect(table.seen?.view).toMatchObject({ chosen: server.view.chosen });
  server.change("ready");
  server.change("whole"); // whose hash is compared
  expect(agrees()).toBe(true);
  expect(asks()).toBe(1);
});

test("an update that was lost is noticed at the next one", () => {
  server.trouble = () => "lost";
  server.change();
  server.trouble = () => "none";
  server.change();
  expect(agrees()).toBe(true);
  expect(asks()).toBe(2);
});

test("an update that comes twice counts once", () => {
  server.trouble = (message) => (message.kind === "update" ? "twice" : "none");
  server.change();
  expect(agrees()).toBe(true);
  expect([asks(), table.history.length]).toEqual([1, 1]);
});

test("updates in the wrong order end in the right view", () => {
  const late: Trouble[] = ["late"];
  server.trouble = () => late.shift() ?? "none";
  server.change();
  server.change();
  expect(agrees()).toBe(true);
});

test("a view with another hash is asked for again", () => {
  const update = server.update(server.version);
  table.hear({ ...update, version: update.version + 1, hash: 7 });
  expect(asks()).toBe(2);
});

test("a snapshot with another hash is reported, not asked for forever", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(server, "hash", "get").mockReturnValue(7);
  server.change();
  expect(report).toHaveBeenCalledOnce();
  expect(asks()).toBe(2);
});

test("a snapshot that is older than what is known changes nothing", () => {
  const old = server.snapshot();
  server.change();
  table.hear(old);
  expect(agrees()).toBe(true);
  expect(asks()).toBe(1);
});

test("a snapshot that is older than what was heard of is asked for again", () => {
  server.trouble = () => "lost";
  server.change();
  const old = server.snapshot();
  server.change();
  table.hear(server.update(2)); // a gap, so it asks; the answer is lost
  server.trouble = () => "none";
  table.hear(old);
  expect(agrees()).toBe(true);
});

test("whose time runs out, and what happens outside the game, comes with an update", () => {
  const late = { at: 1, what: "late", seat: 0, name: "Tereza", by: null, clock: null } as const;
  const due = [{ seat: 0, clock: 5000, late: 8000 }];
  const { sight: _, hash: __, ...update } = server.update(1);
  table.hear({ ...update, version: 2, due, notes: [late] });
  expect([table.due, table.notes]).toEqual([due, [late]]);
  table.hear({ ...update, after: 2, version: 3 });
  expect([table.due, table.notes]).toEqual([[], [late]]);
});

test("people coming and going changes nothing else", () => {
  const presence = [{ here: false, since: 7 }];
  table.hear({ kind: "attendance", table: "abc123", presence, audience: { count: 2, names: ["Eva"] } });
  expect([table.presence, table.audience.count, table.version]).toEqual([presence, 2, 1]);
  server.change();
  expect(table.presence).toEqual(presence);
  expect(asks()).toBe(1);
});

test("a spectator's name is sent again whenever everything is asked for again", () => {
  table.open("Eva");
  table.open();
  expect(server.socket.sent.at(-1)).toMatchObject({ do: "watch", name: "Eva" });
  server.socket.cut();
  vi.advanceTimersByTime(LONGEST_WAIT);
  server.greet();
  expect(server.socket.sent.at(-1)).toMatchObject({ do: "watch", name: "Eva" });
  table.open(null);
  expect(server.socket.sent.at(-1)).not.toHaveProperty("name");
});

test("a refusal to watch is a problem to show", () => {
  table.hear({ kind: "refused", code: "bad-token", message: "", table: "abc123", id: null });
  expect(table.problem).toBe("bad-token");
});

test("a choice is for the turn in view", () => {
  server.change();
  void table.choose(0, SELL);
  expect(server.socket.sent.at(-1)).toMatchObject({ do: "choose", table: "abc123", turn: 2, city: 0 });
});

describe("a series of events", () => {
  let pace: number;
  beforeEach(() => {
    pace = 500;
    table.close();
    table = new TableState(connection, "abc123", "token", () => pace);
    table.open();
  });

  test("is shown at a pace, in order", () => {
    const before = table.version;
    for (let count = 0; count < 3; count += 1) server.change();
    expect(table.version).toBe(before + 1);
    vi.advanceTimersByTime(499);
    expect(table.version).toBe(before + 1);
    vi.advanceTimersByTime(1);
    expect(table.version).toBe(before + 2);
    vi.advanceTimersByTime(500);
    expect(agrees()).toBe(true);
    expect(table.history).toHaveLength(3);
    expect(asks()).toBe(2);
  });

  test("is shown at once to a person who acts or is in a hurry, and where no pace is wanted", () => {
    server.change();
    server.change();
    expect(agrees()).toBe(false);
    void table.command({ do: "start" });
    expect(agrees()).toBe(true);
    server.change();
    server.change();
    table.hurry();
    expect(agrees()).toBe(true);
    pace = 0;
    server.change();
    server.change();
    expect(agrees()).toBe(true);
  });

  test("does not hold up the news of who is ready", () => {
    server.change();
    server.change("ready");
    expect(agrees()).toBe(true);
  });
});

test("a choice is under way until it is answered, and no longer than its turn", async () => {
  const altar = { do: "sell", card: "altar" } as const;
  server.isDeaf = true;
  const asked = table.choose(0, altar);
  expect(table.underWay).toMatchObject({ city: 0, move: altar });
  connection.renew();
  server.isDeaf = false;
  server.greet();
  await asked;
  expect(table.underWay).toBeNull();
  server.isDeaf = true;
  void table.choose(0, altar);
  expect(table.underWay).not.toBeNull();
  server.change();
  expect(table.underWay).toBeNull();
});

test("a choice that was answered is under way until the table has it", async () => {
  const sell = { do: "sell", card: "altar" } as const;
  const version = server.version + 1;
  const line = {
    watch: () => {},
    unwatch: () => {},
    command: () => Promise.resolve({ kind: "ack", table: "abc123", id: "1", version }),
  } as unknown as Line;
  const watched = new TableState(line, "abc123", "token");
  watched.hear(server.snapshot());
  await watched.choose(0, sell);
  expect(watched.underWay).toMatchObject({ city: 0, move: sell });
  const after = server.version;
  server.change("own");
  watched.hear({ ...server.update(after, "own"), turn: watched.turn });
  expect(watched.version).toBe(version);
  expect(watched.underWay).toBeNull();
});

test("bots are slow, normal or instant; without motion, only slow bots are waited for", () => {
  expect((["slow", "normal", "instant"] as const).map((speed) => heldFor(speed, true) > 0)).toEqual([
    true,
    true,
    false,
  ]);
  expect((["slow", "normal", "instant"] as const).map((speed) => heldFor(speed, false) > 0)).toEqual([
    true,
    false,
    false,
  ]);
  expect(stretchOf("slow")).toBeGreaterThan(stretchOf("normal"));
});

/** A small generator, the same in every run. */
function* chance(seed: number): Generator<number, never> {
  for (let value = seed; ;) {
    value = (value * 48271) % 2147483647;
    yield value / 2147483647;
  }
}

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  "whatever happens to messages, table and commands come out right (%i)",
  async (seed) => {
    const draw = chance(seed * 7919);
    const troubles: readonly Trouble[] = ["none", "none", "none", "none", "lost", "twice", "late", "cut"];
    server.trouble = () => troubles[Math.floor(draw.next().value * troubles.length)]!;
    const outcomes: Promise<unknown>[] = [];
    for (let step = 0; step < 60; step += 1) {
      if (draw.next().value < 0.3) outcomes.push(table.command({ do: "start" }));
      else server.change((["ready", "own", "whole"] as const)[Math.floor(draw.next().value * 3)]);
      if (connection.status === "lost") vi.advanceTimersByTime(LONGEST_WAIT);
      if (connection.status !== "open" && server.socket.isOpen) server.greet();
    }
    server.trouble = () => "none";
    server.socket.cut();
    vi.advanceTimersByTime(LONGEST_WAIT);
    server.greet();
    await Promise.all(outcomes);
    server.change();
    expect(agrees()).toBe(true);
    expect([server.done.size, new Set(server.done.values())]).toEqual([outcomes.length, new Set([1])]);
  },
);

test("a person who loses the seat sees the table as it was a while ago", () => {
  server.change();
  server.change();
  const before = table.version;
  table.hear({ ...server.snapshot(), version: before - 1, you: null, delay: 60_000 });
  expect([table.you, table.version, table.delay]).toEqual([null, before - 1, 60_000]);
});

test("when a turn began is known from the snapshot, then from the turns that pass", () => {
  server.change();
  expect(table.turnSince).toBe(Date.now() + connection.ahead);
});
