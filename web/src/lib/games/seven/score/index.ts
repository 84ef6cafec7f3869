import type { Look } from "$lib/table/score/score";
import { say } from "$lib/words";
import type { ScorePlan } from "../../contract";
import { layersOf } from "../layers";
import type { SevenNouns } from "../nouns";
import Why from "./Why.svelte";

const CATEGORIES = [
  ["military", "red", "sign-fights"],
  ["treasury", "coin", "sign-coins"],
  ["wonder", "wonder", "sign-stages"],
  ["civilian", "blue", "colour-blue"],
  ["science", "green", "colour-green"],
  ["commerce", "yellow", "colour-yellow"],
  ["guilds", "purple", "colour-purple"],
] as const satisfies readonly (readonly [string, Look, string])[];

/** The score of 7 Wonders in pictures. */
const score: ScorePlan<SevenNouns> = {
  cells: (sheet) =>
    CATEGORIES.map(([key, look, about]) => ({
      about,
      key,
      words: say(`seven-category-${key}`),
      look,
      points: sheet[key],
    })),
  layers({ cities }, city) {
    const { board, stages } = cities[city]!;
    return layersOf(
      board,
      Array.from({ length: stages }, (_, stage) => stage + 1),
    );
  },
  tie: ({ coins }) => coins,
  tieWords: (level, cities, count) => {
    const coins = level.map(({ name, tie }) => say("seven-result-coins", { city: name, count: tie })).join(", ");
    return say("seven-result-tie", { cities, count, coins });
  },
  Why,
};
export default score;
