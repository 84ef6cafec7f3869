import { settings } from "$lib/state";
import { say } from "$lib/words";

/** The name under which this person watches; null if they do not want to be named. */
export function spectatorName(): string | null {
  if (!settings.get("showName")) return null;
  return settings.get("name").trim() || say("web-front-name-default");
}
