import type { Http } from "$lib/state/http";
import { newKey } from "$lib/state/random";
import { keptOf, type Seats } from "$lib/state/seats.svelte";
import type { Keeper } from "$lib/state/settings.svelte";
import type { Code } from "$lib/wire/protocol";
import type { Recovery } from "./recovery.svelte";

const KEY = "mirabilia-renewal";
/** How many seats go into one request. */
export const BATCH = { renew: 100, export: 20 } as const;

type Asked = Pick<Http, "renewSeats" | "exportGames" | "forgetMe">;

/** What belongs to the person at this browser: its tokens can be renewed, all games downloaded, everything deleted. */
export class Own {
  readonly #http: Asked;
  readonly #seats: Seats;
  readonly #recovery: Pick<Recovery, "code" | "send" | "drop">;
  readonly #keeper: Keeper | undefined;

  constructor(http: Asked, seats: Seats, recovery: Pick<Recovery, "code" | "send" | "drop">, keeper?: Keeper) {
    this.#http = http;
    this.#seats = seats;
    this.#recovery = recovery;
    this.#keeper = keeper;
  }

  /** Make the seats of this browser valid here only; why that did not work, or null. */
  async signOutElsewhere(): Promise<Code | null> {
    this.#seats.reload();
    const key = this.#renewal();
    for (const some of batches(this.#seats.all.flatMap(keptOf), BATCH.renew)) {
      const renewed = await this.#http.renewSeats(some, key);
      if (!renewed.ok) return renewed.problem.code; // the key stays, so that nothing is lost if it was done after all
      this.#seats.renew(renewed.value.seats);
    }
    this.#keep(null);
    void this.#recovery.send();
    return null;
  }

  /** Everything that the server has about this person, as the text of a file; or why there is none. */
  async games(): Promise<{ readonly text: string } | { readonly problem: Code }> {
    const games: unknown[] = [];
    for (const some of batches(this.#seats.all.flatMap(keptOf), BATCH.export)) {
      const found = await this.#http.exportGames(some);
      if (!found.ok) return { problem: found.problem.code };
      games.push(...found.value.games);
    }
    return { text: JSON.stringify({ games }, null, 2) };
  }

  /** Delete everything about this person, on the server and here; why that did not work, or null. */
  async forget(): Promise<Code | null> {
    const { code } = this.#recovery;
    const forgotten = await this.#http.forgetMe(this.#seats.all.flatMap(keptOf), code);
    if (!forgotten.ok) return forgotten.problem.code;
    this.#seats.forget(...this.#seats.all.map(({ table }) => table));
    this.#recovery.drop();
    return null;
  }

  /** The key of a renewal: the same until that is known to be done, since the answer may get lost. */
  #renewal(): string {
    const begun = this.#keeper?.getItem(KEY);
    const key = begun || newKey();
    this.#keep(key);
    return key;
  }

  #keep(key: string | null): void {
    try {
      this.#keeper?.setItem(KEY, key ?? "");
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}

function batches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, batch) =>
    all.slice(batch * size, (batch + 1) * size),
  );
}
