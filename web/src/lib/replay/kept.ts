import type { Eyes } from "$lib/state/router.svelte";
import type { ReplayStep, TableInfo } from "$lib/wire/protocol";

/** A finished game that was looked at through some eyes, as it is kept. */
export interface KeptGame {
  readonly info: TableInfo;
  /** The viewer's seat. */
  readonly you: number | null;
  readonly steps: readonly ReplayStep[];
}

const NAME = "mirabilia-games";
/** How many are kept; the one that has not been looked at for the longest time goes first. */
export const MOST = 30;

type Shelf = Pick<CacheStorage, "open">;

/** Finished games that were looked at in this browser: they never change, and can be looked at again offline. */
export class Kept {
  readonly #shelf: Shelf | undefined;

  constructor(shelf: Shelf | undefined) {
    this.#shelf = shelf;
  }

  async keep(eyes: Eyes, game: KeptGame): Promise<void> {
    await this.#use(async (cache) => {
      const address = addressOf(game.info.id, eyes);
      await cache.delete(address);
      await cache.put(address, new Response(JSON.stringify(game)));
      const all = await cache.keys();
      await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
    });
  }

  /** A game through some eyes; or through any, whichever were used last. */
  async find(table: string, eyes?: Eyes): Promise<{ readonly eyes: Eyes; readonly game: KeptGame } | null> {
    const found = await this.#use(async (cache) => {
      const places = (await cache.keys()).map(({ url }) => placeOf(url)).reverse();
      const place = places.find((one) => one.table === table && (eyes === undefined || one.eyes === eyes));
      const answer = place && (await cache.match(addressOf(place.table, place.eyes)));
      return answer ? { eyes: place.eyes, game: (await answer.json()) as KeptGame } : null;
    });
    return found ?? null;
  }

  /** The games that are there, last looked at first. */
  async all(): Promise<readonly TableInfo[]> {
    const found = await this.#use(async (cache) => {
      const games = new Map<string, TableInfo>();
      for (const { url } of [...(await cache.keys())].reverse()) {
        const { table, eyes } = placeOf(url);
        if (games.has(table)) continue;
        const answer = await cache.match(addressOf(table, eyes));
        if (answer) games.set(table, ((await answer.json()) as KeptGame).info);
      }
      return [...games.values()];
    });
    return found ?? [];
  }

  /** Do something with the games; without storage, or if it is full, nothing comes of it. */
  async #use<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
    try {
      return this.#shelf && (await work(await this.#shelf.open(NAME)));
    } catch {
      return undefined;
    }
  }
}

const addressOf = (table: string, eyes: Eyes): string => `/kept/${table}/${eyes}`;

function placeOf(url: string): { readonly table: string; readonly eyes: Eyes } {
  const [, , table, eyes] = new URL(url, "http://mirabilia.invalid").pathname.split("/");
  return { table: table!, eyes: eyes === "public" || eyes === "all" ? eyes : Number(eyes) };
}

/** The single instance that the page uses; a page that is not secure has no storage for it. */
export const kept = new Kept(globalThis.caches);
