import type {
  ForgottenAt,
  GameName,
  HandedOver,
  Health,
  Join,
  Joined,
  KeptSeat,
  LeftSeats,
  NewTable,
  PastDecision,
  PastGames,
  Phase,
  Problem,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  Report,
  ReviewPage,
  SeatBundle,
  Snapshot,
  StatisticsPage,
  StatisticsSource,
  Steps,
  TableInfo,
  TableList,
  TryAgain,
} from "$lib/wire/protocol";
import { newKey } from "./random";
import type { Shares } from "./shares";

/** What was asked for, or why it cannot be had. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

interface Request {
  readonly body?: unknown;
  readonly token?: string | undefined;
}

type Marks = Pick<NewTable, "key" | "promise">;

/** How many tables the server describes at a time. */
export const MOST_IDS = 100;
/** How many finished games it describes at a time. */
export const MOST_PAST = 50;
/** How long to wait before each retry of what may be asked twice, in milliseconds. */
export const WAITS: readonly number[] = [500, 1000, 2000, 4000];
/** A try unanswered for this long went into a connection that is dead without saying so. */
const PATIENCE = 15_000;
/** The time of an answer is no more exact than this many milliseconds. */
const ROUGH = 3000;
/** Answers with these come from something other than the server, or from a server that cannot answer now. */
const BUSY: readonly number[] = [502, 503, 504];

/** Everything that is asked over HTTP; nothing here throws. */
export class Http {
  /** How far the server's clock is ahead of ours, in milliseconds, as of its last answer. */
  ahead = 0;
  readonly #fetch: Fetch;
  readonly #sleep: (milliseconds: number) => Promise<void>;
  readonly #shares: Pick<Shares, "draw"> | undefined;
  /** What tells apart requests that the server has not answered yet. */
  readonly #keys = new Map<string, Marks>();

  constructor(fetcher: Fetch = (input, init) => fetch(input, init), sleep = pause, shares?: Pick<Shares, "draw">) {
    this.#fetch = fetcher;
    this.#sleep = sleep;
    this.#shares = shares;
  }

  /** Open a table: only one, however often the same is asked for before there is an answer. */
  openTable(table: NewTable): Promise<Result<Joined>> {
    return this.#wish("/api/tables", table);
  }

  /** Take a seat: only one, however often the same is asked for before there is an answer. */
  join(table: string, join: Join): Promise<Result<Joined>> {
    return this.#wish(`/api/tables/${table}/seats`, join);
  }

  /** Try again from a decision of a finished game: at one table, however often this is asked for before an answer. */
  tryAgain(table: string, again: TryAgain): Promise<Result<Joined>> {
    return this.#wish(`/api/tables/${table}/tries`, again);
  }

  async tables(phase: Exclude<Phase, "closed">): Promise<Result<readonly TableInfo[]>> {
    const found = await this.#ask<TableList>(`/api/tables?phase=${phase}`);
    return found.ok ? { ok: true, value: found.value.tables } : found;
  }

  /** How these tables stand, as far as they exist. */
  async tablesOf(ids: readonly string[]): Promise<Result<readonly TableInfo[]>> {
    const batches = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, batch) =>
      ids.slice(batch * MOST_IDS, (batch + 1) * MOST_IDS),
    );
    const answers = await Promise.all(
      batches.map((batch) => this.#ask<TableList>(`/api/tables?ids=${batch.join(",")}`)),
    );
    const failed = answers.find((answer) => !answer.ok);
    if (failed) return failed;
    return { ok: true, value: answers.flatMap((answer) => (answer.ok ? answer.value.tables : [])) };
  }

  table(table: string, token?: string): Promise<Result<Snapshot>> {
    return this.#ask(`/api/tables/${table}`, { token });
  }

  steps(table: string, query: Readonly<Record<string, string>>, token?: string): Promise<Result<Steps>> {
    return this.#ask(`/api/tables/${table}/steps?${new URLSearchParams(query)}`, { token });
  }

  /** The review of a seat, starting from a part; the answer comes when there is something new, or after a while. */
  review(table: string, seat: number, first: number): Promise<Result<ReviewPage>> {
    return this.#ask(`/api/tables/${table}/review?seat=${seat}&first=${first}`);
  }

  /** What could be known and chosen before a move of a finished game. */
  decision(table: string, number: number): Promise<Result<PastDecision>> {
    return this.#ask(`/api/tables/${table}/decision?number=${number}`);
  }

  /** The puzzles of a game. */
  puzzles(game: GameName): Promise<Result<PuzzleList>> {
    return this.#ask(`/api/puzzles?game=${game}`);
  }

  /** The puzzle of a day, written like 2026-11-17. */
  puzzleOf(day: string, game: GameName): Promise<Result<PuzzlePosition>> {
    return this.#ask(`/api/puzzles/day/${day}?game=${game}`);
  }

  puzzle(id: string): Promise<Result<PuzzlePosition>> {
    return this.#ask(`/api/puzzles/${id}`);
  }

  /** What an option is worth as the answer to a puzzle; the solution, for a person who gives it up. */
  answerPuzzle(id: string, option: number | null): Promise<Result<PuzzleAnswer>> {
    return this.#ask(`/api/puzzles/${id}/answer${option === null ? "" : `?option=${option}`}`);
  }

  /** Which boards and cards win, in games with this many players. */
  statistics(game: GameName, players: number, of: StatisticsSource): Promise<Result<StatisticsPage>> {
    return this.#ask(`/api/statistics?game=${game}&players=${players}&of=${of}`);
  }

  /** Leave seats for another device to take. */
  handOver(seats: readonly KeptSeat[]): Promise<Result<HandedOver>> {
    return this.#ask("/api/handovers", { body: { seats } });
  }

  /** Whether the seats that were left under a code are still waiting for another device. */
  lookAtHandover(code: string): Promise<Result<LeftSeats>> {
    return this.#ask("/api/handovers/look", { body: { code } });
  }

  /** Take the seats that another device has left; that works once. */
  takeOver(code: string): Promise<Result<SeatBundle>> {
    return this.#ask("/api/handovers/take", { body: { code } });
  }

  /** Add seats to those that a recovery code brings back. */
  keepSeats(code: string, seats: readonly KeptSeat[]): Promise<Result<void>> {
    return this.#ask("/api/recovery", { body: { code, seats } });
  }

  /** The seats that a recovery code brings back. */
  recover(code: string): Promise<Result<SeatBundle>> {
    return this.#ask("/api/recovery/open", { body: { code } });
  }

  /** Get new tokens for seats, so that the old ones are no longer valid; the same ones for the same key. */
  renewSeats(seats: readonly KeptSeat[], key: string): Promise<Result<SeatBundle>> {
    return this.#ask("/api/people/renew", { body: { seats, key } });
  }

  /** Everything that the server has about the people in some seats. */
  exportGames(seats: readonly KeptSeat[]): Promise<Result<{ readonly games: readonly unknown[] }>> {
    return this.#ask("/api/people/export", { body: { seats } });
  }

  /** How the finished games of some seats ended; no more than `MOST_PAST` at a time. */
  pastGames(seats: readonly KeptSeat[]): Promise<Result<PastGames>> {
    return this.#ask("/api/people/games", { body: { seats } });
  }

  /** Make the server forget the person in some seats, and in those under a recovery code. */
  forgetMe(seats: readonly KeptSeat[], code: string | null): Promise<Result<ForgottenAt>> {
    return this.#ask("/api/people/forget", { body: { seats, code } });
  }

  /** Report a person at a table to the moderators of the server. */
  report(table: string, report: Report, token?: string): Promise<Result<void>> {
    return this.#ask(`/api/tables/${table}/reports`, { body: report, token });
  }

  health(): Promise<Result<Health>> {
    return this.#ask("/health");
  }

  /** Ask for a seat, which must not be done twice, as often as it takes; the key says that it is the same request. */
  async #wish<T>(address: string, body: NewTable | Join | TryAgain): Promise<Result<T>> {
    const wish = `${address} ${JSON.stringify(body)}`;
    const marks = this.#keys.get(wish) ?? this.#marked(body);
    this.#keys.set(wish, marks);
    let answer: Result<T> = unavailable("never asked");
    for (const wait of [0, ...WAITS]) {
      if (wait > 0) await this.#sleep(wait);
      answer = await this.#ask<T>(address, { body: { ...body, ...marks } });
      if (!answer.ok && answer.problem.code === "too-many") return answer; // an earlier try may have been carried out
      if (answer.ok || answer.problem.code !== "unavailable") {
        this.#keys.delete(wish);
        return answer;
      }
    }
    return answer; // perhaps it was done and only the answer got lost: trying again gets the same result
  }

  /** A key, and the promise of a share of the deal unless the deal is known to all. */
  #marked(body: NewTable | Join | TryAgain): Marks {
    const isKnown = "number" in body || ("lesson" in body && body.lesson);
    return this.#shares && !isKnown ? { key: newKey(), promise: this.#shares.draw() } : { key: newKey() };
  }

  async #ask<T>(address: string, { body, token }: Request = {}): Promise<Result<T>> {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const post =
      body === undefined ? {} : { method: "POST", body: JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) };
    try {
      const response = await this.#fetch(address, { headers, ...post });
      if (BUSY.includes(response.status)) return await laterOf(response);
      this.#compareClocks(response);
      const answer: unknown = response.status === 204 ? undefined : await response.json();
      return response.ok ? { ok: true, value: answer as T } : { ok: false, problem: problemOf(answer) };
    } catch (error) {
      return unavailable(String(error));
    }
  }

  #compareClocks({ headers }: Response): void {
    const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
    if (!Number.isNaN(ahead)) this.ahead = Math.abs(ahead) < ROUGH ? 0 : ahead;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const unavailable = (message: string) => ({ ok: false, problem: { code: "unavailable", message } }) as const;

/** Why to come back later: the server itself says when it is too busy, and anything else may be over in a moment. */
async function laterOf(response: Response): Promise<{ ok: false; problem: Problem }> {
  const problem = problemOf(await response.json().catch(() => null));
  return problem.code === "busy" ? { ok: false, problem } : unavailable(`${response.status}`);
}

/** A refusal of any form, as a problem of a known shape: a proxy may answer for the server. */
function problemOf(answer: unknown): Problem {
  const problem = answer as Partial<Problem> | null;
  return { code: problem?.code ?? "unavailable", message: problem?.message ?? "" };
}
