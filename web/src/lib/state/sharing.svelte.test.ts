import type { Outcome, Wish } from "./connection.svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { infoOf } from "$lib/table/people.fake";
import { Seats } from "./seats.svelte";
import { Sharing } from "./sharing.svelte";
import { shelf } from "./storage.fake";

const TABLE = "abc123";
let seats: Seats;
let sharing: Sharing;
const command = vi.fn((wish: Wish): Promise<Outcome> => {
  void wish;
  return Promise.resolve({ kind: "ack", table: TABLE, id: "1", version: 5 });
});

const seen = (more: object = {}) => ({
  info: infoOf({ phase: "playing" }),
  awaited: [],
  turn: 3,
  version: 4,
  you: null,
  ...more,
});
const choice = { do: "choose", turn: 3, city: 0, move: { do: "decline" } } as const;

beforeEach(() => {
  command.mockClear();
  seats = new Seats(shelf());
  seats.keep({ table: TABLE, seat: 0, token: "ada" }, "Ada", "seven", 1);
  sharing = new Sharing(TABLE, seats, { command });
});

const share = (): void => seats.share(TABLE, { seat: 2, token: "bob", name: "Bob" });

it("leaves a person who is alone with their own eyes", () => {
  sharing.follow(seen());
  expect([sharing.token, sharing.also, sharing.isCovered]).toEqual(["ada", [], false]);
});

it("asks for nobody's hand before it knows where the table is, and while nobody holds the device", () => {
  share();
  expect([sharing.token, sharing.also]).toEqual([null, ["ada", "bob"]]);
  sharing.follow(seen());
  expect([sharing.token, sharing.isCovered]).toEqual([null, true]);
  sharing.hold("bob");
  expect([sharing.token, sharing.also, sharing.isCovered]).toEqual(["bob", ["ada"], false]);
  sharing.cover();
  expect(sharing.token).toBeNull();
});

it.each(["lobby", "over"] as const)("has the eyes of the first person when the table is in phase %s", (phase) => {
  share();
  sharing.follow(seen({ info: infoOf({ phase }) }));
  expect([sharing.token, sharing.also]).toEqual(["ada", ["bob"]]);
});

it("sends a choice for its seat once the hand is put away, and then names who is next", async () => {
  share();
  sharing.follow(seen());
  sharing.hold("bob");
  const sent = sharing.relay(choice);
  expect(sharing.token).toBeNull();
  expect(command).not.toHaveBeenCalled();
  await sent;
  expect(command).toHaveBeenCalledExactlyOnceWith({ ...choice, table: TABLE, by: 2 });
  sharing.follow(seen({ awaited: [0], version: 5 }));
  expect([sharing.isCovered, sharing.nextOf([0])?.name, sharing.nextOf([1])]).toEqual([true, "Ada", null]);
});

it.each([
  ["has another decision in the same turn", { awaited: [0, 2], turn: 3, version: 5 }, "bob"],
  ["is the only one who is awaited", { awaited: [2], turn: 4, version: 5 }, "bob"],
  ["is awaited again with everybody", { awaited: [0, 2], turn: 4, version: 5 }, null],
  ["has not been heard yet", { awaited: [2], turn: 3, version: 4 }, null],
])("a chooser who %s", async (_, told, token) => {
  share();
  sharing.follow(seen());
  sharing.hold("bob");
  await sharing.relay(choice);
  sharing.follow(seen(told));
  expect(sharing.token).toBe(token);
});

it("reports a choice that was refused", async () => {
  share();
  sharing.follow(seen());
  sharing.hold("bob");
  command.mockResolvedValueOnce({ kind: "refused", table: TABLE, id: "1", code: "stale", message: "" });
  await sharing.relay(choice);
  expect(sharing.problem).toBe("stale");
  sharing.hold("bob");
  expect(sharing.problem).toBeNull();
});
