import type { GameEvent, Happening } from "$lib/state/table.svelte";
import type { ArchitectsEvent } from "$lib/wire/protocol";

/** What a person does, unlike what follows from it. */
const DEEDS: readonly string[] = ["took", "stage_built", "researched", "token_taken", "looked", "declined"];
const LATELY = 6;

/** All events of a history, oldest first. */
export function eventsOf(history: readonly Happening[]): readonly ArchitectsEvent[] {
  return history.flatMap(({ events }) => events as readonly GameEvent[]) as readonly ArchitectsEvent[];
}

/** What has happened since somebody did something; while nothing has, what they did. The public gets the last few. */
export function newsFor(seat: number | null, events: readonly ArchitectsEvent[]): readonly ArchitectsEvent[] {
  if (seat === null) return events.slice(-LATELY);
  const own = events.findLastIndex((event) => "seat" in event && event.seat === seat && DEEDS.includes(event.event));
  const after = events.slice(own + 1);
  const isTold = after.some((event) => !("seat" in event && event.seat === seat));
  return isTold ? after : events.slice(Math.max(own, 0));
}

/** The last battle of some news. */
export function battleIn(news: readonly ArchitectsEvent[]): (ArchitectsEvent & { event: "fought" }) | null {
  return news.findLast((event) => event.event === "fought") ?? null;
}
