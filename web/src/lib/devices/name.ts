import type { Seats } from "$lib/state/seats.svelte";
import type { Settings } from "$lib/state/settings.svelte";

/** Give a person without a name here the one they have at their newest seat. */
export function takeName(settings: Settings, seats: Seats): void {
  const [newest] = seats.all;
  if (newest && !settings.get("name").trim()) settings.set("name", newest.name);
}
