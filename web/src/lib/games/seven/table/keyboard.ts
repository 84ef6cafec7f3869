import { focusOption, type Keyed } from "$lib/table/shortcuts";
import type { Acts } from "./acts.svelte";
import type { Verb } from "./plan";

/** What keys do at this table; `hand` is the part of the screen that shows the hand. */
export function keysFor(acts: Acts, hand: () => HTMLElement | undefined): Keyed {
  const { choice } = acts;

  /** Preview a card; the focus goes there, so that Enter means this card and nothing else. */
  function preview(place: number): void {
    choice.preview(place);
    if (choice.place === place)
      hand()?.querySelectorAll<HTMLElement>("[data-preview]")[place]?.focus({ preventScroll: true });
  }
  function step(by: number): void {
    const count = choice.offers.length;
    if (count) preview(choice.place === null ? (by > 0 ? 0 : count - 1) : (choice.place + by + count) % count);
  }
  const verb = (one: Verb) => () => {
    if (choice.place !== null) choice.take(choice.place, one);
  };
  function confirm(): boolean {
    if (!choice.way || document.activeElement?.matches("button:not([data-preview]), a, summary")) return false;
    acts.confirm();
    return true;
  }
  return {
    pick: preview,
    step,
    build: verb("build"),
    stage: verb("stage"),
    sell: verb("sell"),
    left: () => choice.turn(-1),
    right: () => choice.turn(1),
    confirm,
    back: () => acts.back(),
    skip: () => focusOption(choice.decision?.options.findIndex(({ move }) => move.do === "decline")),
  };
}
