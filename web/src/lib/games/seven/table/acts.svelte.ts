import type { Outcome } from "$lib/state/connection.svelte";
import type { TableState } from "$lib/state/table.svelte";
import { haltWords } from "$lib/table/people";
import type { SevenDecision, SevenMove, SevenView } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { Choice } from "./choice.svelte";

/** Who wants to know what is being done. */
interface Told {
  /** Something was chosen. */
  readonly chose: () => void;
  /** The server has answered. */
  readonly answered: () => void;
}

/** What the person on a seat does: a choice is made here, and sent. */
export class Acts {
  readonly choice: Choice;
  /** Why the server refused, in words. */
  problem = $state("");
  #sending = $state(false);
  readonly #table: () => TableState;
  readonly #told: Told;

  constructor(table: () => TableState, told: Told) {
    this.#table = table;
    this.#told = told;
    const view = (): SevenView => table().seen!.view as SevenView;
    const decisions = (): readonly SevenDecision[] =>
      view().phase === "over" ? [] : (table().decisions as readonly SevenDecision[]);
    this.choice = new Choice(view, decisions);
  }

  /** What was chosen and is not answered yet. */
  sent = $derived.by(() => this.#table().underWay as { city: number; move: SevenMove } | null);

  /** Why the person is not asked to choose, in words; empty if nothing stands in the way. */
  halt = $derived.by(() => haltWords(this.#table().info!, this.#table().you, this.choice.decision !== null));

  /** Whether nothing can be chosen, though there is something to decide. */
  isBlocked = $derived.by(() => this.#sending || this.sent !== null || this.#table().info!.paused);

  async send(asked: Promise<Outcome>): Promise<void> {
    this.#sending = true;
    const outcome = await asked;
    this.#sending = false;
    this.problem = outcome.kind === "refused" ? say(`web-problem-${outcome.code}`) : "";
    this.#told.answered();
  }

  /** Do what is looked at. */
  confirm(): void {
    const { decision, way, chosen } = this.choice;
    if (!decision || !way || this.isBlocked || chosen) return;
    this.#told.chose();
    this.leave();
    void this.send(this.#table().choose(decision.city, way.option.move));
  }

  /** Look at something to do with a card; do it, if it was looked at already. */
  take(place: number, verb: "build" | "stage" | "sell"): void {
    if (this.choice.take(place, verb)) this.confirm();
  }

  decline(): void {
    const { decision } = this.choice;
    const option = decision?.options.find(({ move }) => move.do === "decline");
    if (decision && option) void this.send(this.#table().choose(decision.city, option.move));
  }

  /** Take the choice back. */
  back(): void {
    const { decision, chosen } = this.choice;
    if (decision && chosen) void this.send(this.#table().withdraw(decision.city));
  }

  /** Look at nothing any more. */
  leave(): void {
    this.choice.clear();
    this.choice.city = null;
  }
}
