import type { Nouns } from "$lib/games/nouns";

/** What an option has to be like, to be the one that a step points at; what is left out does not matter. */
export interface Want {
  readonly do: string;
  readonly colours?: readonly string[];
  readonly cards?: readonly string[];
  /** Marks that it has, and those that it has not. */
  readonly with?: readonly string[];
  readonly without?: readonly string[];
}

/** One thing to learn: `web-lesson-GAME-STEP` has its words. It comes up once, at the first moment that it fits. */
export interface Step<N extends Nouns = Nouns> {
  readonly id: string;
  /** The kind of decision it belongs to; the usual one of the game if it does not say. */
  readonly kind?: string;
  /** The first and the last of the person's turns in which it matters. */
  readonly from?: number;
  readonly until?: number;
  /** What to choose: the first want that an option fits is pointed at. */
  readonly wants?: readonly Want[];
  /** When to tell something that asks for no choice; the person goes on from it. */
  readonly when?: (view: N["view"]) => boolean;
}

/** A lesson: its steps, those first that come first wherever several fit. */
export interface Script<N extends Nouns = Nouns> {
  /** The usual kind of decision. */
  readonly kind: string;
  readonly steps: readonly Step<N>[];
  /** The last turn of the lesson, even for somebody who went another way and has not met every step. */
  readonly last: number;
}

/** What is said when no step fits what can be done. */
export const FREE = "free";
