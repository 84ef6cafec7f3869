import { FREE, type Want } from "$lib/lesson/script";
import type { LessonPlan } from "../contract";
import { cardOf } from "./facts";
import type { ArchitectsNouns } from "./nouns";

const take = (...colours: string[]): Want => ({ do: "take", colours });

/** The first lesson of Architects: the person's first turns. */
const lesson: LessonPlan<ArchitectsNouns> = {
  script: {
    turns: [
      ["first"],
      ["fitting"],
      ["centre"],
      ["science", "blue", "war"],
      ["war", "blue", "science"],
      ["blue", "science", "war"],
      ["fitting"],
    ],
    special: { act: "act", effect: "effect", look: "look" },
    topics: [
      { id: "first", wants: [take("grey"), take("yellow")] },
      { id: "fitting", wants: [take("grey"), take("yellow")] },
      { id: "centre", wants: [{ do: "take", deck: "centre" }] },
      { id: "science", wants: [take("green")] },
      { id: "war", wants: [take("red")] },
      { id: "blue", wants: [{ do: "take", cards: ["blue2cat"] }, take("blue")] },
      { id: "act", wants: [{ do: "build" }, { do: "research" }, { do: "draw" }, { do: "end" }] },
      { id: "effect", wants: [{ do: "use" }, { do: "from" }, { do: "token" }, { do: "look" }] },
      { id: "look", wants: [{ do: "keep" }] },
      { id: FREE, wants: [{ do: "take" }] },
    ],
  },
  bots: 1,
  turn: ({ turn, players }) => Math.floor((turn - 1) / players) + 1,
  facets({ options, seat }, view) {
    const right = (seat + view.players - 1) % view.players;
    const tops = { left: view.cities[seat]!.deck.top, right: view.cities[right]!.deck.top, centre: view.central.top };
    return options.map(({ move }) => {
      const deck = "deck" in move ? move.deck : null;
      const card = deck ? tops[deck] : "card" in move ? move.card : null;
      return { do: move.do, card, colour: card && cardOf(card).colour, bought: false, deck };
    });
  },
};
export default lesson;
