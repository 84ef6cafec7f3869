import { marksOf } from "$lib/lesson/facets";
import type { Want } from "$lib/lesson/script";
import type { ArchitectsMove, ArchitectsView } from "$lib/wire/protocol";
import type { LessonPlan } from "../contract";
import { consequencesOf } from "../nouns";
import { cardOf } from "./facts";
import type { ArchitectsNouns } from "./nouns";

const take = (...colours: string[]): Want => ({ do: "take", colours, without: ["centre"] });

/** The first lesson of Architects: the person's first turns, up to the first effect of their wonder. */
const lesson: LessonPlan<ArchitectsNouns> = {
  script: {
    kind: "take",
    steps: [
      { id: "goal", until: 1, when: () => true },
      { id: "first", until: 1, wants: [take("grey"), take("yellow")] },
      { id: "stage", wants: [{ do: "take", with: ["builds"] }] },
      { id: "effect", kind: "effect", wants: [{ do: "from", colours: ["grey", "blue", "yellow"] }, { do: "from" }] },
      { id: "token", kind: "act", wants: [{ do: "research" }] },
      { id: "set", wants: [{ do: "take", with: ["completes"] }] },
      { id: "cat", from: 2, wants: [{ do: "take", cards: ["blue2cat"] }] },
      { id: "war", from: 2, wants: [{ do: "take", colours: ["red"], with: ["horns"] }] },
      { id: "science", from: 2, wants: [take("green")] },
      { id: "coin", from: 2, wants: [take("yellow")] },
      { id: "centre", from: 2, wants: [{ do: "take", with: ["centre"] }] },
    ],
    last: 11,
  },
  bots: 1,
  turn: ({ turn, players }) => Math.floor((turn - 1) / players) + 1,
  facets(decision, seen) {
    const consequences = consequencesOf<ArchitectsNouns>(seen, decision);
    return decision.options.map(({ move }, index) => {
      const card = cardIn(move, seen.view, decision.seat);
      const then = consequences[index];
      const marks = marksOf({
        centre: "deck" in move && move.deck === "centre",
        builds: !!then?.builds?.length,
        completes: !!then?.sets?.length,
        horns: !!then?.flipped,
      });
      const deed = move.do === "take" ? "take" : null;
      return { do: move.do, deed, card, colour: card && cardOf(card).colour, chain: null, marks };
    });
  },
};
export default lesson;

/** The card that a move takes, if this seat knows it. */
function cardIn(move: ArchitectsMove, { cities, central, players }: ArchitectsView, seat: number): string | null {
  if ("card" in move) return move.card;
  if (move.do === "from") return (move.seat === null ? central : cities[move.seat]!.deck).top;
  if (!("deck" in move)) return null;
  const decks = { left: cities[seat]!.deck, right: cities[(seat + players - 1) % players]!.deck, centre: central };
  return decks[move.deck].top;
}
