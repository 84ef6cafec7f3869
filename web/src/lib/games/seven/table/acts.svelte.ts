import { consequencesOf } from "$lib/games/nouns";
import type { Outcome } from "$lib/state/connection.svelte";
import type { SevenNouns, SevenTable } from "../nouns";
import { Ask } from "$lib/table/ask.svelte";
import { chancesOf } from "$lib/table/advice/chances";
import { haltWords } from "$lib/table/people";
import type { SevenDecision, SevenView } from "$lib/wire/protocol";
import type { Names } from "../../names";
import { type Line, linesOf } from "../consequence";
import { Choice } from "./choice.svelte";
import { placeOf, type Way } from "./plan";

/** Callbacks for what is being done. */
interface Told {
  /** Something was chosen. */
  readonly chose: () => void;
  /** The server has answered. */
  readonly answered: () => void;
}

/** What the person in a seat does: a choice is made here, and sent. */
export class Acts {
  readonly choice: Choice;
  readonly ask = new Ask();
  readonly #table: () => SevenTable;
  readonly #told: Told;

  constructor(table: () => SevenTable, told: Told) {
    this.#table = table;
    this.#told = told;
    const view = (): SevenView => table().seen!.view;
    const decisions = (): readonly SevenDecision[] => (view().phase === "over" ? [] : table().decisions);
    this.choice = new Choice(view, decisions, (asked) => consequencesOf<SevenNouns>(table().seen!, asked));
  }

  /** What a way of doing something would lead to, in at most three lines. */
  linesOf(way: Way | null, names: Names): readonly Line[] {
    const { view, outlooks } = this.#table().seen!;
    const now = outlooks[this.choice.decision?.city ?? -1];
    return way?.then && now ? linesOf(way.then, now, view.cities[now.city]!.coins, names, view.cities.length) : [];
  }

  /** The hint for the decision that is looked at: where the best option is offered, and what everything is worth. */
  hint = $derived.by(() => {
    const { advised } = this.#table();
    if (!advised || advised.city !== this.choice.decision?.city) return null;
    return { at: placeOf(this.choice.offers, advised.option), chances: chancesOf(advised) };
  });

  /** What was chosen and has not been answered yet. */
  sent = $derived.by(() => this.#table().underWay);

  /** Why the person is not asked to choose, in words; empty if nothing stands in the way. */
  halt = $derived.by(() => haltWords(this.#table().info!, this.#table().you, this.choice.decision !== null));

  /** Whether nothing can be chosen, though there is something to decide. */
  isBlocked = $derived.by(() => this.ask.isWaiting || this.sent !== null || this.#table().info!.paused);

  async send(asked: Promise<Outcome>): Promise<void> {
    await this.ask.send(asked);
    this.#told.answered();
  }

  /** Do what is looked at. */
  confirm(): void {
    const { way } = this.choice;
    if (way) this.choose(way.index);
  }

  /** Do an option of the decision that is looked at. */
  choose(index: number): void {
    const { decision } = this.choice;
    const option = decision?.options[index];
    if (!decision || !option || this.isBlocked) return;
    this.#told.chose();
    this.leave();
    void this.send(this.#table().choose(decision.city, option.move));
  }

  /**
   * Look at something to do with a card; do it, if it was looked at already. A choice that was made is changed with
   * one press: nothing happens before the last city has chosen, and this can be changed again too.
   */
  take(place: number, verb: "build" | "stage" | "sell"): void {
    const isChange = this.choice.chosen !== null;
    if (this.choice.take(place, verb) || isChange) this.confirm();
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

  /** Stop looking at anything. */
  leave(): void {
    this.choice.clear();
    this.choice.city = null;
  }
}
