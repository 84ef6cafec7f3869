import { say } from "$lib/words";

const SOFT_HYPHEN = "\u00ad";

/** The name of a card that may be broken where its language breaks words, even in browsers without a dictionary for it. */
export function hyphenated(name: string): string {
  return say("web-seven-hyphens")
    .split(" ")
    .reduce((text, word) => text.replace(word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)), name);
}
