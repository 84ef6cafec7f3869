import { focusOption, type Keyed } from "$lib/table/shortcuts";
import type { Choice } from "./choices";

/** What keys do at this table: they move to an option, and Enter is left to the browser. */
export function keysFor(choices: () => readonly Choice[]): Keyed {
  const find = (...deeds: readonly string[]) =>
    focusOption(choices().find(({ move }) => deeds.includes(move.do))?.index);

  function step(by: number): void {
    const options = choices().map(({ index }) => index);
    if (options.length === 0) return;
    const at = options.indexOf(Number((document.activeElement as HTMLElement | null)?.dataset["option"] ?? NaN));
    const start = at === -1 ? (by === 1 ? -1 : 0) : at;
    focusOption(options[(start + by + options.length) % options.length]);
  }
  return {
    pick: (place) => focusOption(choices()[place]?.index),
    step,
    stage: () => find("build"),
    skip: () => find("decline", "end"),
  };
}
