import { untrack } from "svelte";

/** What a call does besides being counted. */
export interface Caller {
  /** Tell a person who is looking elsewhere that it is their move at a table. */
  call(table: string): void;
  /** The call has been heard, or is no longer needed. */
  hush(table: string): void;
}

/** The tables where it is this person's move, as far as the page knows; each of their turns calls once. */
export class Calls {
  #mine: ReadonlyMap<string, number> = $state.raw(new Map());
  /** How many there are. */
  count = $derived(this.#mine.size);
  readonly #caller: Caller;
  readonly #isLookedAt: () => boolean;

  constructor(caller: Caller, isLookedAt: () => boolean) {
    this.#caller = caller;
    this.#isLookedAt = isLookedAt;
  }

  /** Whether it is this person's move at a table, and in which turn: another turn is another call. */
  set(table: string, isMine: boolean, turn = 0): void {
    const known = untrack(() => this.#mine);
    const before = known.get(table);
    if (isMine ? before === turn : before === undefined) return;
    const mine = new Map(known);
    if (isMine) mine.set(table, turn);
    else mine.delete(table);
    this.#mine = mine;
    if (!isMine) this.#caller.hush(table);
    else if (!this.#isLookedAt()) this.#caller.call(table);
  }

  /** These tables wait for this person, and no others: a list has them all. */
  setAll(tables: readonly string[]): void {
    const known = untrack(() => this.#mine);
    for (const table of known.keys()) if (!tables.includes(table)) this.set(table, false);
    for (const table of tables) this.set(table, true, known.get(table));
  }

  /** The person looks at the page again: the calls have been heard. */
  look(): void {
    for (const table of this.#mine.keys()) this.#caller.hush(table);
  }
}
