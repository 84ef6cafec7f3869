import alliance from "icon:arena";
import cardPlay from "icon:card-play";
import swords from "icon:crossed-swords";
import brick from "icon:brick-pile";
import pyramid from "icon:great-pyramid";
import laurels from "icon:laurels";
import scales from "icon:scales";
import { coin, link, people, shapes } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { symbolIcons } from "$lib/icons/symbols";
import { SEVEN_RESOURCES } from "$lib/wire/protocol";
import { say } from "$lib/words";
import type { Chapter } from "../contract";

export { entries } from "./entries";

const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];

/** The chapters with their icons, and what each speaks of. */
const CHAPTERS = {
  goal: [alliance, ["wonder-gizah-a"]],
  turn: [cardPlay, []],
  build: [brick, SEVEN_RESOURCES.map((resource) => `resource-${resource}`)],
  trade: [scales, ["power-discount", "card-east_trading_post", "card-marketplace"]],
  chain: [link, ["card-baths", "card-aqueduct"]],
  stage: [pyramid, ["stage-babylon-b-2", "power-seventh_card", "power-free_build", "power-dig", "power-copy_guild"]],
  sell: [coin, ["sign-coins"]],
  colours: [shapes["purple"]!, COLOURS.map((colour) => `colour-${colour}`)],
  conflict: [swords, ["sign-shields", "sign-fights"]],
  science: [symbolIcons["compass"]!, ["symbol-compass", "symbol-gear", "symbol-tablet", "power-wild_symbol"]],
  score: [laurels, ["sign-points"]],
  two: [people, []],
} as const satisfies Readonly<Record<string, readonly [IconData, readonly string[]]>>;

/** The rules of 7 Wonders, chapter by chapter. */
export function chapters(): Chapter[] {
  return (Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[]).map((one) => {
    const [icon, things] = CHAPTERS[one];
    return {
      id: `chapter-${one}`,
      title: say(`web-help-chapter-${one}`),
      text: say(`web-help-seven-${one}`),
      icon,
      things,
    };
  });
}
