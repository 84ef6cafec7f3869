import temple from "icon:greek-temple";
import { shapes } from "$lib/icons/glyphs";
import type { Part, Row, Scene as SceneOf } from "$lib/what/answer";
import type { ArchitectsCity } from "$lib/wire/protocol";
import { say, sayOne } from "$lib/words";
import { cardOf } from "../facts";
import type { ArchitectsNouns } from "../nouns";
import { tokenIcons } from "../table/pictures";
import { cardName } from "../text";

export type Scene = SceneOf<ArchitectsNouns>;

export function wordsPart(words: string, faint = false): Part {
  return { as: "words", words, faint };
}

/** A card to ask about. */
export function cardPart(id: string): Part {
  const { colour } = cardOf(id);
  return { as: "thing", about: `card-${id}`, name: cardName(id), look: { colour, icon: shapes[colour]! } };
}

/** A progress token to ask about. */
export function tokenPart(id: string): Part {
  return {
    as: "thing",
    about: `token-${id}`,
    name: sayOne("architects-token", id),
    look: { colour: "green", icon: tokenIcons[id]! },
  };
}

/** A stage to ask about, from 1; with its city where it is listed among others. */
export function stagePart(wonder: string, stage: number, withCity = false): Part {
  const name = withCity
    ? `${sayOne("architects-city", wonder)} · ${stage}`
    : say("web-what-stage", { stage: String(stage) });
  return { as: "thing", about: `stage-${wonder}-${stage}`, name, look: { colour: null, icon: temple } };
}

/** A city at the table, as the reader calls it. */
export function cityPart(city: number, { names }: Scene, count?: number): Part {
  const name = names.who(city) === "you" ? say("you") : names.short(city);
  return { as: "city", name, ...(count === undefined ? {} : { count }) };
}

/** Who has how many of something; away from a table nobody has anything. */
export function whoRow(scene: Scene | null, countOf: (city: ArchitectsCity) => number): Row[] {
  if (!scene) return [];
  const cities = scene.seen.view.cities.filter((city) => countOf(city) > 0);
  const parts = cities.map((city) => cityPart(city.number, scene, countOf(city)));
  return [{ label: say("web-what-row-has"), parts, none: say("web-what-nobody") }];
}
