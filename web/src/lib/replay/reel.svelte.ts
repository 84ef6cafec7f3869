import type { Result } from "$lib/state/http";
import type { Eyes } from "$lib/state/router.svelte";
import type { Code, ReplayStep, Steps } from "$lib/wire/protocol";
import { MOST } from "./steps";

/** How many steps are asked for at once; one seen through all eyes is as large as several seen by one seat. */
export const PIECE = { one: MOST, all: 8 } as const;

/** Asks for this many steps, starting from one. */
export type Ask = (first: number, count: number) => Promise<Result<Steps>>;

/** The steps of a game through some eyes. They come piece by piece: first what is looked at, then the rest. */
export class Reel {
  readonly eyes: Eyes;
  /** How many steps there are; 0 until the first of them have arrived. */
  total = $state(0);
  /** Those that have arrived, by their numbers. */
  steps: readonly (ReplayStep | undefined)[] = $state.raw([]);
  /** Why the missing steps are no longer being asked for. */
  problem: Code | null = $state(null);
  isWhole = $derived(this.total > 0 && this.#gap(0) === null);
  readonly #ask: Ask;
  readonly #piece: number;
  #wish = 0;
  #isLoading = false;

  constructor(eyes: Eyes, ask: Ask) {
    this.eyes = eyes;
    this.#ask = ask;
    this.#piece = eyes === "all" ? PIECE.all : PIECE.one;
  }

  /** Steps that are all here already. */
  static of(eyes: Eyes, steps: readonly ReplayStep[]): Reel {
    const reel = new Reel(eyes, () => Promise.reject(new Error("nothing is missing")));
    reel.#take(0, steps, steps.length);
    return reel;
  }

  /** The number of the nearest step that exists. */
  within(step: number): number {
    return Math.min(Math.max(step, 0), Math.max(this.total - 1, 0));
  }

  /** Load what is missing, beginning with this step. */
  async want(step: number): Promise<void> {
    this.#wish = step;
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.problem = null;
    for (let first = this.#next(); first !== null; first = this.#next()) {
      const found = await this.#ask(first, this.#piece);
      this.problem = found.ok ? null : found.problem.code;
      // A total with no steps behind it would be asked for forever.
      if (!found.ok || (found.value.steps.length === 0 && first < found.value.total)) break;
      this.#take(first, found.value.steps, found.value.total);
      if (found.value.total === 0) break;
    }
    this.#isLoading = false;
  }

  /** Where the piece to ask for next begins. */
  #next(): number | null {
    if (this.total === 0) return this.#begin(this.#wish);
    const gap = this.#gap(this.within(this.#wish)) ?? this.#gap(0);
    return gap === null ? null : this.#begin(gap);
  }

  #begin(step: number): number {
    return step - (step % this.#piece);
  }

  /** The first step, starting from one, that has not arrived. */
  #gap(from: number): number | null {
    for (let step = from; step < this.total; step += 1) if (!this.steps[step]) return step;
    return null;
  }

  #take(first: number, some: readonly ReplayStep[], total: number): void {
    const steps = [...this.steps];
    steps.length = total;
    for (const [place, step] of some.entries()) steps[first + place] = step;
    this.steps = steps;
    this.total = total;
  }
}
