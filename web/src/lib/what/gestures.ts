import { settings } from "$lib/state";
import { letterOf } from "$lib/table/shortcuts";
import type { Asked } from "./asked.svelte";

/** How long a pointer rests on a name, or a finger on a card, and when an answer follows the pointer away, in ms. */
export const REST = 600;
export const PRESS = 500;
const LEAVE = 300;
/** How far a finger may slip while it rests. */
const SLIP = 10;

/** Anything that can be asked about, and of those what does nothing else when pressed. */
const THING = "[data-what]";
const NAME = "[data-ask]";
const PANEL = "[data-answer]";
/** A thing in a list, or the part of it that has its name. */
const REACHED = ":is([role=button], button[data-ask])[tabindex]";
const FOCUSED = "button:enabled, [tabindex]";
const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select";

type Timer = ReturnType<typeof setTimeout> | undefined;
const near = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/**
 * Notices on a page that the person asks: by a press on a name, a finger held on a card, a pointer that rests on a
 * name, or the key `I`. What is on the page only says what it is about, in `data-what`.
 */
export class Gestures {
  readonly #asked: Asked;
  #rest: Timer;
  #press: Timer;
  #leave: Timer;
  #from = { x: 0, y: 0 };
  /** A finger was held, so its release is not a click. */
  #wasHeld = false;
  /** What was asked about before it was pressed again, which closes the answer. */
  #again: HTMLElement | null = null;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** Start listening; returns a function that stops. */
  listen(page: Document): () => void {
    const ears = new AbortController();
    const { signal } = ears;
    page.addEventListener("pointerover", (event) => this.#over(event), { signal });
    page.addEventListener("pointermove", (event) => this.#moved(event), { signal, passive: true });
    page.addEventListener("pointerdown", (event) => this.#down(event), { signal, capture: true });
    for (const end of ["pointerup", "pointercancel"] as const)
      page.addEventListener(end, () => clearTimeout(this.#press), { signal });
    page.addEventListener("contextmenu", (event) => this.#wasHeld && event.preventDefault(), { signal });
    page.addEventListener("click", (event) => this.#clicked(event), { signal, capture: true });
    page.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    return () => {
      ears.abort();
      for (const timer of [this.#rest, this.#press, this.#leave]) clearTimeout(timer);
    };
  }

  /** Close the answer; the focus goes back to what was asked about, if it is still there. */
  close(): void {
    const { from } = this.#asked;
    const focus = document.activeElement;
    this.#asked.close();
    if (from?.isConnected && (focus === document.body || focus?.closest(PANEL)))
      (from.matches(FOCUSED) ? from : from.querySelector<HTMLElement>(FOCUSED))?.focus({ preventScroll: true });
  }

  #ask(thing: HTMLElement, isPassing = false): void {
    for (const timer of [this.#rest, this.#press, this.#leave]) clearTimeout(timer);
    this.#asked.ask(thing.dataset["what"]!, thing, { isPassing });
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const { isPassing, from } = this.#asked;
    const thing = near(event, NAME);
    clearTimeout(this.#leave);
    if (isPassing && thing !== from && !near(event, PANEL))
      this.#leave = setTimeout(() => this.#asked.isPassing && this.#asked.close(), LEAVE);
    clearTimeout(this.#rest); // a name that comes under a resting pointer, when a table changes, is not asked about
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.#await(near(event, NAME));
    else if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLIP) clearTimeout(this.#press);
  }

  /** Wait for a pointer to come to rest on a name; a name inside an answer is left alone. */
  #await(thing: HTMLElement | null): void {
    clearTimeout(this.#rest);
    const { about, isPassing, from } = this.#asked;
    if (!thing || thing === from || thing.closest(PANEL) || (about !== null && !isPassing)) return;
    this.#rest = setTimeout(() => this.#ask(thing, true), REST);
  }

  #down(event: PointerEvent): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#press);
    this.#wasHeld = false;
    const { about, from, isPassing } = this.#asked;
    this.#again = !isPassing && from && near(event, THING) === from ? from : null;
    if (near(event, PANEL)) return;
    if (about !== null) this.#asked.close();
    const thing = near(event, THING);
    if (!thing || event.pointerType === "mouse") return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#press = setTimeout(() => {
      this.#wasHeld = true;
      this.#ask(thing);
    }, PRESS);
  }

  #clicked(event: MouseEvent): void {
    if (this.#wasHeld) {
      this.#wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (near(event, `${PANEL} a[href]`)) this.#asked.close(); // it leads to a page that says more
    const name = near(event, NAME);
    if (!name) return;
    event.stopPropagation(); // what is under a name is not meant
    if (name.closest(PANEL)) this.#asked.follow(name.dataset["what"]!);
    else if (name !== this.#again) this.#ask(name);
    this.#again = null;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMeant =
      event.key === "Escape" ? this.#escape() : event.key.startsWith("Arrow") ? walk(event) : this.#asks(event);
    if (!isMeant) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #escape(): boolean {
    if (this.#asked.about === null) return false;
    this.close();
    return true;
  }

  #asks(event: KeyboardEvent): boolean {
    const isPress = (event.key === "Enter" || event.key === " ") && near(event, NAME) && isReached(event);
    const isLetter = letterOf(event) === "i" && settings.get("shortcuts") && !near(event, TYPING);
    if (!isPress && !isLetter) return false;
    const thing = near(event, THING);
    if (thing?.closest(PANEL)) this.#asked.follow(thing.dataset["what"]!);
    else if (thing) this.#ask(thing);
    return thing !== null;
  }
}

const isReached = ({ target }: Event): boolean => target instanceof Element && target.matches(REACHED);

/** Go from one thing of a list to the next by arrow keys. */
function walk(event: KeyboardEvent): boolean {
  const list = isReached(event) && near(event, NAME) ? near(event, "ul, ol, [data-list]") : null;
  const all = [...(list?.querySelectorAll<HTMLElement>(REACHED) ?? [])];
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  const next = all[all.indexOf(event.target as HTMLElement) + step];
  next?.focus();
  return next !== undefined;
}
