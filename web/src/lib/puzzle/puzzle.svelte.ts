import type { Seen } from "$lib/games/nouns";
import type { Http } from "$lib/state/http";
import { type Line, TableState } from "$lib/state/table.svelte";
import type { Code, PuzzleAnswer, PuzzlePosition, PuzzleResult } from "$lib/wire/protocol";
import type { Answers } from "./answers.svelte";

/** Where puzzles come from. */
export type Source = Pick<Http, "answerPuzzle">;

/** A table at the moment of a puzzle: a choice there is an answer. */
export class PuzzleTable extends TableState {
  override readonly hasPeople = false;
  override readonly hasStory = false;

  constructor({ id, info, seat, sight }: PuzzlePosition, answer: (option: number) => Promise<Code | null>) {
    super(answering(sight as unknown as Seen, answer), id, null);
    this.version = 0;
    this.info = { ...info, hints: false }; // a hint would be the answer
    this.you = seat;
    this.seen = sight as unknown as Seen;
    this.turn = this.seen.view.turn;
    // Where time stands still, nobody is waited for and nobody thinks: `waiting` stays empty.
  }

  /** Let nothing more be chosen. */
  rest(): void {
    if (this.seen) this.seen = { ...this.seen, decisions: [], consequences: [] };
  }
}

/** A connection on which a choice is an answer, and nothing else can be done. */
function answering({ decisions }: Seen, answer: (option: number) => Promise<Code | null>): Line {
  return {
    watch() {},
    unwatch() {},
    async command(wish) {
      const place = wish.do === "choose" ? decisions[0]!.options.findIndex(({ move }) => move === wish.move) : -1;
      const code = place < 0 ? "not-now" : await answer(place);
      const about = { table: wish.table, id: null };
      return code === null
        ? { kind: "ack", version: 0, ...about, id: "" }
        : { kind: "refused", code, message: "", ...about };
    },
  };
}

/** A puzzle, and what its person makes of it. */
export class PuzzleState {
  readonly position: PuzzlePosition;
  readonly table: PuzzleTable;
  /** The day it is the puzzle of, if it is known to be today's. */
  day: string | null = $state(null);
  answer: PuzzleAnswer | null = $state.raw(null);
  /** Whether it had been answered before it was opened. */
  readonly wasAnswered: boolean;
  /** Why the solution could not be loaded. */
  problem: Code | null = $state(null);
  readonly #source: Source;
  readonly #answers: Answers;

  constructor(source: Source, answers: Answers, position: PuzzlePosition) {
    this.#source = source;
    this.#answers = answers;
    this.position = position;
    this.table = new PuzzleTable(position, (option) => this.#give(option));
    const before = answers.of(position.id);
    this.wasAnswered = before !== null;
    if (before) void this.#give(before.option);
  }

  /** Give it up, and see the solution. */
  async giveUp(): Promise<void> {
    this.problem = await this.#give(null);
  }

  async #give(option: number | null): Promise<Code | null> {
    const found = await this.#source.answerPuzzle(this.position.id, option);
    if (!found.ok) return found.problem.code;
    this.#answers.keep(this.position.id, { option, result: found.value.result }, this.day);
    this.answer = found.value;
    this.table.rest();
    return null;
  }
}

/** Whether an answer was good. */
export const isGood = (result: PuzzleResult): boolean => result === "right" || result === "given_up";
