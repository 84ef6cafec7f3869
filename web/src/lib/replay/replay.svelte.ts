import type { Eyes } from "$lib/state/router.svelte";
import { type Line, type Seen, TableState } from "$lib/state/table.svelte";
import type { ReplayStep, TableInfo } from "$lib/wire/protocol";
import { happenings } from "./steps";

/** Nobody acts in a replay: what tables send goes nowhere and is refused. */
const NOBODY: Line = {
  watch() {},
  unwatch() {},
  command: (wish) => Promise.resolve({ kind: "refused", code: "not-now", message: "", table: wish.table, id: null }),
};

/** What is so at a table only while it is played. */
const UNTROUBLED = { paused: false, asleep: false, wanted: [], rematch: null } as const;
const seatsOf = ({ seats }: TableInfo): TableInfo["seats"] =>
  seats.map((seat) => ({ ...seat, away: false, stand_in: false, free: false }));

/** A table as it was at a step, for whatever can show a table: nothing is waited for and nothing can be chosen. */
export class ReplayState extends TableState {
  override readonly isLive = false;

  constructor(id: string) {
    super(NOBODY, id, null);
  }

  /** Be as the table was at a step; where all was seen, from one of the seats. */
  show(info: TableInfo, steps: readonly ReplayStep[], at: number, eyes: Eyes, seat = 0): this {
    const step = steps[at]!;
    const seen = step.sights[eyes === "all" ? seat : 0] as Seen;
    this.version = at;
    this.you = eyes === "public" ? null : eyes === "all" ? seat : eyes;
    this.turn = step.turn;
    this.seen = seen;
    this.info = {
      ...info,
      ...UNTROUBLED,
      phase: seen.view.phase === "over" ? "over" : "playing",
      seats: seatsOf(info),
    };
    this.history = happenings(steps.slice(0, at + 1));
    return this;
  }
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds that a step is shown at speed 1. */
export const PACE = 2500;

/** A place in a game to jump to: where an age, or a round of turns, begins. */
export interface Mark {
  readonly step: number;
  readonly age: number | null;
  readonly turn: number;
}

/** Goes through the steps of a game: by hand, or by itself at a pace. */
export class Player {
  at = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  readonly steps: readonly ReplayStep[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: readonly ReplayStep[], at = 0) {
    this.steps = steps;
    this.at = this.#within(at);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  go(step: number): void {
    this.at = this.#within(step);
    if (this.playing) this.#wait();
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.pause();
    this.go(this.at - 1);
  }

  /** Play on; from the end, from the beginning. */
  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.next();
      if (this.at === this.last) this.pause();
    }, PACE / this.speed);
  }

  #within(step: number): number {
    return Math.min(Math.max(step, 0), this.last);
  }
}

/** The places to jump to: every age of 7 Wonders with its turns, every turn of Architects. */
export function marksOf(steps: readonly ReplayStep[]): Mark[] {
  const marks: Mark[] = [];
  for (const step of steps) {
    const seen = step.sights[0] as Seen;
    const age = seen.game === "seven" ? seen.view.age : null;
    const before = marks.at(-1);
    if (seen.view.phase === "over" || (before && before.age === age && before.turn === seen.view.turn)) continue;
    marks.push({ step: step.number, age, turn: seen.view.turn });
  }
  return marks;
}
