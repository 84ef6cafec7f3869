import { cardOf } from "$lib/facts/seven";
import type { SevenEvent } from "$lib/wire/protocol";
import { around } from "./plan";

// Motion shows what has happened already: it never holds anything up, and any key or tap ends it.

const FLY = 420;
const APART = 60;
const COIN = 520;
const MOST_COINS = 4;

/** Where a city lies on the screen, in a layer that covers the table. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Flies cards and coins over a table. */
export class Motion {
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Show a reveal, so much more slowly than usual: every card to its city, then the coins to those who got them. */
  play(events: readonly SevenEvent[], cities: number, you: number | null, stretch: number): void {
    const speed = stretch * Number(getComputedStyle(this.#layer).getPropertyValue("--speed"));
    if (!(speed > 0) || document.hidden) return;
    // Every place is read before anything is put onto the page: each change would lay it out anew.
    const spots = Array.from({ length: cities }, (_, city) => this.#spot(`[data-city="${city}"]`));
    const centre = this.#spot(".hand") ?? { x: innerWidth / 2, y: innerHeight / 2 };
    let place = 0;
    for (const event of events) {
      if (event.event !== "built" && event.event !== "stage_built" && event.event !== "sold") continue;
      const target = spots[event.city];
      if (!target) continue;
      const aside = event.city === you ? 0 : (place % 2 ? 1 : -1) * 70 * Math.ceil(place / 2);
      const colour = event.event === "built" ? cardOf(event.card).colour : "back";
      const delay = place * APART * speed;
      this.#fly("flying-card", colour, { x: centre.x + aside, y: centre.y - 60 }, target, 2 * FLY * speed, delay);
      if (event.event !== "sold") this.#pay(event, spots, 2 * FLY * speed + delay, speed);
      place += 1;
    }
  }

  #pay(
    event: { city: number; left: number; right: number },
    spots: readonly (Spot | null)[],
    after: number,
    speed: number,
  ): void {
    const sides = around(event.city, spots.length);
    const from = spots[event.city];
    for (const side of ["left", "right"] as const) {
      const to = spots[sides[side]];
      if (!from || !to) continue;
      for (let coin = 0; coin < Math.min(event[side], MOST_COINS); coin += 1)
        this.#fly("flying-coin", "coin", from, to, COIN * speed, after + coin * 2 * APART * speed);
    }
  }

  /** The end at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  #spot(selector: string): Spot | null {
    const box = this.#layer.parentElement?.querySelector(selector)?.getBoundingClientRect();
    const own = this.#layer.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const grown = Number(getComputedStyle(this.#layer).getPropertyValue("--grown")) || 1; // its own pixels are larger then
    const y = Math.min(box.top + box.height / 2, box.top + 120 * grown);
    return { x: (box.left + box.width / 2 - own.left) / grown, y: (y - own.top) / grown };
  }

  #fly(kind: string, colour: string, from: Spot, to: Spot, duration: number, delay: number): void {
    const thing = document.createElement("div");
    thing.className = kind;
    thing.dataset["colour"] = colour;
    this.#layer.append(thing);
    const at = ({ x, y }: Spot, more: string): string => `translate(${x}px, ${y}px) ${more}`;
    const steps =
      kind === "flying-coin"
        ? [
            { transform: at(from, "scale(1)"), opacity: 1 },
            { transform: at(to, "scale(1)"), opacity: 0.9 },
          ]
        : [
            { transform: at(from, "rotateY(90deg)"), opacity: 1 },
            { transform: at(from, "rotateY(0deg)"), opacity: 1, offset: 0.4 },
            { transform: at(to, "scale(0.35)"), opacity: 0.3 },
          ];
    const animation = thing.animate(steps, { duration, delay, easing: "cubic-bezier(.45,.05,.25,1)", fill: "both" });
    this.#running.add(animation);
    const end = (): void => {
      this.#running.delete(animation);
      thing.remove();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }
}
