import { say } from "$lib/words";

/** Copy the link to this table, and return what to tell about it: the link itself where it cannot be copied. */
export async function copyLink(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return say("web-lobby-copied");
  } catch {
    return location.href; // browsers lend the clipboard to safe addresses only
  }
}
