import type { GameName, Joined, KeptSeat } from "$lib/wire/protocol";
import type { Keeper } from "./settings.svelte";

/** A person on this device who has a seat, and the token that proves it. */
export interface Person {
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}

/** A seat of this person. */
export interface Seat extends Person {
  readonly table: string;
  readonly game: GameName | null;
  /** When it was taken: milliseconds since 1970. */
  readonly at: number;
  /** Set when the game is known to be over. */
  readonly over?: true;
  /** Others who play at this table on the same device. */
  readonly others?: readonly Person[];
}

const KEY = "mirabilia-seats";
/** How many seats there may be before those of finished games are dropped, oldest first: as many as fit in one link. */
const MOST = 500;

/** The seats this browser has: one for each table, newest first. The seat belongs to anyone who has the token. */
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
    this.reload(); // another tab may have taken a seat in the meantime
    const { table, seat, token } = joined;
    const taken: Seat = { table, seat, token, name, game, at: now };
    this.#write([taken, ...this.all.filter((other) => other.table !== table)]);
    return taken;
  }

  /** Another person sits down at a table on this device. */
  share(table: string, person: Person): void {
    this.#change(table, (mine) => ({ ...mine, others: [...(mine.others ?? []), person] }));
  }

  /** Where the others on this device sit, in their order; those who no longer have a seat are forgotten. */
  place(table: string, at: readonly (number | null)[]): void {
    const others = this.at(table)?.others ?? [];
    const now = others.flatMap((one, place) => (at[place] == null ? [] : [{ ...one, seat: at[place] }]));
    if (now.length === others.length && now.every(({ seat }, place) => seat === others[place]!.seat)) return;
    this.#change(table, (mine) => ({ ...mine, others: now }));
  }

  /** A person on this device gave up a seat: the others keep theirs. */
  leave(table: string, seat: number | null): void {
    const mine = this.at(table);
    const [next, ...rest] = mine?.others ?? [];
    if (!mine || !next) return this.forget(table);
    if (mine.seat === seat) this.#change(table, () => ({ ...mine, ...next, others: rest }));
    else this.#change(table, () => ({ ...mine, others: [next, ...rest].filter((one) => one.seat !== seat) }));
  }

  /**
   * Add seats of another device, including people who shared it; of two devices at the same table, the one whose seats
   * were taken later stays. Returns how many came.
   */
  merge(kept: readonly KeptSeat[]): number {
    this.reload();
    const seats = new Map(this.all.map((seat) => [seat.table, seat]));
    const came = together(kept).filter((other) => {
      const known = seats.get(other.table);
      return !known || (known.token !== other.token && known.at < other.at);
    });
    for (const seat of came) seats.set(seat.table, seat);
    if (came.length) this.#write([...seats.values()].sort((one, other) => other.at - one.at));
    return came.flatMap(keptOf).length;
  }

  /** Keep new tokens in place of old ones. */
  renew(renewed: readonly KeptSeat[]): void {
    this.reload();
    const found = new Map(renewed.map((seat) => [`${seat.table} ${seat.seat}`, seat]));
    const freshOf = (table: string, seat: number): { token?: string; at?: number } => {
      const fresh = found.get(`${table} ${seat}`);
      return fresh ? { token: fresh.token, at: fresh.at ?? 0 } : {};
    };
    this.#write(
      this.all.map((seat) => ({
        ...seat,
        ...freshOf(seat.table, seat.seat),
        ...(seat.others && {
          others: seat.others.map((one) => ({ ...one, token: freshOf(seat.table, one.seat).token ?? one.token })),
        }),
      })),
    );
  }

  /** Forget seats that were given up, or whose tokens are no longer valid. */
  forget(...tables: readonly string[]): void {
    this.reload();
    if (tables.some((table) => this.at(table))) this.#write(this.all.filter(({ table }) => !tables.includes(table)));
  }

  /** The games of these tables are over. */
  finish(tables: readonly string[]): void {
    const ended = new Set(tables.filter((table) => this.at(table) && !this.at(table)!.over));
    if (ended.size === 0) return;
    this.reload();
    this.#write(this.all.map((seat) => (ended.has(seat.table) ? { ...seat, over: true } : seat)));
  }

  /** The person moved to another seat of the same table. */
  move(table: string, seat: number): void {
    const known = this.at(table);
    if (!known || known.seat === seat) return; // an effect that calls this would be run again by a write
    this.reload();
    this.#write(this.all.map((one) => (one.table === table ? { ...one, seat } : one)));
  }

  #change(table: string, changed: (mine: Seat) => Seat): void {
    this.reload();
    this.#write(this.all.map((one) => (one.table === table ? changed(one) : one)));
  }

  /** Read what another tab may have written. */
  reload(): void {
    this.all = read(this.#keeper) ?? this.all;
  }

  #write(seats: readonly Seat[]): void {
    this.all = fitting(seats);
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage the seat lasts until the page is closed.
    }
  }
}

/** A seat as it is carried to another device, and those of the others who share this one. */
export function keptOf({ table, game, at, others = [], ...mine }: Seat): readonly KeptSeat[] {
  return [mine, ...others].map(({ seat, token, name }) => ({ table, seat, token, name, game, at }));
}

/** Seats as a device keeps them: one for each table, with the others at that table. */
function together(kept: readonly KeptSeat[]): readonly Seat[] {
  const seats = new Map<string, Seat>();
  for (const { table, seat, token, name, game = null, at = 0 } of kept) {
    const first = seats.get(table);
    const person: Person = { seat, token, name };
    if (first) seats.set(table, { ...first, others: [...(first.others ?? []), person] });
    else seats.set(table, { ...person, table, game, at });
  }
  return [...seats.values()];
}

/** The seats without the oldest finished ones, if there are too many; those of running games are never dropped. */
function fitting(seats: readonly Seat[]): readonly Seat[] {
  const excess = Math.max(0, seats.length - MOST);
  const finished = seats.filter(({ over }) => over).sort((one, other) => one.at - other.at);
  const dropped = new Set(finished.slice(0, excess));
  return seats.filter((seat) => !dropped.has(seat));
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
