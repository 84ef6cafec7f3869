import check from "icon:checklist";
import laurels from "icon:laurels";
import cards from "icon:card-pickup";
import cardPlay from "icon:card-play";
import amphora from "icon:amphora";
import { eye, people } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { symbolIcons } from "$lib/icons/symbols";
import { say } from "$lib/words";
import type { Chapter } from "../contract";
import { CARDS } from "./facts";
import { cat, horn, swords, wonderIcon } from "./table/pictures";

export { entries } from "./entries";

const cardsOf = (...colours: readonly string[]): readonly string[] =>
  CARDS.filter(({ colour }) => colours.includes(colour)).map(({ id }) => `card-${id}`);

/** The chapters with their icons, what each is about, and the finer points below it. */
const CHAPTERS = {
  goal: [wonderIcon, ["wonder-babylon"], []],
  setup: [cards, [], []],
  turn: [cardPlay, [], ["turn-taken"]],
  build: [wonderIcon, ["stage-giza-1", ...cardsOf("grey", "yellow")], ["build-coins"]],
  effects: [
    wonderIcon,
    ["power-take_any", "power-take_central", "power-take_token", "power-look", "power-take_both", "power-shield"],
    ["effects-look", "effects-both"],
  ],
  blue: [cat, [...cardsOf("blue"), "sign-cat"], []],
  green: [symbolIcons["gear"]!, [...cardsOf("green")], ["green-sets"]],
  red: [horn, [...cardsOf("red"), "sign-horn"], []],
  battle: [swords, ["sign-conflict", "sign-shields", "sign-victories"], ["battle-shields"]],
  two: [people, [], []],
  free: [check, ["token-science", "token-economy", "token-engineering"], ["free-draw", "free-payment"]],
  empty: [amphora, [], []],
  hidden: [eye, ["sign-cat"], []],
  score: [laurels, ["sign-points", "sign-stages"], ["score-last"]],
} as const satisfies Readonly<Record<string, readonly [IconData, readonly string[], readonly string[]]>>;

/** The rules of Architects, chapter by chapter. */
export function chapters(): Chapter[] {
  return (Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[]).map((one) => {
    const [icon, things, finer] = CHAPTERS[one];
    return {
      id: `chapter-${one}`,
      title: say(`web-help-chapter-${one}`),
      text: say(`web-help-architects-${one}`),
      details: finer.map((point) => say(`web-help-architects-${point}`)),
      icon,
      things,
    };
  });
}
