import type { Said } from "$lib/wire/protocol";
import { say } from "$lib/words";

/** What a person said, or the words for a reaction. */
export function saidWords({ text, reaction }: Said): string {
  return reaction === null ? (text ?? "") : say(`web-reaction-${reaction}`);
}
