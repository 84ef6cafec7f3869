import pyramid from "icon:great-pyramid";
import { shapes } from "$lib/icons/glyphs";
import type { SevenBoard, SevenCity } from "$lib/wire/protocol";
import { say, sayOne } from "$lib/words";
import type { Part, Row, Scene as SceneOf } from "$lib/what/answer";
import { cardOf, sideId } from "../facts";
import type { SevenNouns } from "../nouns";
import { ROMAN } from "../table/plan";

export type Scene = SceneOf<SevenNouns>;

export function wordsPart(words: string, faint = false): Part {
  return { as: "words", words, faint };
}

/** A card to ask about. */
export function cardPart(id: string): Part {
  const { colour } = cardOf(id);
  return {
    as: "thing",
    about: `card-${id}`,
    name: sayOne("seven-card", id),
    look: { colour, icon: shapes[colour]! },
  };
}

/** A stage to ask about, from 1; with its city where it is listed among others. */
export function stagePart(board: SevenBoard, stage: number, withCity = false): Part {
  const name = say("web-what-stage", { stage: ROMAN[stage - 1]! });
  return {
    as: "thing",
    about: `stage-${sideId(board)}-${stage}`,
    name: withCity ? `${boardName(board)} · ${ROMAN[stage - 1]!}` : name,
    look: { colour: null, icon: pyramid },
  };
}

/** A board by its city and side. */
export function boardName({ wonder, side }: SevenBoard): string {
  return `${sayOne("seven-city", wonder)} ${side}`;
}

/** A city at the table, as the reader calls it. */
export function cityPart(city: number, { names }: Scene, count?: number): Part {
  const name = names.who(city) === "you" ? say("you") : names.short(city);
  return { as: "city", name, ...(count === undefined ? {} : { count }) };
}

/** Who has how many of something; away from a table nobody has anything. */
export function whoRow(scene: Scene | null, countOf: (city: SevenCity) => number): Row[] {
  if (!scene) return [];
  const cities = scene.seen.view.cities.filter((city) => countOf(city) > 0);
  const parts = cities.map((city) => cityPart(city.number, scene, countOf(city)));
  return [{ label: say("web-what-row-has"), parts, none: say("web-what-nobody") }];
}
