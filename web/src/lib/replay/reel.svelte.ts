import type { Result } from "$lib/state/http";
import type { Eyes } from "$lib/state/router.svelte";
import type { Code, ReplayStep, Steps } from "$lib/wire/protocol";
import { MOST } from "./steps";

/** How many steps are asked for at once; one that everybody sees is as large as several that one seat sees. */
export const PIECE = { one: MOST, all: 8 } as const;

/** Asks for so many steps from one on. */
export type Ask = (first: number, count: number) => Promise<Result<Steps>>;

/** The steps of a game through somebody's eyes. They come piece by piece: first what is looked at, then the rest. */
export class Reel {
  readonly eyes: Eyes;
  /** How many steps there are; 0 until the first of them have come. */
  total = $state(0);
  /** Those that have come, by their numbers. */
  steps: readonly (ReplayStep | undefined)[] = $state.raw([]);
  /** Why steps are missing that nobody asks for any more. */
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

  /** The number of a step that there is, as near as can be. */
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
      // A total that nothing stands behind would be asked for for ever.
      if (!found.ok || (found.value.steps.length === 0 && first < found.value.total)) break;
      this.#take(first, found.value.steps, found.value.total);
      if (found.value.total === 0) break;
    }
    this.#isLoading = false;
  }

  /** Where the piece begins that is to be asked for next. */
  #next(): number | null {
    if (this.total === 0) return this.#begin(this.#wish);
    const gap = this.#gap(this.within(this.#wish)) ?? this.#gap(0);
    return gap === null ? null : this.#begin(gap);
  }

  #begin(step: number): number {
    return step - (step % this.#piece);
  }

  /** The first step from one on that has not come. */
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
