import { marksOf } from "$lib/lesson/facets";
import type { Want } from "$lib/lesson/script";
import type { LessonPlan } from "../contract";
import { consequencesOf } from "../nouns";
import { cardOf, NUMBERS } from "./facts";
import type { SevenNouns } from "./nouns";

const OWN = ["bought", "chain"];
const build = (...colours: string[]): Want => ({ do: "build", colours, without: OWN });
const buy = (...colours: string[]): Want => ({ do: "build", colours, with: ["bought", "cheapest"] });
const stage = (number: number, ...more: string[]): Want => ({ do: "stage", with: [`stage-${number}`, ...more] });
const TURNS = NUMBERS.turns;
const SECOND = TURNS + 1;
const DEEDS = { build: "build", free: "build", dig: "build", stage: "stage", sell: "sell", decline: null } as const;

/** The first lesson of 7 Wonders: its first age, and as much of the second as chains and a power need. */
const lesson: LessonPlan<SevenNouns> = {
  script: {
    kind: "choose",
    steps: [
      { id: "goal", until: 1, when: () => true },
      { id: "resource", until: 1, wants: [build("brown"), build("grey")] },
      { id: "conflict", from: SECOND, until: SECOND, when: () => true },
      { id: "power", from: SECOND, wants: [{ do: "free", colours: ["red", "blue"], with: ["only"] }, { do: "free" }] },
      { id: "chain", from: SECOND, wants: [{ do: "build", with: ["chain"] }] },
      { id: "military", from: 3, until: TURNS, wants: [build("red")] },
      { id: "points", from: 2, until: TURNS, wants: [build("blue")] },
      { id: "stage", from: 2, wants: [{ ...stage(1), without: ["bought"] }, stage(1, "cheapest")] },
      { id: "trade", from: 3, wants: [buy("red", "blue")] },
      { id: "effect", from: 3, wants: [{ ...stage(2), without: ["bought"] }, stage(2, "cheapest")] },
      { id: "science", from: 2, wants: [build("green"), buy("green")] },
    ],
    last: SECOND + 4,
  },
  bots: 2,
  turn: ({ age, turn }) => (age - 1) * TURNS + turn,
  facets(decision, seen) {
    const built = new Set(decision.options.flatMap(({ move }) => (move.do === "build" ? [move.card] : [])));
    const consequences = consequencesOf<SevenNouns>(seen, decision);
    return decision.options.map(({ move, chain, cheapest }, index) => {
      const card = "card" in move ? move.card : null;
      const marks = marksOf({
        bought: "left" in move && move.left + move.right > 0,
        chain: chain !== null,
        cheapest,
        only: move.do === "free" && !built.has(move.card),
        [`stage-${consequences[index]?.stage}`]: move.do === "stage",
      });
      return { do: move.do, deed: DEEDS[move.do], card, colour: card && cardOf(card).colour, chain, marks };
    });
  },
};
export default lesson;
