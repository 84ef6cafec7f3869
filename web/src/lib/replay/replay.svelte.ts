import { gameOf } from "$lib/games/registry";
import type { Eyes } from "$lib/state/router.svelte";
import type { Seen } from "$lib/games/nouns";
import { type Hindsight, type Line, TableState } from "$lib/state/table.svelte";
import type { ReplayStep, TableInfo } from "$lib/wire/protocol";
import type { Reel } from "./reel.svelte";
import { happenings } from "./steps";

/** The steps that have arrived, by their numbers. */
type Some = readonly (ReplayStep | undefined)[];

/** Nobody acts in a replay: what tables send goes nowhere and is refused. */
const NOBODY: Line = {
  watch() {},
  unwatch() {},
  command: (wish) => Promise.resolve({ kind: "refused", code: "not-now", message: "", table: wish.table, id: null }),
};

/** What is true of a table only while it is being played. */
const UNTROUBLED = { paused: false, asleep: false, wanted: [], rematch: null } as const;
const seatsOf = ({ seats }: TableInfo): TableInfo["seats"] =>
  seats.map((seat) => ({ ...seat, away: false, stand_in: false, free: false }));

/** A table as it was at a step, for whatever can show a table: nothing is waited for and nothing can be chosen. */
export class ReplayState extends TableState {
  override readonly isLive = false;

  constructor(id: string) {
    super(NOBODY, id, null);
  }

  /** Become the table as it was at a step; where everything was seen, from one of the seats. Only one step forward is news. */
  show(info: TableInfo, steps: Some, step: ReplayStep, eyes: Eyes, seat = 0): this {
    const seen = step.sights[eyes === "all" ? seat : 0] as Seen;
    if (this.version >= 0 && step.number > this.version) this.news = seen.events;
    this.version = step.number;
    this.you = eyes === "public" ? null : eyes === "all" ? seat : eyes;
    this.hindsight = hindsightOf(step, steps[step.number + 1]);
    this.turn = step.turn;
    this.seen = seen;
    this.info = {
      ...info,
      ...UNTROUBLED,
      phase: seen.view.result !== null ? "over" : "playing",
      seats: seatsOf(info),
    };
    this.history = happenings(steps.slice(0, step.number + 1));
    return this;
  }
}

/** What each viewer saw in a step, and what each of them did with it in the next one. */
function hindsightOf({ sights }: ReplayStep, next: ReplayStep | undefined): readonly Hindsight[] {
  return (sights as readonly Seen[]).map((seen, place) => {
    const game = gameOf(seen.game);
    const { seat } = seen.view;
    const events = next && seat !== null ? (next.sights[place] as Seen).events : [];
    return { seen, deeds: events.flatMap((event) => game.deed?.(event, seat!) ?? []) };
  });
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How many milliseconds a step is shown at speed 1. */
export const PACE = 2500;

/** A place in a game to jump to: where an age, or a round of turns, begins. */
export interface Mark {
  readonly step: number;
  readonly age: number | null;
  readonly turn: number;
}

/** Goes through the steps of a game: by hand, or on its own at a pace. */
export class Player {
  at = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  reel: Reel = $state.raw()!;
  #before: ReplayStep | undefined = undefined;
  /** The step to show: the one asked for or, until that has arrived, the one before. */
  step: ReplayStep = $derived((this.reel.steps[this.at] ?? this.#before)!);
  /** Whether the step that was asked for has not arrived yet. */
  isBehind = $derived(this.step.number !== this.at);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin with a step of a reel that has already arrived. */
  constructor(reel: Reel, at = 0) {
    this.reel = reel;
    this.at = reel.within(at);
  }

  get last(): number {
    return this.reel.total - 1;
  }

  go(step: number): void {
    this.#before = this.step;
    this.at = this.reel.within(step);
    void this.reel.want(this.at);
    if (this.playing) this.#wait();
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.pause();
    this.go(this.at - 1);
  }

  /** Play on; at the end, start from the beginning. */
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
}

/** The places to jump to: every turn, by its age where there are ages. */
export function marksOf(steps: Some): Mark[] {
  const marks: Mark[] = [];
  for (const step of steps.filter((one) => one !== undefined)) {
    const seen = step.sights[0] as Seen;
    const age = gameOf(seen.game).age?.(seen.view) ?? null;
    const before = marks.at(-1);
    if (seen.view.result !== null || (before && before.age === age && before.turn === seen.view.turn)) continue;
    marks.push({ step: step.number, age, turn: seen.view.turn });
  }
  return marks;
}
