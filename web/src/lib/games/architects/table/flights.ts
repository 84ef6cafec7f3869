import type { Flight } from "$lib/motion/flight";
import type { ArchitectsEvent } from "$lib/wire/protocol";

const city = (seat: number): string => `[data-city="${seat}"]`;

/** Where the cards of events go: to the city that takes them, or into the wonder that they build. */
export function flightsOf(events: readonly ArchitectsEvent[]): readonly Flight<string>[] {
  return events.flatMap((event): readonly Flight<string>[] => {
    if (event.event === "took") {
      const deck = event.owner === null ? [] : [city(event.owner)];
      const from = [`[data-deck="${event.owner ?? "centre"}"]`, ...deck];
      return [{ thing: event.card, way: "carry", from, to: [city(event.seat)], changes: [event.seat] }];
    }
    if (event.event !== "stage_built") return [];
    const cards = [...event.spent, ...Array.from({ length: event.coins }, () => "coin")];
    const to = [`[data-wonder="${event.seat}"]`, city(event.seat)];
    return cards.map((thing) => ({ thing, way: "carry", from: [city(event.seat)], to, changes: [event.seat] }));
  });
}
