import type { Game, LessonPlan } from "$lib/games/contract";
import type { Deed } from "$lib/games/deeds";
import type { Decision, Seen } from "$lib/games/nouns";
import type { TableState } from "$lib/state/table.svelte";
import { type Facets, fits } from "./facets";
import { FREE, type Script, type Step } from "./script";
import { Told } from "./told";

/** What the coach says now. */
export interface Advice {
  /** tell: something to know; teach: something to choose, pointed at; wait: others play; end: the lesson is over. */
  readonly kind: "tell" | "teach" | "wait" | "end";
  readonly step: string;
  /** The number of the option that is pointed at. */
  readonly option: number | null;
  readonly facets: Facets | null;
}

type Looked = Pick<TableState, "seen" | "you" | "turn" | "decisions" | "history">;
/** No decision has this moment: what was told once is not told again. */
const NO_MOMENT = -1;
const WAIT: Advice = { kind: "wait", step: "", option: null, facets: null };

/** A coach beside a table: looks at what there is to decide, takes the step that fits, and remarks on what was done. */
export class Lesson {
  advice: Advice = $state.raw(WAIT);
  /** How the last choice compares with what was pointed at: a key's last part, or empty. */
  remark: "" | "well" | `other-${Deed["do"]}` = $state("");
  /** How many steps have come up. */
  count = $state(0);
  readonly script: Script;
  readonly #game: Game;
  readonly #plan: LessonPlan;
  readonly #told: Told;
  /** The moment of the decision that was looked at last. */
  #moment = NO_MOMENT;
  /** The step being told. */
  #telling: string | null = null;
  #heard = 0;
  #looked: Looked | null = null;

  constructor(game: Game, plan: LessonPlan, told = new Told("")) {
    this.#game = game;
    this.#plan = plan;
    this.script = plan.script;
    this.#told = told;
    this.count = told.count;
  }

  /** Look at the table again. */
  look(table: Looked): void {
    const { seen, you } = table;
    if (!seen || you === null) return;
    this.#looked = table;
    const decision = table.decisions.find(({ city }) => city === you) ?? null;
    if (seen.view.result !== null) {
      this.#end(table, you);
    } else if (!decision || seen.ready.includes(you)) {
      this.advice = { ...WAIT, step: this.advice.step, facets: this.advice.facets };
    } else {
      if (table.turn !== this.#moment) {
        this.#pass(); // a person who chose without going on has read it
        this.#listen(table, you);
      }
      this.#moment = table.turn;
      const advice = this.#advise(decision, seen);
      if (advice) this.advice = advice;
      else this.#end(table, you);
    }
  }

  /** Go on from what was told. */
  goOn(): void {
    this.#pass();
    this.remark = "";
    if (this.#looked) this.look(this.#looked);
  }

  /** What to say about a decision; null if the lesson has nothing more to say. */
  #advise(decision: Decision, seen: Seen): Advice | null {
    const facets = this.#plan.facets(decision, seen);
    const again = this.script.steps.find(({ id }) => id === this.#told.at(this.#moment));
    if (again) return this.#pointing(again, facets);
    const turn = this.#plan.turn(seen.view);
    const left = this.script.steps.filter(({ id, until = Infinity }) => turn <= until && !this.#told.has(id));
    if (turn > this.script.last || left.length === 0) return null;
    const kind = this.script.kind;
    const now = left.filter(({ from = 1 }) => from <= turn);
    const told = now.find((step) => step.when?.(seen.view));
    if (told) {
      this.#telling = told.id;
      return { kind: "tell", step: told.id, option: null, facets: null };
    }
    for (const step of now.filter((step) => (step.kind ?? kind) === decision.kind)) {
      const advice = this.#pointing(step, facets);
      if (!advice) continue;
      this.#note(step.id, this.#moment);
      return advice;
    }
    return { kind: "teach", step: FREE, option: 0, facets: facets[0]! };
  }

  #pointing({ id, wants = [] }: Step, facets: readonly Facets[]): Advice | null {
    for (const want of wants) {
      const option = facets.findIndex((one) => fits(one, want));
      if (option >= 0) return { kind: "teach", step: id, option, facets: facets[option]! };
    }
    return null;
  }

  #pass(): void {
    if (this.#telling !== null) this.#note(this.#telling, NO_MOMENT);
    this.#telling = null;
  }

  #note(step: string, moment: number): void {
    this.#told.add(step, moment);
    this.count = this.#told.count;
  }

  #end(table: Looked, you: number): void {
    this.#listen(table, you);
    this.advice = { ...WAIT, kind: "end" };
  }

  /** Take in what happened since the last advice, and remark on the person's own part in it. */
  #listen(table: Pick<TableState, "history">, you: number): void {
    const events = table.history.slice(this.#heard).flatMap((happening) => happening.events);
    this.#heard = table.history.length;
    this.remark = "";
    const deed = events.map((event) => this.#game.deed?.(event, you) ?? null).find((one) => one !== null);
    const wanted = this.advice.facets;
    if (!deed || !wanted) return;
    const isSame = deed.do === wanted.deed && (wanted.card === null || deed.card === wanted.card);
    this.remark = isSame ? "well" : `other-${deed.do}`;
  }
}
