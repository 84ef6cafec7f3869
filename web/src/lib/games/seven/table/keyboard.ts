import type { Acts } from "./acts.svelte";

const VERBS = { b: "build", s: "stage", x: "sell" } as const;

/** What keys need of a table besides what can be done. */
export interface Keyed {
  readonly acts: Acts;
  /** The part of the screen with the hand. */
  readonly hand: () => HTMLElement | undefined;
  readonly help: () => void;
}

/** Do what a key means, unless it is meant for something else; whether it meant anything. */
export function press(event: KeyboardEvent, keyed: Keyed): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  if (target.matches("input:not([type=radio]), textarea, select")) return false;
  const { choice } = keyed.acts;
  const key = event.key.toLowerCase();
  const verb = VERBS[key as keyof typeof VERBS];
  if (/^[1-9]$/.test(key)) preview(Number(key) - 1, keyed);
  else if (verb && choice.place !== null) choice.take(choice.place, verb);
  else if (key === "l") choice.turn(-1);
  else if (key === "r") choice.turn(1);
  else if (key === "u") keyed.acts.back();
  else if (key === "?") keyed.help();
  else if (key === "enter" && choice.way && !target.matches("button:not([data-preview]), a, summary"))
    keyed.acts.confirm();
  else return false;
  return true;
}

/** Preview a card; the focus goes there, so that Enter means this card and nothing else. */
function preview(place: number, { acts, hand }: Keyed): void {
  acts.choice.preview(place);
  if (acts.choice.place === place)
    hand()?.querySelectorAll<HTMLElement>("[data-preview]")[place]?.focus({ preventScroll: true });
}
