import type { Http } from "$lib/state/http";
import type { Code, GameName, StatisticsPage, StatisticsSource } from "$lib/wire/protocol";

/** Whose games are counted. */
export interface Counted {
  readonly game: GameName;
  readonly players: number;
  readonly of: StatisticsSource;
}

/** The statistics on the screen: those that were asked for last. */
export class Statistics {
  page: StatisticsPage | null = $state.raw(null);
  problem: Code | null = $state.raw(null);
  readonly #http: Pick<Http, "statistics">;
  #times = 0;

  constructor(http: Pick<Http, "statistics">) {
    this.#http = http;
  }

  /** Ask for statistics; a server that still has games to read says how many, and is asked again until it has read them. */
  async load({ game, players, of }: Counted): Promise<void> {
    const time = (this.#times += 1);
    this.problem = null;
    do {
      const answer = await this.#http.statistics(game, players, of);
      if (this.#times !== time) return;
      this.page = answer.ok ? answer.value : null;
      this.problem = answer.ok ? null : answer.problem.code;
    } while (this.page?.left);
  }

  /** Stop asking. */
  close(): void {
    this.#times += 1;
  }
}
