import type { Choose, Phase } from "$lib/wire/protocol";
import { tick } from "svelte";
import type { Connection, Outcome } from "./connection.svelte";
import type { Person, Seats } from "./seats.svelte";
import type { Own, Shared, TableState } from "./table.svelte";

/** Who chose last on this device, and what the server said about it. */
interface Left {
  readonly person: Person;
  readonly turn: number;
  /** The version of the table that has the choice; null until the server has answered. */
  readonly version: number | null;
}

/**
 * The people who share this device at a table, one of whom may hold it. While it is being passed on, the table is
 * watched through no one person's eyes, so that what is not sent cannot be peeked at.
 */
export class Sharing implements Shared {
  /** The token of the person who holds the device; null while it is being passed on. */
  #holder: string | null = $state(null);
  /** The phase of the table, as far as it is known: until then nobody's hand is asked for. */
  #phase: Phase | null = $state(null);
  /** Why the last choice was refused. */
  problem: Extract<Outcome, { kind: "refused" }>["code"] | null = $state(null);
  #left: Left | null = $state.raw(null);

  readonly #table: string;
  readonly #seats: Seats;
  readonly #connection: Pick<Connection, "command">;

  constructor(table: string, seats: Seats, connection: Pick<Connection, "command">) {
    this.#table = table;
    this.#seats = seats;
    this.#connection = connection;
  }

  /** Everybody on this device, starting with the person who opened the table on it; one alone, or nobody, shares nothing. */
  get people(): readonly Person[] {
    const mine = this.#seats.at(this.#table);
    return mine ? [mine, ...(mine.others ?? [])] : [];
  }

  get isShared(): boolean {
    return this.people.length > 1;
  }

  /** Whether anyone holds it. */
  get isHeld(): boolean {
    return this.#holder !== null;
  }

  /** Whether the game is on and nobody holds the device. */
  get isCovered(): boolean {
    return this.isShared && this.#holder === null && (this.#phase === null || this.#phase === "playing");
  }

  /** Through whose eyes the table is watched; null for all who share the device together. */
  get token(): string | null {
    const [first] = this.people;
    if (this.isCovered) return null;
    const isPlaying = this.#phase === "playing" && this.isShared;
    return (isPlaying ? this.#holder : first?.token) ?? null;
  }

  /** The tokens of the others on this device. */
  get also(): readonly string[] {
    const { token } = this;
    return this.isShared ? this.people.map((person) => person.token).filter((one) => one !== token) : [];
  }

  /** Give the device to a person. */
  hold(token: string): void {
    this.problem = null;
    this.#left = null;
    this.#holder = token;
  }

  /** Put the hand away. */
  cover(): void {
    this.#left = null;
    this.#holder = null;
  }

  /** Send a choice once no hand is shown any more: what it leads to is for everybody to see. */
  async relay(wish: Own<Omit<Choose, "id">>): Promise<Outcome> {
    const person = this.people.find(({ token }) => token === this.#holder)!;
    this.cover();
    this.#left = { person, turn: wish.turn, version: null };
    await tick(); // until then the table is watched through the eyes of the person who chose
    const outcome = await this.#connection.command({ ...wish, table: this.#table, by: person.seat });
    if (outcome.kind === "refused") this.problem = outcome.code;
    if (outcome.kind === "ack") this.#left = { person, turn: wish.turn, version: outcome.version };
    return outcome;
  }

  /** Look at what is new at the table: the person who has chosen goes on, if nobody else has anything to do first. */
  follow({
    info,
    awaited,
    turn,
    version,
    you,
  }: Pick<TableState, "info" | "awaited" | "turn" | "version" | "you">): void {
    if (!info) return;
    this.#phase = info.phase;
    if (info.phase !== "playing") this.#holder = null;
    const left = this.#left;
    if (!this.isShared || you !== null || !left || left.version === null || version < left.version) return;
    const here = this.people.filter(({ seat }) => awaited.includes(seat));
    const isStillUp =
      here.some(({ token }) => token === left.person.token) && (turn === left.turn || here.length === 1);
    if (isStillUp) this.hold(left.person.token);
  }

  /** The person to give the device to, if anyone on it is awaited. */
  nextOf(awaited: readonly number[]): Person | null {
    return this.people.find(({ seat }) => awaited.includes(seat)) ?? null;
  }
}
