import alliance from "icon:arena";
import cards from "icon:card-pickup";
import cardPlay from "icon:card-play";
import swords from "icon:crossed-swords";
import brick from "icon:brick-pile";
import pyramid from "icon:great-pyramid";
import grapes from "icon:grapes";
import laurels from "icon:laurels";
import scales from "icon:scales";
import { coin, link, people, shapes, star } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { symbolIcons } from "$lib/icons/symbols";
import { SEVEN_RESOURCES } from "$lib/wire/protocol";
import { say } from "$lib/words";
import type { Chapter } from "../contract";

export { entries } from "./entries";

const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];

/** The chapters with their icons, what each is about, and the finer points below it. */
const CHAPTERS = {
  goal: [alliance, ["wonder-gizah-a"], []],
  setup: [cards, [], []],
  turn: [cardPlay, [], ["turn-paid"]],
  build: [brick, SEVEN_RESOURCES.map((resource) => `resource-${resource}`), ["build-twice", "build-either"]],
  trade: [
    scales,
    ["power-discount", "card-east_trading_post", "card-marketplace"],
    ["trade-sold", "trade-price", "trade-choice"],
  ],
  chain: [link, ["card-baths", "card-aqueduct"], ["chain-always"]],
  stage: [pyramid, ["stage-babylon-b-2"], ["stage-lost"]],
  powers: [
    star,
    ["power-free_build", "power-seventh_card", "power-dig", "power-copy_guild"],
    ["powers-free", "powers-seventh", "powers-dig", "powers-copy"],
  ],
  sell: [coin, ["sign-coins"], []],
  colours: [shapes["purple"]!, COLOURS.map((colour) => `colour-${colour}`), []],
  counting: [grapes, ["card-vineyard", "card-bazar", "card-lighthouse"], ["counting-coins", "counting-guilds"]],
  conflict: [swords, ["sign-shields", "sign-fights"], ["conflict-less"]],
  science: [
    symbolIcons["compass"]!,
    ["symbol-compass", "symbol-gear", "symbol-tablet", "power-wild_symbol"],
    ["science-wild"],
  ],
  score: [laurels, ["sign-points"], []],
  two: [people, [], ["two-order", "two-must", "two-fights"]],
} as const satisfies Readonly<Record<string, readonly [IconData, readonly string[], readonly string[]]>>;

/** The rules of 7 Wonders, chapter by chapter. */
export function chapters(): Chapter[] {
  return (Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[]).map((one) => {
    const [icon, things, finer] = CHAPTERS[one];
    return {
      id: `chapter-${one}`,
      title: say(`web-help-chapter-${one}`),
      text: say(`web-help-seven-${one}`),
      details: finer.map((point) => say(`web-help-seven-${point}`)),
      icon,
      things,
    };
  });
}
