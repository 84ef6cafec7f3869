import type { Look } from "$lib/table/score/score";
import { say } from "$lib/words";
import type { ScorePlan } from "../../contract";
import type { ArchitectsNouns } from "../nouns";
import Why from "./Why.svelte";

const CATEGORIES = [
  ["wonder", "wonder", "sign-stages"],
  ["cat", "cat", "sign-cat"],
  ["civilian", "blue", "card-blue3"],
  ["military", "red", "sign-victories"],
  ["progress", "green", "sign-tokens"],
] as const satisfies readonly (readonly [string, Look, string])[];

/** The score of Architects in pictures, where a layer of a picture is a stage. */
const score: ScorePlan<ArchitectsNouns> = {
  cells: (sheet) =>
    CATEGORIES.map(([key, look, about]) => ({
      about,
      key,
      words: say(`architects-category-${key}`),
      look,
      points: sheet[key],
    })),
  layers: ({ cities }, city) => cities[city]!.stages,
  tie: ({ stages }) => stages,
  tieWords: (level, cities, count) => {
    const stages = level.map(({ name, tie }) => say("architects-result-stages", { city: name, count: tie })).join(", ");
    return say("architects-result-tie", { cities, count, stages });
  },
  Why,
};
export default score;
