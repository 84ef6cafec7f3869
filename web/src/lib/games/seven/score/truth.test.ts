// @vitest-environment node
import { Http } from "$lib/state/http";
import { expect, test, vi } from "vitest";
import { loadTruth } from "./truth";

const fought = (age: number) => ({ event: "fought", age, city: 0, neighbour: 1, shields: 2, against: 1, winner: 0 });
const secret = (city: number, card: string | null) => ({ city, age: 1, turn: 1, card, fate: "buried" });

/** A server with a game of three steps, which it sends two at a time. */
function server(asked: string[]) {
  return vi.fn(async (address: string) => {
    asked.push(address);
    const query = new URL(address, "http://x").searchParams;
    const first = Number(query.get("first"));
    const step = (number: number, sights: unknown[]) => ({ number, turn: number, waiting: [], sights });
    const steps =
      query.get("eyes") === "all"
        ? [
            step(
              2,
              [0, 1].map((seat) => ({
                game: "seven",
                events: [],
                view: { secrets: [secret(seat, `card-${seat}`), secret(1 - seat, null)] },
              })),
            ),
          ]
        : [first, first + 1]
            .filter((n) => n < 3)
            .map((n) => step(n, [{ game: "seven", events: [fought(n + 1)], view: null }]));
    return new Response(JSON.stringify({ table: "abc123", eyes: "", total: 3, steps }));
  });
}

test("all fights are told, and what every seat knows about its own cards", async () => {
  const asked: string[] = [];
  const truth = await loadTruth(new Http(server(asked)), "abc123");
  expect(truth?.fights.map(({ age }) => age)).toEqual([1, 2, 3]);
  expect(truth?.secrets.map(({ card }) => card)).toEqual(["card-0", "card-1"]);
  expect(asked).toHaveLength(3);
});

test("if the server tells nothing, what is known stays", async () => {
  const refusing = async () => new Response(JSON.stringify({ code: "not-finished", message: "" }), { status: 409 });
  expect(await loadTruth(new Http(refusing), "abc123")).toBeNull();
});
