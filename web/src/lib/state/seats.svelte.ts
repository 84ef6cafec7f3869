import type { GameName, Joined } from "$lib/wire/protocol";
import type { Keeper } from "./settings.svelte";

/** A seat of this person, and the token that proves it. */
export interface Seat {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
  readonly game: GameName | null;
  /** When it was taken: milliseconds since 1970. */
  readonly at: number;
}

const KEY = "mirabilia-seats";
const MOST = 100;

/** The seats this browser has: one for each table, newest first. Whoever has the token has the seat. */
export class Seats {
  all: readonly Seat[] = $state.raw([]);
  readonly #keeper: Keeper | undefined;

  constructor(keeper?: Keeper) {
    this.#keeper = keeper;
    this.reload();
  }

  /** The seat at a table, if there is one. */
  at(table: string): Seat | undefined {
    return this.all.find((seat) => seat.table === table);
  }

  /** Remember a seat that was taken. */
  keep(joined: Joined, name: string, game: GameName | null, now = Date.now()): Seat {
    this.reload(); // another tab may have taken a seat meanwhile
    const { table, seat, token } = joined;
    const taken: Seat = { table, seat, token, name, game, at: now };
    this.#write([taken, ...this.all.filter((other) => other.table !== table)].slice(0, MOST));
    return taken;
  }

  /** Forget a seat that was given up, or whose token is good no more. */
  forget(table: string): void {
    this.reload();
    this.#write(this.all.filter((seat) => seat.table !== table));
  }

  /** The person moved to another seat of the same table. */
  move(table: string, seat: number): void {
    const known = this.at(table);
    if (!known || known.seat === seat) return; // whoever calls this in an effect would be called again by a write
    this.#write(this.all.map((one) => (one === known ? { ...one, seat } : one)));
  }

  /** Read what another tab may have written. */
  reload(): void {
    this.all = read(this.#keeper) ?? this.all;
  }

  #write(seats: readonly Seat[]): void {
    this.all = seats;
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(seats));
    } catch {
      // Without storage the seat is good until the page is closed.
    }
  }
}

function read(keeper: Keeper | undefined): readonly Seat[] | undefined {
  try {
    const found: unknown = JSON.parse(keeper?.getItem(KEY) ?? "null");
    return Array.isArray(found) ? found.filter(isSeat) : undefined;
  } catch {
    return undefined;
  }
}

function isSeat(found: unknown): found is Seat {
  const seat = found as Partial<Seat> | null;
  return typeof seat?.table === "string" && typeof seat.seat === "number" && typeof seat.token === "string";
}
