import { type Http, MOST_PAST } from "$lib/state/http";
import { keptOf, type Seats } from "$lib/state/seats.svelte";
import type { Code, PastGame } from "$lib/wire/protocol";

/** The finished games of this person, newest first, as far as they have been loaded. */
export class History {
  games: readonly PastGame[] = $state.raw([]);
  /** How many more may come. */
  left = $state(0);
  isLoading = $state(false);
  /** Why the rest could not be loaded. */
  problem: Code | null = $state(null);
  readonly #http: Pick<Http, "pastGames">;
  readonly #seats: Seats;
  #asked: ReadonlySet<string> = new Set();

  constructor(http: Pick<Http, "pastGames">, seats: Seats) {
    this.#http = http;
    this.#seats = seats;
    this.left = this.#missing().length;
  }

  /** Ask for what has not come yet, page by page, until everything has or something is in the way. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    this.problem = null;
    let worked = true;
    while (worked && this.#missing().length > 0) worked = await this.#page();
    this.left = this.#missing().length;
    this.isLoading = false;
  }

  /** Ask for the next page; whether it came. */
  async #page(): Promise<boolean> {
    const page = this.#missing().slice(0, MOST_PAST);
    const found = await this.#http.pastGames(page.flatMap((seat) => keptOf(seat).slice(0, 1)));
    if (!found.ok) {
      this.problem = found.problem.code;
      return false;
    }
    this.#asked = new Set([...this.#asked, ...page.map(({ table }) => table)]);
    this.games = inOrder([...this.games, ...found.value.games], this.#seats);
    this.#seats.forget(...found.value.gone);
    this.left = this.#missing().length;
    return true;
  }

  /** The seats of finished games that have not been asked about yet. */
  #missing() {
    return this.#seats.all.filter(({ table, over }) => over && !this.#asked.has(table));
  }
}

/** In the order of the seats, so that nothing moves when more arrive; a game may have ended while the page was open. */
function inOrder(games: readonly PastGame[], seats: Seats): readonly PastGame[] {
  const place = new Map(seats.all.map(({ table }, index) => [table, index]));
  return [...games].sort((one, other) => (place.get(one.table) ?? 0) - (place.get(other.table) ?? 0));
}
