import type { Said } from "$lib/wire/protocol";
import { say } from "$lib/words";

/** What somebody said, or the words of a reaction. */
export function saidWords({ text, reaction }: Said): string {
  return reaction === null ? (text ?? "") : say(`web-reaction-${reaction}`);
}
