import { cardOf as architectsCard } from "$lib/facts/architects";
import { cardOf as sevenCard } from "$lib/facts/seven";
import type { Decision, GameEvent, Seen } from "$lib/state/table.svelte";
import type {
  ArchitectsDecision,
  ArchitectsEvent,
  ArchitectsOption,
  ArchitectsView,
  SevenDecision,
  SevenEvent,
  SevenOption,
} from "$lib/wire/protocol";
import type { Want } from "./script";

/** What a coach can tell of an option: what it does, and with which card. */
export interface Facets {
  readonly do: string;
  readonly card: string | null;
  readonly colour: string | null;
  readonly bought: boolean;
  readonly deck: string | null;
}

/** The facets of every option of a decision, in its order. */
export function facetsOf(decision: Decision, seen: Seen): Facets[] {
  if (seen.game === "seven") return (decision as SevenDecision).options.map(sevenFacets);
  const asked = decision as ArchitectsDecision;
  return asked.options.map((option) => architectsFacets(option, asked.seat, seen.view));
}

function sevenFacets({ move }: SevenOption): Facets {
  const card = "card" in move ? move.card : null;
  const bought = "left" in move && move.left + move.right > 0;
  return { do: move.do, card, colour: card && sevenCard(card).colour, bought, deck: null };
}

function architectsFacets({ move }: ArchitectsOption, seat: number, view: ArchitectsView): Facets {
  const deck = "deck" in move ? move.deck : null;
  const right = (seat + view.players - 1) % view.players;
  const tops = { left: view.cities[seat]!.deck.top, right: view.cities[right]!.deck.top, centre: view.central.top };
  const card = deck ? tops[deck] : "card" in move ? move.card : null;
  return { do: move.do, card, colour: card && architectsCard(card).colour, bought: false, deck };
}

/** Whether an option is what a topic wants. */
export function fits(facets: Facets, want: Want): boolean {
  return (
    facets.do === want.do &&
    (want.colours === undefined || (facets.colour !== null && want.colours.includes(facets.colour))) &&
    (want.cards === undefined || (facets.card !== null && want.cards.includes(facets.card))) &&
    (want.bought === undefined || want.bought === facets.bought) &&
    (want.deck === undefined || want.deck === facets.deck)
  );
}

/** What somebody did, told by the first event of theirs that says so. */
export function deedOf(events: readonly GameEvent[], seat: number): Pick<Facets, "do" | "card"> | null {
  for (const event of events as readonly (SevenEvent | ArchitectsEvent)[]) {
    if (event.event === "built" && event.city === seat) return { do: "build", card: event.card };
    if (event.event === "stage_built" && "city" in event && event.city === seat)
      return { do: "stage", card: event.card };
    if (event.event === "sold" && event.city === seat) return { do: "sell", card: event.card };
    if (event.event === "took" && event.seat === seat && event.why === "turn") return { do: "take", card: event.card };
  }
  return null;
}
