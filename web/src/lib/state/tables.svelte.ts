import type { Code, GameName, Snapshot, TableInfo } from "$lib/wire/protocol";
import type { Http } from "./http";
import type { Seats } from "./seats.svelte";

/** A table of this person, as it stands. */
export interface MyTable {
  readonly info: TableInfo;
  readonly seat: number;
  readonly myMove: boolean;
}

const MOST_SHOWN = 5;

/** The tables of the front page: this person's, and those that wait for players. */
export class Tables {
  mine: readonly MyTable[] = $state.raw([]);
  open: readonly TableInfo[] = $state.raw([]);
  /** Public tables where somebody else plays. */
  running: readonly TableInfo[] = $state.raw([]);
  /** Why the last thing that was asked for did not work. */
  problem: Code | null = $state(null);
  readonly #http: Http;
  readonly #seats: Seats;

  constructor(http: Http, seats: Seats) {
    this.#http = http;
    this.#seats = seats;
  }

  /** Ask how the tables stand. */
  async refresh(): Promise<void> {
    const [open, running, ...mine] = await Promise.all([
      this.#http.tables("lobby"),
      this.#http.tables("playing"),
      ...this.#seats.all.slice(0, 8).map((seat) => this.#mine(seat.table, seat.token)),
    ]);
    this.open = open.ok ? open.value.filter((table) => !this.#seats.at(table.id)) : [];
    this.running = running.ok ? running.value.filter((table) => !this.#seats.at(table.id)).slice(0, MOST_SHOWN) : [];
    this.mine = mine.filter((table) => table !== null);
  }

  async #mine(table: string, token: string): Promise<MyTable | null> {
    const found = await this.#http.table(table, token);
    if (found.ok) return mineOf(found.value);
    if (found.problem.code === "bad-token" || found.problem.code === "no-such-table") this.#seats.forget(table);
    return null;
  }

  /** Open a table with bots in every other seat, or with open seats; the id, or null if that did not work. */
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

function mineOf({ info, you, sight }: Snapshot): MyTable | null {
  if (you === null || info.phase === "closed") return null;
  const myMove = sight?.decisions.some(({ city }) => !sight.ready.includes(city)) ?? false;
  return { info, seat: you, myMove };
}
