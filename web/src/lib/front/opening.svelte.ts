import type { Connection } from "$lib/state/connection.svelte";
import type { Seats } from "$lib/state/seats.svelte";
import type { Tables } from "$lib/state/tables.svelte";
import type { Code, GameName } from "$lib/wire/protocol";

/** What a person wants to play. */
export interface Wanted {
  readonly game: GameName;
  readonly name: string;
  readonly players: number;
  /** Who plays the other seats; null leaves them open. */
  readonly bot: string | null;
}

/** What did not work, and the table if there is one nonetheless. */
export interface Failure {
  readonly game: GameName;
  readonly code: Code;
  readonly table: string | null;
}

/** How long to wait for the answer to a start; after that, the table shows what becomes of it. */
export const PATIENCE = 8000;

/** Opens one table at a time, however often it is asked to. */
export class Opening {
  /** The game whose table is being opened. */
  busy: GameName | null = $state(null);
  failure: Failure | null = $state.raw(null);
  readonly #tables: Pick<Tables, "openTable" | "problem">;
  readonly #seats: Pick<Seats, "at">;
  readonly #connection: Pick<Connection, "connect" | "watch" | "command">;

  constructor({ tables, seats, connection }: { tables: Tables; seats: Seats; connection: Connection }) {
    this.#tables = tables;
    this.#seats = seats;
    this.#connection = connection;
  }

  /** Open a table, and start it at once if only bots are to join; the table to go to, or null. */
  async open(wanted: Wanted): Promise<string | null> {
    if (this.busy !== null) return null; // pressed again before the button could show that it was
    this.busy = wanted.game;
    this.failure = null;
    const opened = await this.#open(wanted);
    this.busy = null;
    return opened;
  }

  async #open({ game, name, players, bot }: Wanted): Promise<string | null> {
    const table = await this.#tables.openTable(game, name, players, bot);
    const refused = table === null ? this.#tables.problem : bot === null ? null : await this.#start(table);
    if (!refused) return table;
    this.failure = { game, code: refused, table };
    return null;
  }

  /** Against bots there is nobody to wait for: the table starts as soon as it is watched. Why it did not, or null. */
  async #start(table: string): Promise<Code | null> {
    this.#connection.connect(table);
    this.#connection.watch(table, this.#seats.at(table)!.token, () => {});
    const outcome = await Promise.race([
      this.#connection.command({ do: "start", table }),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
    ]);
    return outcome?.kind === "refused" ? outcome.code : null;
  }
}
