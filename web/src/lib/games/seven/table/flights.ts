import type { Flight } from "$lib/motion/flight";
import type { SevenEvent } from "$lib/wire/protocol";
import { around } from "./plan";

/** What flies over the table: a card that everybody sees, one face down for the wonder or for coins, or a coin. */
export type Thing = { readonly kind: "card"; readonly card: string } | { readonly kind: "stage" | "sold" | "coin" };

const MOST_COINS = 4;
const city = (index: number): string => `.arena [data-city="${index}"]`;
const coins = (index: number): readonly string[] => [`.arena [data-coins="${index}"]`, city(index)];

/** Where the bank is, while coins come from it or go to it. */
export const BANK = ".arena [data-bank]";

/**
 * The show of a reveal: every card is turned at the seat that played it and put away, then its coins go to those who
 * get them, neighbour or bank, and what cities have earned comes from the bank.
 */
export function flightsOf(events: readonly SevenEvent[], cities: number): readonly Flight<Thing>[] {
  return events.flatMap((event) => {
    if (event.event === "earned")
      return coinsFor(event.sale + event.effect, { from: [BANK], to: coins(event.city), changes: [event.city] });
    if (event.event !== "built" && event.event !== "stage_built" && event.event !== "sold") return [];
    const from = [city(event.city)];
    const changes = [event.city];
    if (event.event === "sold")
      return [{ thing: { kind: "sold" }, way: "reveal", from, to: coins(event.city), changes }];
    const thing: Thing = event.event === "built" ? { kind: "card", card: event.card } : { kind: "stage" };
    const to = [`${city(event.city)} [data-${event.event === "built" ? "built" : "wonder"}]`, ...from];
    return [{ thing, way: "reveal", from, to, changes }, ...paymentsOf(event, cities)];
  });
}

type Paid = Extract<SevenEvent, { event: "built" | "stage_built" }>;

function paymentsOf(event: Paid, cities: number): readonly Flight<Thing>[] {
  const sides = around(event.city, cities);
  const from = coins(event.city);
  const trade = (["left", "right"] as const).flatMap((side) =>
    coinsFor(event[side], { from, to: coins(sides[side]), changes: [event.city, sides[side]] }),
  );
  const bank = "bank" in event ? event.bank : 0;
  return [...trade, ...coinsFor(bank, { from, to: [BANK], changes: [event.city] })];
}

function coinsFor(count: number, way: Pick<Flight, "from" | "to" | "changes">): readonly Flight<Thing>[] {
  return Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ thing: { kind: "coin" }, way: "pay", ...way }));
}
