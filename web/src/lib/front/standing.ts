import { isOpen } from "$lib/table/seat";
import type { TableInfo } from "$lib/wire/protocol";
import { say, words } from "$lib/words";

/** The state of a table that does not wait for the reader. */
export function standing(info: TableInfo): string {
  const free = info.seats.filter(isOpen).length;
  if (free) return say("web-front-seats-free", { count: free });
  if (info.phase !== "playing") return say(`web-front-phase-${info.phase}`);
  if (info.asleep) return say("web-front-asleep");
  if (info.paused) return say("web-front-paused");
  const awaited = info.awaited.flatMap((seat) => info.seats[seat]?.name ?? []);
  return awaited.length ? say("web-front-waits", { names: words.list(awaited) }) : say("web-front-phase-playing");
}
