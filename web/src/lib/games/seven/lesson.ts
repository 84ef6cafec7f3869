import { FREE, type Want } from "$lib/lesson/script";
import type { LessonPlan } from "../contract";
import { cardOf } from "./facts";
import type { SevenNouns } from "./nouns";

const build = (...colours: string[]): Want => ({ do: "build", colours, bought: false });

/** The first lesson of 7 Wonders: its first age. */
const lesson: LessonPlan<SevenNouns> = {
  script: {
    turns: [
      ["resource"],
      ["points", "military", "science"],
      ["stage", "trade", "military"],
      ["military", "science", "trade"],
      ["trade", "science", "points", "stage"],
      ["sell"],
    ],
    special: {},
    topics: [
      {
        id: "resource",
        wants: [{ do: "build", cards: ["stone_pit", "timber_yard", "excavation"] }, build("brown"), build("grey")],
      },
      { id: "points", wants: [build("blue")] },
      { id: "trade", wants: [{ do: "build", bought: true }] },
      { id: "military", wants: [build("red"), { do: "build", colours: ["red"] }] },
      { id: "science", wants: [build("green"), { do: "build", colours: ["green"] }] },
      { id: "stage", wants: [{ do: "stage", bought: false }, { do: "stage" }] },
      { id: "sell", wants: [{ do: "sell" }] },
      { id: FREE, wants: [{ do: "build" }, { do: "stage" }, { do: "sell" }] },
    ],
  },
  bots: 2,
  turn: ({ age, turn }) => (age === 1 ? turn : Infinity),
  facets: ({ options }) =>
    options.map(({ move }) => {
      const card = "card" in move ? move.card : null;
      const bought = "left" in move && move.left + move.right > 0;
      return { do: move.do, card, colour: card && cardOf(card).colour, bought, deck: null };
    }),
};
export default lesson;
