import type { Keeper } from "$lib/state/settings.svelte";
import type { Difficulty, GameName, PuzzleEntry, PuzzleResult } from "$lib/wire/protocol";

/** What the person answered: the place of the option, or null for a puzzle that was given up. */
export interface Answered {
  readonly option: number | null;
  readonly result: PuzzleResult;
}

interface Kept {
  /** By the ids of the puzzles. */
  readonly answers: Readonly<Record<string, Answered>>;
  /** The days whose puzzle was answered. */
  readonly days: readonly string[];
  readonly game: GameName | null;
  /** Which puzzles come next; null for all. */
  readonly difficulty: Difficulty | null;
}

const KEY = "mirabilia-puzzles";
const NOTHING: Kept = { answers: {}, days: [], game: null, difficulty: null };

/** What this browser knows about the puzzles that its person has answered; one answer to each counts. */
export class Answers {
  #kept: Kept = $state.raw(NOTHING);
  readonly #keeper: Keeper | undefined;
  /** The days whose puzzle was answered. */
  days: ReadonlySet<string> = $derived(new Set(this.#kept.days));

  constructor(keeper?: Keeper) {
    this.#keeper = keeper;
    this.#kept = read(keeper);
  }

  of(puzzle: string): Answered | null {
    return this.#kept.answers[puzzle] ?? null;
  }

  /** The game whose puzzle was looked at last; null before any was. */
  get game(): GameName | null {
    return this.#kept.game;
  }

  get difficulty(): Difficulty | null {
    return this.#kept.difficulty;
  }

  /** Keep an answer, if it is the first; for the puzzle of a day, keep the day too, unless it was given up. */
  keep(puzzle: string, answered: Answered, day: string | null): void {
    const { answers, days } = read(this.#keeper, this.#kept); // another tab may have answered in the meantime
    const isDone = day !== null && answered.result !== "given_up" && !(puzzle in answers);
    this.#write({
      answers: { [puzzle]: answered, ...answers },
      days: isDone && !days.includes(day) ? [...days, day] : days,
    });
  }

  prefer(wish: { readonly game?: GameName; readonly difficulty?: Difficulty | null }): void {
    this.#write(wish);
  }

  /** The next puzzle without an answer after a given one, of the chosen difficulty; one with an answer if all have one. */
  next(puzzles: readonly PuzzleEntry[], behind: string): string | null {
    const wished = puzzles.filter(({ difficulty }) => this.difficulty === null || difficulty === this.difficulty);
    const order = [...wished.filter(({ id }) => id > behind), ...wished.filter(({ id }) => id < behind)];
    return (order.find(({ id }) => !this.of(id)) ?? order[0])?.id ?? null;
  }

  #write(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still shows puzzles; it only counts no days.
    }
  }
}

/** What was kept; what was known before, if nothing can be read. */
function read(keeper: Keeper | undefined, before: Kept = NOTHING): Kept {
  try {
    const found = JSON.parse(keeper?.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof found !== "object" || found === null) return before;
    const { answers, days } = { ...NOTHING, ...found };
    return typeof answers === "object" && Array.isArray(days) ? { ...NOTHING, ...found } : before;
  } catch {
    return before;
  }
}
