import type { Code, GameName, TableInfo } from "$lib/wire/protocol";
import type { Http } from "./http";
import type { Seat, Seats } from "./seats.svelte";

/** A table of this person, as it stands. */
export interface MyTable {
  readonly info: TableInfo;
  /** Null where another person has it by now, as when the person a guest played for is back. */
  readonly seat: number | null;
  /** Whether it is waiting for this person to decide. */
  readonly myMove: boolean;
  /** Whether it stands still until this person is back. */
  readonly waits: boolean;
  /** Whether this person counts as away there, or a guest plays for them. */
  readonly isAway: boolean;
}

const MOST_SHOWN = 5;
/** How many tables that are not listed are asked for one by one each time. */
const MOST_MISSED = 8;

/** The tables of the front page: this person's, and those that wait for players. */
export class Tables {
  /** Those whose games are not over: first those with something to decide, then those to return to, in play, not begun. */
  mine: readonly MyTable[] = $state.raw([]);
  open: readonly TableInfo[] = $state.raw([]);
  /** Public tables where others play. */
  running: readonly TableInfo[] = $state.raw([]);
  /** Whether the state of this person's tables is known by now. */
  isKnown = $state(false);
  /** Whether the server could not be asked, so that what is shown may be old. */
  isOld = $state(false);
  /** How many tables are waiting for this person. */
  waiting: number = $derived(this.mine.filter(({ myMove, waits }) => myMove || waits).length);
  /** Why the last thing that was asked for did not work. */
  problem: Code | null = $state(null);
  readonly #http: Http;
  readonly #seats: Seats;

  constructor(http: Http, seats: Seats) {
    this.#http = http;
    this.#seats = seats;
  }

  /** Ask how the tables stand; where that fails, all stays as it was. */
  async refresh(): Promise<void> {
    const [open, running] = await Promise.all([
      this.#http.tables("lobby"),
      this.#http.tables("playing"),
      this.refreshMine(),
    ]);
    if (open.ok) this.open = open.value.filter((table) => !this.#seats.at(table.id));
    if (running.ok) this.running = running.value.filter((table) => !this.#seats.at(table.id)).slice(0, MOST_SHOWN);
  }

  /** Ask how this person's tables stand, except those whose games are known to be over. */
  async refreshMine(): Promise<void> {
    const seats = this.#seats.all.filter(({ over }) => !over);
    const mine = await this.#http.tablesOf(seats.map(({ table }) => table));
    this.isOld = !mine.ok;
    if (mine.ok) this.#show(seats, mine.value);
  }

  #show(seats: readonly Seat[], found: readonly TableInfo[]): void {
    const infos = new Map(found.map((info) => [info.id, info]));
    this.#seats.finish(found.filter(isEnded).map(({ id }) => id));
    this.mine = inOrder(seats.flatMap((seat) => mineOf(seat, infos.get(seat.table))));
    this.isKnown = true;
    void this.#forgetLost(seats.filter(({ table }) => !infos.has(table)).slice(0, MOST_MISSED));
  }

  /** Forget the seats whose tables do not exist according to the server itself; a list alone may be wrong. */
  async #forgetLost(missed: readonly Seat[]): Promise<void> {
    for (const { table, token } of missed) {
      const found = await this.#http.table(table, token);
      if (!found.ok && found.problem.code === "no-such-table") this.#seats.forget(table);
    }
  }

  /** Open a table with bots in every other seat, or with open seats; returns the id, or null if that did not work. */
  async openTable(game: GameName, name: string, players: number, bot: string | null): Promise<string | null> {
    const bots = bot === null ? [] : Array.from({ length: players }, (_, seat) => (seat === 0 ? null : bot));
    const opened = await this.#http.openTable({ game, players, name, bots });
    if (!opened.ok) {
      this.problem = opened.problem.code;
      return null;
    }
    this.problem = null;
    this.#seats.keep(opened.value, name, game);
    return opened.value.table;
  }
}

const isEnded = ({ phase }: TableInfo): boolean => phase === "over" || phase === "closed";

function mineOf({ seat, name }: Seat, info: TableInfo | undefined): MyTable[] {
  if (!info || isEnded(info)) return [];
  const place = info.seats[seat];
  const called = shownName(name);
  const isLent = place?.guest_of === called;
  if (!isLent && place?.name !== called && place?.name !== NO_NAME)
    return [{ info, seat: null, myMove: false, waits: false, isAway: false }];
  const isAway = info.phase === "playing" && (isLent || place.away);
  const isAwaited = info.phase === "playing" && !info.paused && info.awaited.includes(seat);
  const waits = isAway && !info.paused && (info.asleep || (isAwaited && !isLent));
  return [{ info, seat, myMove: isAwaited && !isAway && !info.asleep, waits, isAway }];
}

/** What a person is called whose name a moderator removed. */
export const NO_NAME = "N. N.";

/** A name as the server shows it, on one line. */
const shownName = (name: string): string =>
  name
    .split(/[\p{C}\p{Z}]+/u)
    .filter(Boolean)
    .join(" ");

/** The most urgent first: what waits for this person, soonest due first; then the rest, newest first. */
export function inOrder(tables: readonly MyTable[]): readonly MyTable[] {
  const due = ({ info, myMove }: MyTable): number => (myMove ? (info.due ?? Infinity) : Infinity);
  return [...tables].sort((one, other) => {
    const [first, second] = [due(one), due(other)];
    return rank(one) - rank(other) || (first === second ? other.info.changed - one.info.changed : first - second);
  });
}

function rank({ info, myMove, waits, isAway }: MyTable): number {
  if (myMove) return 0;
  if (waits) return 1;
  return isAway ? 2 : { playing: 3, lobby: 4, over: 5, closed: 6 }[info.phase];
}
