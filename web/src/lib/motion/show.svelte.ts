import type { GameEvent } from "$lib/games/nouns";
import type { Flight } from "./flight";

/**
 * What is on its way over a table, and how the cities look until it has arrived: a card, a coin or a number is not
 * there before it arrives. What the player chooses from is never held back.
 */
export class Show<City, What extends GameEvent, Thing> {
  /** What has not landed yet. */
  #aloft: readonly Flight<Thing>[] = $state.raw([]);
  /** The cities before it happened. */
  #before: readonly City[] = $state.raw([]);
  #planned: readonly Flight<Thing>[] = [];
  /** What was last looked at; what happened before the person came is not shown. */
  #news: readonly What[];
  readonly #plan: (events: readonly What[]) => readonly Flight<Thing>[];
  readonly #hold: (before: City, now: City) => City;

  /** A held city looks as before, unless some of it is to be chosen from: then `hold` says what is shown as it is now. */
  constructor(
    news: readonly What[],
    plan: (events: readonly What[]) => readonly Flight<Thing>[],
    hold: (before: City, now: City) => City = (before) => before,
  ) {
    this.#news = news;
    this.#plan = plan;
    this.#hold = hold;
  }

  /** Look at what has happened, and how the cities were before it, if that is known. */
  look(news: readonly What[], before: readonly City[] | null): void {
    if (news === this.#news) return;
    this.#news = news;
    this.#planned = this.#plan(news);
    if (this.#planned.length === 0) return; // a player becoming ready ends no show
    this.#aloft = this.#planned;
    this.#before = before ?? [];
  }

  /** What flies when something has happened that was looked at. */
  readonly plan = (news: readonly What[]): readonly Flight<Thing>[] => (news === this.#news ? this.#planned : []);

  /** The cities as they should look now. */
  seen(cities: readonly City[]): readonly City[] {
    if (this.#aloft.length === 0) return cities;
    return cities.map((city, index) => {
      const before = this.#before[index];
      return before && this.isHeld(index) ? this.#hold(before, city) : city;
    });
  }

  /** Whether anything is still on its way. */
  get isOn(): boolean {
    return this.#aloft.length > 0;
  }

  isHeld(city: number): boolean {
    return this.#aloft.some(({ changes = [] }) => changes.includes(city));
  }

  /** Whether anything that flies begins or ends at a place. */
  needs(hook: string): boolean {
    return this.#aloft.some(({ from, to }) => from.includes(hook) || to.includes(hook));
  }

  readonly land = (flight: Flight<Thing>): void => {
    this.#aloft = this.#aloft.filter((one) => one !== flight);
  };

  readonly end = (): void => {
    this.#aloft = [];
  };
}
