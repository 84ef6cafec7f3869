import type { Game, LessonPlan } from "$lib/games/contract";
import type { Deed } from "$lib/games/deeds";
import type { Decision, Seen } from "$lib/games/nouns";
import type { TableState } from "$lib/state/table.svelte";
import { type Facets, fits } from "./facets";
import { FREE, type Script } from "./script";

/** What the coach says now. */
export interface Advice {
  /** teach: a topic, pointing at an option; wait: others play; end: the lesson is over. */
  readonly kind: "teach" | "wait" | "end";
  readonly topic: string;
  /** Which of the turns of the lesson it is, from 1. */
  readonly turn: number;
  /** The number of the option that is pointed at. */
  readonly option: number | null;
  readonly facets: Facets | null;
}

const NOTHING: Advice = { kind: "wait", topic: "", turn: 1, option: null, facets: null };

/** A coach beside a table: looks at what there is to decide, teaches a topic, and says something on what was done. */
export class Lesson {
  advice: Advice = $state.raw(NOTHING);
  /** How the last choice compares with what was pointed at: a key's last part, or empty. */
  remark: "" | "well" | `other-${Deed["do"]}` = $state("");
  readonly script: Script;
  readonly #game: Game;
  readonly #plan: LessonPlan;
  readonly #told = new Map<number, string>();
  #turn = -1;
  #heard = 0;

  constructor(game: Game, plan: LessonPlan) {
    this.#game = game;
    this.#plan = plan;
    this.script = plan.script;
  }

  /** Look at the table again. */
  look(table: Pick<TableState, "seen" | "you" | "turn" | "decisions" | "history">): void {
    const { seen, you } = table;
    if (!seen || you === null) return;
    const turn = this.#plan.turn(seen.view);
    const decision = table.decisions.find(({ city }) => city === you) ?? null;
    if (seen.view.result !== null || turn > this.script.turns.length) {
      this.#listen(table, you);
      this.advice = { ...NOTHING, kind: "end", topic: "end", turn: this.script.turns.length };
    } else if (!decision || seen.ready.includes(you)) {
      this.advice = { ...this.advice, kind: "wait", turn, option: null };
    } else {
      if (table.turn !== this.#turn) this.#listen(table, you);
      this.#turn = table.turn;
      this.advice = this.#teach(decision, seen, turn, table.turn);
    }
  }

  #teach(decision: Decision, seen: Seen, turn: number, key: number): Advice {
    const facets = this.#plan.facets(decision, seen.view);
    const special = this.script.special[decision.kind];
    const taught = this.#told.get(key);
    const ids = taught ? [taught] : special ? [special] : this.#fresh(turn);
    for (const id of [...ids, FREE]) {
      const option = this.#pointed(id, facets);
      if (option === null) continue;
      this.#told.set(key, id);
      return { kind: "teach", topic: id, turn, option, facets: facets[option]! };
    }
    return { kind: "teach", topic: FREE, turn, option: 0, facets: facets[0]! };
  }

  /** The topics of a turn, those first that were not taught yet. */
  #fresh(turn: number): string[] {
    const told = new Set(this.#told.values());
    const ids = this.script.turns[turn - 1]!;
    return [...ids.filter((id) => !told.has(id)), ...ids.filter((id) => told.has(id))];
  }

  #pointed(id: string, facets: readonly Facets[]): number | null {
    const topic = this.script.topics.find((topic) => topic.id === id);
    for (const want of topic?.wants ?? []) {
      const option = facets.findIndex((one) => fits(one, want));
      if (option >= 0) return option;
    }
    return null;
  }

  /** Hear what happened since the last advice, and remark on the person's own part in it. */
  #listen(table: Pick<TableState, "history">, you: number): void {
    const events = table.history.slice(this.#heard).flatMap((happening) => happening.events);
    this.#heard = table.history.length;
    const deed = events.map((event) => this.#game.deed?.(event, you) ?? null).find((one) => one !== null);
    const wanted = this.advice.facets;
    if (!deed || !wanted) return;
    const isSame = deed.do === wanted.do && (wanted.card === null || deed.card === wanted.card);
    this.remark = isSame ? "well" : `other-${deed.do}`;
  }
}
