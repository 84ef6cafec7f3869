import pyramid from "icon:great-pyramid";
import WonderView from "$lib/what/WonderView.svelte";
import { drawn, type Answer, type Part, type Row } from "$lib/what/answer";
import { consequencesOf } from "$lib/games/nouns";
import type { SevenBoard, SevenCity, SevenOption } from "$lib/wire/protocol";
import { annotated } from "$lib/what/annotated";
import { say, sayOne } from "$lib/words";
import { effects, powersOf } from "../effect";
import { BOARDS, sideId, type Stage, stagesOf } from "../facts";
import { layersOf } from "../layers";
import type { SevenNouns } from "../nouns";
import { priceOf, reasonWords } from "../price";
import Cost from "../table/Cost.svelte";
import { ROMAN } from "../table/plan";
import { boardName, cityPart, type Scene, stagePart, wordsPart } from "./rows";

/** A board by the two words that name it; null if there is none. */
function boardOf(wonder: string, side: string): SevenBoard | null {
  const isKnown = BOARDS.some(({ id }) => id === wonder) && (side === "a" || side === "b");
  return isKnown ? { wonder, side: side === "a" ? "A" : "B" } : null;
}

const cityOf = (board: SevenBoard, scene: Scene | null): SevenCity | undefined =>
  scene?.seen.view.cities.find((city) => city.board.wonder === board.wonder && city.board.side === board.side);

/** The wonder with this many stages, and the one in question, if it is not built. */
function pictureOf(board: SevenBoard, built: number, next = 0): Answer["picture"] {
  const standing = Array.from({ length: built }, (_, index) => index + 1);
  return drawn(WonderView, {
    wonder: board.wonder,
    built: layersOf(board, standing),
    next: next > built ? layersOf(board, [next]) : [],
    name: sayOne("seven-wonder", board.wonder),
  });
}

/** Everything known about a side of a board. */
export function aboutBoard(wonder: string, side: string, scene: Scene | null): Answer | null {
  const board = boardOf(wonder, side);
  if (!board) return null;
  const { makes } = BOARDS.find(({ id }) => id === wonder)!;
  const resource = say(`seven-resource-${makes}`);
  return {
    name: sayOne("seven-wonder", wonder),
    kind: boardName(board),
    colour: null,
    icon: pyramid,
    picture: pictureOf(board, cityOf(board, scene)?.stages ?? stagesOf(board).length),
    says: [say("web-help-board-makes", { city: sayOne("seven-city", wonder), resource })],
    rows: [
      ...stagesOf(board).map(({ effects: all }, index) => ({
        label: say("web-what-stage", { stage: ROMAN[index]! }),
        parts: [stagePart(board, index + 1), wordsPart(effects(all), true)],
        none: "",
      })),
      ...whose(board, scene),
    ],
    entry: `wonder-${sideId(board)}`,
  };
}

/** Everything known about a stage, counted from 1. */
export function aboutStage(wonder: string, side: string, number: number, scene: Scene | null): Answer | null {
  const board = boardOf(wonder, side);
  const stages = board ? stagesOf(board) : [];
  const stage = stages[number - 1];
  if (!board || !stage) return null;
  const city = cityOf(board, scene);
  return {
    name: say("web-what-stage", { stage: ROMAN[number - 1]! }),
    kind: boardName(board),
    colour: null,
    icon: pyramid,
    picture: pictureOf(board, city?.stages ?? number, number),
    says: [say("web-help-gives", { effect: effects(stage.effects) }), ...powersOf(stage.effects)],
    rows: [
      costs(stage, number, city, scene),
      ...worth(number, city, scene),
      {
        label: say("web-what-row-before"),
        parts: number > 1 ? [stagePart(board, number - 1)] : [],
        none: say("web-what-nothing"),
      },
      {
        label: say("web-what-row-next"),
        parts: number < stages.length ? [stagePart(board, number + 1)] : [],
        none: say("web-what-nothing"),
      },
      ...whose(board, scene, number),
    ],
    entry: `wonder-${sideId(board)}`,
  };
}

function costs({ cost }: Stage, number: number, city: SevenCity | undefined, scene: Scene | null): Row {
  const now = scene && city && city.stages === number - 1 ? costsNow(city.number, scene) : [];
  const parts: Part[] = [{ as: "picture", ...drawn(Cost, { cost, ask: true }) }, ...now];
  if (!now.length) parts.push(wordsPart(say("web-what-any-card"), true));
  return { label: say("web-what-row-costs"), parts, none: "" };
}

/** The cheapest way to build the next stage of a city, as the server lists them; whichever card is buried. */
function cheapest(city: number, { seen }: Scene): { option: SevenOption; points: number } | null {
  const decision = seen.decisions.find((one) => one.city === city);
  const led = consequencesOf<SevenNouns>(seen, decision ?? null);
  const ways = (decision?.options ?? []).flatMap((option, index) =>
    option.move.do === "stage" ? [{ option, points: led[index]?.points ?? 0, total: totalOf(option) }] : [],
  );
  return ways.sort((one, other) => one.total - other.total)[0] ?? null;
}

const totalOf = ({ move, bank }: SevenOption): number => bank + ("left" in move ? move.left + move.right : 0);

/** What the next stage would cost its city now, or why it cannot be built. */
function costsNow(city: number, scene: Scene): Part[] {
  const { seen, names } = scene;
  const way = cheapest(city, scene);
  const decision = seen.decisions.find((one) => one.city === city);
  const refused = decision?.refusals.find(({ verb }) => verb === "stage")?.reasons ?? [];
  const told = way
    ? priceOf(way.option, city, seen.view.cities.length, names)
    : refused.map((reason) => reasonWords(reason, annotated)).join("; ");
  return told ? [wordsPart(say("web-what-you", { price: told }), true)] : [];
}

/** What a stage would be worth now, which is said only of the one that can be built. */
function worth(number: number, city: SevenCity | undefined, scene: Scene | null): Row[] {
  if (!scene) return [];
  const way = city && city.stages === number - 1 ? cheapest(city.number, scene) : null;
  const parts = way ? [wordsPart(say("points", { count: way.points }))] : [];
  return [{ label: say("web-what-row-worth"), parts, none: say("web-what-worth-later") }];
}

/** Whose board it is at this table, and whether a stage is built. */
function whose(board: SevenBoard, scene: Scene | null, stage?: number): Row[] {
  if (!scene) return [];
  const city = cityOf(board, scene);
  const standing = stage && city ? say(city.stages >= stage ? "web-what-built" : "web-what-not-built") : "";
  const parts = city ? [cityPart(city.number, scene), ...(standing ? [wordsPart(standing, true)] : [])] : [];
  return [{ label: say("web-what-row-whose"), parts, none: say("web-what-not-here") }];
}
