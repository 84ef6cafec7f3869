import type { Flight } from "$lib/motion/flight";
import type { SevenEvent } from "$lib/wire/protocol";
import { around } from "./plan";

/** What flies over the table: a card that everybody sees, one face down for the wonder or for coins, or a coin. */
export type Thing = { readonly kind: "card"; readonly card: string } | { readonly kind: "stage" | "sold" | "coin" };

const MOST_COINS = 4;
const city = (index: number): string => `.arena [data-city="${index}"]`;
const coins = (index: number): readonly string[] => [`.arena [data-coins="${index}"]`, city(index)];

/** The show of a reveal: every card is turned at the seat that played it and put away, then its coins go to who gets them. */
export function flightsOf(events: readonly SevenEvent[], cities: number): readonly Flight<Thing>[] {
  return events.flatMap((event) => {
    if (event.event !== "built" && event.event !== "stage_built" && event.event !== "sold") return [];
    const from = [city(event.city)];
    if (event.event === "sold") return [{ thing: { kind: "sold" }, way: "reveal", from, to: coins(event.city) }];
    const thing: Thing = event.event === "built" ? { kind: "card", card: event.card } : { kind: "stage" };
    const to = [`${city(event.city)} [data-${event.event === "built" ? "built" : "wonder"}]`, ...from];
    return [{ thing, way: "reveal", from, to }, ...paymentsOf(event, cities)];
  });
}

function paymentsOf(event: { city: number; left: number; right: number }, cities: number): readonly Flight<Thing>[] {
  const sides = around(event.city, cities);
  return (["left", "right"] as const).flatMap((side) =>
    Array.from({ length: Math.min(event[side], MOST_COINS) }, (): Flight<Thing> => ({
      thing: { kind: "coin" },
      way: "pay",
      from: coins(event.city),
      to: coins(sides[side]),
    })),
  );
}
