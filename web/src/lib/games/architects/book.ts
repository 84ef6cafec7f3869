import check from "icon:checklist";
import laurels from "icon:laurels";
import cardPlay from "icon:card-play";
import { people } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { symbolIcons } from "$lib/icons/symbols";
import { say } from "$lib/words";
import type { Chapter } from "../contract";
import { CARDS } from "./facts";
import { cat, horn, swords, wonderIcon } from "./table/pictures";

export { entries } from "./entries";

const cardsOf = (...colours: readonly string[]): readonly string[] =>
  CARDS.filter(({ colour }) => colours.includes(colour)).map(({ id }) => `card-${id}`);

/** The chapters with their icons, and what each speaks of. */
const CHAPTERS = {
  goal: [wonderIcon, ["wonder-babylon"]],
  turn: [cardPlay, []],
  build: [wonderIcon, ["stage-giza-1", ...cardsOf("grey", "yellow")]],
  blue: [cat, [...cardsOf("blue"), "sign-cat"]],
  green: [symbolIcons["gear"]!, [...cardsOf("green"), "token-engineering", "token-economy"]],
  red: [horn, [...cardsOf("red"), "sign-horn"]],
  battle: [swords, ["sign-conflict", "sign-shields", "sign-victories"]],
  free: [check, ["power-take_any", "power-take_token", "power-look", "token-science"]],
  score: [laurels, ["sign-points", "sign-stages"]],
  two: [people, []],
} as const satisfies Readonly<Record<string, readonly [IconData, readonly string[]]>>;

/** The rules of Architects, chapter by chapter. */
export function chapters(): Chapter[] {
  return (Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[]).map((one) => {
    const [icon, things] = CHAPTERS[one];
    return {
      id: `chapter-${one}`,
      title: say(`web-help-chapter-${one}`),
      text: say(`web-help-architects-${one}`),
      icon,
      things,
    };
  });
}
