import type { ArchitectsEvent } from "$lib/wire/protocol";

/** The last battle among some events. */
export function battleIn(news: readonly ArchitectsEvent[]): (ArchitectsEvent & { event: "fought" }) | null {
  return news.findLast((event) => event.event === "fought") ?? null;
}
