import type { Keeper } from "$lib/state/settings.svelte";
import type { TableInfo } from "$lib/wire/protocol";

/** Whether this browser has promised not to clear what it keeps; unknown until it has been asked, or if it cannot be. */
export type Promised = "yes" | "no" | "unknown";

const KEY = "mirabilia-safekeeping";

/** Asks the browser to keep the seats until the person clears them. */
export class Safekeeping {
  promised: Promised = $state("unknown");
  readonly #storage: Pick<StorageManager, "persist" | "persisted"> | undefined;
  readonly #keeper: Keeper | undefined;

  constructor(storage?: Pick<StorageManager, "persist" | "persisted">, keeper?: Keeper) {
    this.#storage = storage;
    this.#keeper = keeper;
  }

  /** Whether the browser can be asked at all. */
  get canAsk(): boolean {
    return this.#storage?.persist !== undefined;
  }

  /** Look up what was promised, without asking for anything. */
  async look(): Promise<void> {
    this.promised = await this.#answer(() => this.#storage!.persisted());
  }

  /** Ask for the promise; some browsers ask the person in turn. */
  async ask(): Promise<void> {
    this.promised = await this.#answer(() => this.#storage!.persist());
  }

  /** Ask for it when the first seat that would be missed is taken; only once, whatever comes of it. */
  async askOnce(info: TableInfo): Promise<void> {
    if (!isMissed(info) || this.#keeper?.getItem(KEY)) return;
    try {
      this.#keeper?.setItem(KEY, "asked");
    } catch {
      return; // where nothing is kept, nothing can be promised
    }
    await this.ask();
  }

  async #answer(question: () => Promise<boolean>): Promise<Promised> {
    try {
      return this.canAsk ? ((await question()) ? "yes" : "no") : "unknown";
    } catch {
      return "unknown";
    }
  }
}

/** Whether others, or a clock, would wait at a table for a person who lost the seat. */
function isMissed({ seats, clock }: TableInfo): boolean {
  return clock !== null || seats.filter(({ name }) => name !== null).length > 1;
}
