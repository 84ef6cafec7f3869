import type { Keeper } from "$lib/state/settings.svelte";

/** The steps that a person has been told, each with the moment when it was told; kept across a reload, so that nothing is said twice. */
export class Told {
  readonly #keeper: Keeper | undefined;
  readonly #key: string;
  readonly #moments: Map<string, number>;

  constructor(table: string, keeper?: Keeper) {
    this.#keeper = keeper;
    this.#key = `mirabilia-lesson-${table}`;
    this.#moments = read(keeper?.getItem(this.#key) ?? null);
  }

  get count(): number {
    return this.#moments.size;
  }

  has(step: string): boolean {
    return this.#moments.has(step);
  }

  /** The step that was told at a moment. */
  at(moment: number): string | null {
    return [...this.#moments].find(([, told]) => told === moment)?.[0] ?? null;
  }

  add(step: string, moment: number): void {
    this.#moments.set(step, moment);
    this.#keeper?.setItem(this.#key, JSON.stringify([...this.#moments]));
  }
}

function read(kept: string | null): Map<string, number> {
  try {
    return new Map(JSON.parse(kept ?? "[]") as [string, number][]);
  } catch {
    return new Map(); // another person's: the lesson starts again
  }
}
