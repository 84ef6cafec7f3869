import { Words, type Values } from "./words.svelte";

/** The words that everything on the page is said with. */
export const words = new Words();

/** The words of a key in the language that is read. */
export const say = (key: string, values?: Values): string => words.say(key, values);
