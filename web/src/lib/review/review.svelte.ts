import type { Http } from "$lib/state/http";
import type {
  Call,
  Code,
  CurvePoint,
  DecisionReview,
  Part,
  PastDecision,
  ReviewPage,
  SeatReview,
  TurnParts,
} from "$lib/wire/protocol";

/** Where a review comes from. */
export type Source = Pick<Http, "review" | "decision">;

/** Whether the call on a decision says that something was lost. */
export const isLoss = (call: Call): boolean => call === "inaccuracy" || call === "mistake" || call === "blunder";

/** How long to wait before asking again after the connection was lost, in milliseconds. */
export const WAIT = 3000;
/** How often to ask again before giving up: a server that restarts is back by then. */
export const MOST_TRIES = 20;

/** The review of a finished game for a seat: it grows while it is being made, and what has arrived stays. */
export class ReviewState {
  readonly table: string;
  readonly seat: number;
  readonly #source: Source;
  #page: ReviewPage | null = $state.raw(null);
  #parts: readonly Part[] = $state.raw([]);
  #decided: ReadonlyMap<number, PastDecision> = $state.raw(new Map());
  /** Why there is no more of it. */
  problem: Code | null = $state(null);
  /** Whether the connection is lost; the review goes on by itself. */
  isLost = $state(false);
  readonly #closing = new AbortController();
  #tries = 0;

  constructor(source: Source, table: string, seat: number) {
    this.#source = source;
    this.table = table;
    this.seat = seat;
  }

  isComplete: boolean = $derived(this.#page?.complete ?? false);
  /** How many other reviews will be made before this one. */
  ahead: number = $derived(this.#page?.ahead ?? 0);
  categories: readonly string[] = $derived(this.#page?.categories ?? []);
  boards: readonly string[] = $derived(this.#page?.boards ?? []);
  curve: readonly CurvePoint[] = $derived(this.#parts.filter((part) => part.part === "point"));
  turns: readonly TurnParts[] = $derived(this.#parts.filter((part) => part.part === "turn"));
  decisions: readonly DecisionReview[] = $derived(this.#parts.filter((part) => part.part === "decision"));
  /** The last word on each seat. */
  seats: readonly SeatReview[] = $derived.by(() => {
    const found = new Map(this.#parts.filter((part) => part.part === "seat").map((part) => [part.seat, part]));
    return [...found.values()].sort((one, other) => one.seat - other.seat);
  });
  own: SeatReview | null = $derived(this.seats.find(({ seat }) => seat === this.seat) ?? null);
  /** What has cost the most so far, costliest first. */
  costliest: readonly DecisionReview[] = $derived(
    this.decisions
      .filter(({ verdict }) => isLoss(verdict.call))
      .sort((one, other) => other.verdict.cost - one.verdict.cost)
      .slice(0, 3),
  );

  /** What could be known and chosen before a move; null until it has arrived. */
  decided(number: number): PastDecision | null {
    return this.#decided.get(number) ?? null;
  }

  /** Ask for what there is to see of a decision. */
  async look(number: number): Promise<void> {
    if (this.#decided.has(number)) return;
    const found = await this.#source.decision(this.table, number);
    if (found.ok) this.#decided = new Map(this.#decided).set(number, found.value);
  }

  /** Ask for more until there is no more. */
  async open(): Promise<void> {
    while (!this.#closing.signal.aborted && !this.isComplete && this.problem === null) await this.#askOn();
  }

  close(): void {
    this.#closing.abort();
  }

  async #askOn(): Promise<void> {
    const found = await this.#source.review(this.table, this.seat, this.#parts.length);
    if (found.ok) {
      this.isLost = false;
      this.#tries = 0;
      this.#page = found.value;
      this.#parts = [...this.#parts, ...found.value.parts];
    } else if (found.problem.code === "unavailable" && (this.#tries += 1) < MOST_TRIES) {
      this.isLost = true;
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    } else {
      this.problem = found.problem.code;
    }
  }
}
