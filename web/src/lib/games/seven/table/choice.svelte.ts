import type { SevenConsequence, SevenDecision, SevenView } from "$lib/wire/protocol";
import { cardsFor, firstVerb, offerOf, type Offer, switchOf, type Verb, type Way } from "./plan";

/** Whether two ways are the same: each message brings new objects. */
function isSame(one: Way, other: Way | null): boolean {
  if (other === null || one.option.move.do !== other.option.move.do) return false;
  return one.left === other.left && one.right === other.right && one.bank === other.bank;
}

/** What a person is about to do: for which city, with which card, what, and how it is paid for. Nothing is sent from here. */
export class Choice {
  /** Which of several decisions is looked at. */
  city: number | null = $state(null);
  /** The place of the card in the hand. */
  place: number | null = $state(null);
  verb: Verb = $state("build");
  #way: Way | null = $state.raw(null);

  readonly #view: () => SevenView;
  readonly #decisions: () => readonly SevenDecision[];
  readonly #consequences: (decision: SevenDecision | null) => readonly SevenConsequence[];

  constructor(
    view: () => SevenView,
    decisions: () => readonly SevenDecision[],
    consequences: (decision: SevenDecision | null) => readonly SevenConsequence[] = () => [],
  ) {
    this.#view = view;
    this.#decisions = decisions;
    this.#consequences = consequences;
  }

  /** The decision that is looked at: the one asked for, otherwise the first without a choice, otherwise the first. */
  decision: SevenDecision | null = $derived.by(() => {
    const all = this.#decisions();
    const open = all.find(({ city }) => !this.chosenFor(city));
    return all.find(({ city }) => city === this.city) ?? open ?? all[0] ?? null;
  });
  cards: readonly string[] = $derived.by(() => cardsFor(this.#view(), this.decision));
  offers: readonly Offer[] = $derived.by(() => {
    const then = this.#consequences(this.decision);
    return this.cards.map((card) => offerOf(this.decision, card, then));
  });
  /** The move that was chosen and can still be taken back. */
  chosen = $derived.by(() => (this.decision ? this.chosenFor(this.decision.city) : null));
  offer: Offer | null = $derived.by(() => (this.place === null ? null : (this.offers[this.place] ?? null)));
  ways: readonly Way[] = $derived.by(() => this.offer?.ways[this.verb] ?? []);
  /** How it is paid for: the cheapest way, unless another was picked. */
  way: Way | null = $derived.by(() => this.ways.find((way) => isSame(way, this.#way)) ?? this.ways[0] ?? null);

  chosenFor(city: number) {
    return this.#view().chosen.find(([owner]) => owner === city)?.[1] ?? null;
  }

  /** Look at a card: with the first thing that can be done with it. */
  preview(place: number): void {
    const offer = this.offers[place];
    if (!offer) return;
    this.place = place;
    this.verb = firstVerb(offer) ?? "build";
    this.#way = null;
  }

  /** Look at something else that can be done; returns whether it was looked at already. */
  take(place: number, verb: Verb): boolean {
    if (!this.offers[place]?.ways[verb].length) return false;
    const same = this.place === place && this.verb === verb;
    this.place = place;
    this.verb = verb;
    if (!same) this.#way = null;
    return same;
  }

  pay(way: Way): void {
    this.#way = way;
  }

  /** The next way of paying to the left or to the right. */
  turn(step: -1 | 1): void {
    const shown = switchOf(this.ways);
    const now = shown.findIndex((way) => way === this.way);
    const next = shown[Math.min(Math.max(now + step, 0), shown.length - 1)];
    if (next) this.#way = next;
  }

  clear(): void {
    this.place = null;
    this.#way = null;
  }
}
