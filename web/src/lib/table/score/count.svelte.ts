/** Milliseconds for each category, at normal speed. */
export const BEAT = 900;

/** Counts the categories of a score one after the other, as people do at a table; or all at once. */
export class Count {
  /** How many have been counted. */
  done = $state(0);
  readonly all: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Start counting, with this many milliseconds for each; with none, it is over at once. */
  constructor(all: number, beat: number) {
    this.all = all;
    if (!(beat > 0)) this.skip();
    else this.#timer = setInterval(() => this.#next(), beat);
  }

  get isOver(): boolean {
    return this.done >= this.all;
  }

  /** End at once. */
  readonly skip = (): void => {
    clearInterval(this.#timer);
    this.done = this.all;
  };

  #next(): void {
    this.done += 1;
    if (this.done >= this.all) clearInterval(this.#timer);
  }
}
