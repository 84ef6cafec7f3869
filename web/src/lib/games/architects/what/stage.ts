import temple from "icon:greek-temple";
import WonderView from "$lib/what/WonderView.svelte";
import { drawn, type Answer, type Part, type Row } from "$lib/what/answer";
import type { ArchitectsCity } from "$lib/wire/protocol";
import { say, sayOne } from "$lib/words";
import { type Stage, stagesOf, WONDER_IDS } from "../facts";
import { gives, reasonWords } from "../text";
import { cityPart, type Scene, stagePart, wordsPart } from "./rows";

const cityOf = (wonder: string, scene: Scene | null): ArchitectsCity | undefined =>
  scene?.seen.view.cities.find((city) => city.wonder === wonder);

/** The wonder with some of its stages, and the one in question, if it is not built. */
function pictureOf(wonder: string, built: readonly number[], next?: number): Answer["picture"] {
  const spoken = next !== undefined && !built.includes(next) ? [next] : [];
  return drawn(WonderView, { wonder, built, next: spoken, name: sayOne("architects-wonder", wonder) });
}

/** Everything known about a wonder. */
export function aboutWonder(wonder: string, scene: Scene | null): Answer | null {
  if (!WONDER_IDS.includes(wonder)) return null;
  const stages = stagesOf(wonder);
  const effect = stages.find((stage) => stage.effect)?.effect;
  return {
    name: sayOne("architects-wonder", wonder),
    kind: say("web-what-kind-wonder"),
    colour: null,
    icon: temple,
    picture: pictureOf(wonder, cityOf(wonder, scene)?.stages ?? stages.map((_, index) => index + 1)),
    says: effect ? [say(`web-help-architects-effect-${effect}`)] : [],
    rows: [
      ...stages.map((stage, index) => ({
        label: say("web-what-stage", { stage: String(index + 1) }),
        parts: [stagePart(wonder, index + 1), wordsPart(`${costWords(stage)} · ${gives(stage)}`, true)],
        none: "",
      })),
      ...whose(wonder, scene),
    ],
    entry: `wonder-${wonder}`,
  };
}

const costWords = ({ cost }: Stage): string => say(`architects-cost-${cost.kind}`, { count: cost.count });

/** Everything known about a stage, counted from 1. */
export function aboutStage(wonder: string, number: number, scene: Scene | null): Answer | null {
  if (!WONDER_IDS.includes(wonder)) return null;
  const stages = stagesOf(wonder);
  const stage = stages[number - 1];
  if (!stage) return null;
  const { requires = [], effect } = stage;
  const later = stages.flatMap((one, index) => (one.requires?.includes(number) ? [index + 1] : []));
  const stageRow = (label: string, some: readonly number[]): Row => ({
    label,
    parts: some.map((one) => stagePart(wonder, one)),
    none: say("web-what-nothing"),
  });
  return {
    name: say("web-what-stage", { stage: String(number) }),
    kind: sayOne("architects-city", wonder),
    colour: null,
    icon: temple,
    picture: pictureOf(wonder, cityOf(wonder, scene)?.stages ?? requires, number),
    says: [
      say("web-help-gives", { effect: gives(stage) }),
      ...(effect ? [say(`web-help-architects-effect-${effect}`)] : []),
    ],
    rows: [
      {
        label: say("web-what-row-costs"),
        parts: [wordsPart(costWords(stage)), ...costsNow(wonder, number, scene)],
        none: "",
      },
      stageRow(say("web-what-row-before"), requires),
      stageRow(say("web-what-row-next"), later),
      ...whose(wonder, scene, number),
    ],
    entry: `wonder-${wonder}`,
  };
}

/** Whether its city could build it now, as the server says. */
function costsNow(wonder: string, number: number, scene: Scene | null): Part[] {
  const city = cityOf(wonder, scene);
  const decision = scene?.seen.decisions.find((one) => one.city === city?.number);
  if (!decision) return [];
  if (decision.options.some(({ move }) => move.do === "build" && move.stage === number))
    return [wordsPart(say("web-arch-can-build"), true)];
  const reason = decision.refusals.find(({ stage }) => stage === number)?.reason;
  return reason ? [wordsPart(say("web-what-you", { price: reasonWords(reason) }), true)] : [];
}

function whose(wonder: string, scene: Scene | null, stage?: number): Row[] {
  if (!scene) return [];
  const city = cityOf(wonder, scene);
  const standing = stage && city ? say(city.stages.includes(stage) ? "web-what-built" : "web-what-not-built") : "";
  const parts = city ? [cityPart(city.number, scene), ...(standing ? [wordsPart(standing, true)] : [])] : [];
  return [{ label: say("web-what-row-whose"), parts, none: say("web-what-not-here") }];
}
