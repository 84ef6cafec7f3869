import type { Nouns } from "$lib/games/nouns";

/** What an option has to be like for a step to point at it; what is left out does not matter. */
export interface Want {
  readonly do: string;
  readonly colours?: readonly string[];
  readonly cards?: readonly string[];
  /** Marks that it must have, and those that it must not. */
  readonly with?: readonly string[];
  readonly without?: readonly string[];
}

/** One thing to learn: `web-lesson-GAME-STEP` has its words. It comes up once, at the first moment it fits. */
export interface Step<N extends Nouns = Nouns> {
  readonly id: string;
  /** The kind of decision it belongs to; the usual one of the game if left out. */
  readonly kind?: string;
  /** The first and the last of the person's turns in which it matters. */
  readonly from?: number;
  readonly until?: number;
  /** What to choose: the first want that an option fits is pointed at. */
  readonly wants?: readonly Want[];
  /** When to tell something that asks for no choice; the person then goes on. */
  readonly when?: (view: N["view"]) => boolean;
}

/** A lesson: its steps, in the order of preference where several fit. */
export interface Script<N extends Nouns = Nouns> {
  /** The usual kind of decision. */
  readonly kind: string;
  readonly steps: readonly Step<N>[];
  /** The last turn of the lesson, even for a person who went another way and has not met every step. */
  readonly last: number;
}

/** What is said when no step fits what can be done. */
export const FREE = "free";
