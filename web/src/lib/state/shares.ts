import type { PromiseShare, TableInfo, TellShare } from "$lib/wire/protocol";
import { newShare } from "./random";
import type { Keeper } from "./settings.svelte";
import { sha256 } from "./sha256";

/** A share of the chance that deals the cards, which this person adds so that nobody can choose the deal. */
interface Share {
  readonly promise: string;
  readonly share: string;
  /** The table that it is for, and what the server promised there; null until they are known. */
  readonly table: string | null;
  readonly commitment: string | null;
  /** The seat of the person who promised it: people who share a device have one each. */
  readonly seat?: number;
}

/** What a client sends on its own. */
export type Answer = Pick<PromiseShare, "do" | "promise"> | Pick<TellShare, "do" | "share">;

const KEY = "mirabilia-shares";
/** How many are kept; those of long forgotten tables go first. */
const MOST = 100;

/** The shares of the people on this device: promised before a game, revealed when it begins, and looked for in the deal. */
export class Shares {
  #kept: readonly Share[];
  readonly #keeper: Keeper | undefined;
  /** Whether the storage has what is kept here. */
  #isStored = true;
  /** The seats for which this page has promised something on its own: only once, lest two pages take turns forever. */
  readonly #promised = new Set<string>();

  constructor(keeper?: Keeper) {
    this.#keeper = keeper;
    this.#kept = read(keeper);
  }

  /** Draw a share and keep it; returns what to promise. */
  draw(at: Pick<Share, "table" | "commitment" | "seat"> = { table: null, commitment: null }): string {
    const share = newShare();
    const promise = sha256(`mirabilia share ${share}`);
    this.#write([{ promise, share, ...at }, ...this.#reread()]);
    return promise;
  }

  /** What the person in a seat has to send, given the state of a table; null for nothing. */
  answer(info: TableInfo, you: number): Answer | null {
    if (info.phase !== "lobby" || info.lesson) return null;
    const shown = info.shares.find(({ seat }) => seat === you);
    const mine = shown && this.#known(shown.promise, info, you);
    if (info.dealing !== null) {
      // A server that changes its promise could fit the new one to what it knows by now.
      const isHonest = mine?.commitment === info.commitment;
      return shown?.share === null && mine && isHonest ? { do: "tell", share: mine.share } : null;
    }
    const place = `${info.id} ${you}`;
    if (mine || this.#promised.has(place)) return null;
    this.#promised.add(place);
    return { do: "promise", promise: this.draw({ table: info.id, commitment: info.commitment, seat: you }) };
  }

  /** Whether a game was dealt without a share that a person on this device had promised. */
  isMissing(info: TableInfo): boolean {
    if (info.phase !== "playing" && info.phase !== "over") return false;
    const mine = this.#kept.filter(({ table }) => table === info.id);
    return mine.some(
      (one) => !info.shares.some(({ promise, share }) => promise === one.promise && share === one.share),
    );
  }

  /** The share behind a promise, from now on known to be for this table; a promise from another device replaces our own. */
  #known(promise: string, { id, commitment, shares }: TableInfo, seat: number): Share | undefined {
    const kept = this.#reread();
    const found = kept.find((one) => one.promise === promise);
    const isReplaced = (one: Share): boolean =>
      one.table === id && (one.seat ?? seat) === seat && !shares.some((shown) => shown.promise === one.promise);
    const others = kept.filter((one) => one !== found && !isReplaced(one));
    if (!found) {
      if (others.length < kept.length) this.#write(others);
      return undefined;
    }
    if (found.table !== null && found.seat === seat) return found;
    const mine: Share = { ...found, table: id, commitment: found.commitment ?? commitment, seat };
    this.#write([mine, ...others]);
    return mine;
  }

  /** Another tab may have drawn some in the meantime. */
  #reread(): readonly Share[] {
    if (this.#keeper && this.#isStored) this.#kept = read(this.#keeper);
    return this.#kept;
  }

  #write(shares: readonly Share[]): void {
    this.#kept = shares.slice(0, MOST);
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(this.#kept));
      this.#isStored = true;
    } catch {
      this.#isStored = false; // without storage a share lasts until the page is closed
    }
  }
}

function read(keeper: Keeper | undefined): readonly Share[] {
  try {
    const found: unknown = JSON.parse(keeper?.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isShare) : [];
  } catch {
    return [];
  }
}

function isShare(found: unknown): found is Share {
  const share = found as Partial<Share> | null;
  return typeof share?.promise === "string" && typeof share.share === "string";
}
