import type { Key, KeyOf, Needs } from "./keys";
import { Words, type Values } from "./words.svelte";

/** The words that everything on the page uses. */
export const words = new Words();

/** The words of a key in the reader's language. A key with holes needs words for whatever may fill them. */
export function say<K extends string>(key: K extends Key ? K : Key, ...values: Needs<K>): string;
export function say(key: string, values?: Values): string {
  return words.say(key, values);
}

/**
 * The words of one thing of a kind, whose name comes from the server or the facts of a game as plain text:
 * `sayOne("seven-card", card)`. Tests of the words check that every such name has them.
 */
export function sayOne<Kind extends string>(
  kind: [KeyOf<Kind>] extends [never] ? never : Kind,
  name: string,
  ...values: Needs<KeyOf<Kind>>
): string;
export function sayOne(kind: string, name: string, values?: Values): string {
  return words.say(`${kind}-${name}`, values);
}
