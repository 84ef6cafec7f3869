import swords from "icon:crossed-swords";
import cardPlay from "icon:card-play";
import dig from "icon:card-pickup";
import pyramid from "icon:great-pyramid";
import laurels from "icon:laurels";
import mirror from "icon:mirror-mirror";
import gift from "icon:present";
import scales from "icon:scales";
import shield from "icon:shield";
import { coin, link, shapes, star } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { resourceIcons } from "$lib/icons/resources";
import { symbolIcons } from "$lib/icons/symbols";
import { drawn, type Answer, type Row } from "$lib/what/answer";
import { SEVEN_RESOURCES, type SevenCity } from "$lib/wire/protocol";
import { say } from "$lib/words";
import SignView from "$lib/what/SignView.svelte";
import { BOARDS, CARDS, cardOf, type Colour, type Effect, stagesOf } from "../facts";
import { cardPart, type Scene, stagePart, whoRow } from "./rows";

/** Something that is printed on cards and boards: a symbol, a resource, a power. */
interface Sign {
  readonly name: () => string;
  readonly kind: "symbol" | "resource" | "power" | "colour" | "sign";
  readonly icon: IconData;
  readonly colour: Colour | null;
  readonly says: () => string;
  /** Whether an effect shows it. */
  readonly isIn: (effect: Effect) => boolean;
  /** How much of it a city has; left out for what cities do not have. */
  readonly countOf?: (city: SevenCity) => number;
}

const SYMBOLS = ["compass", "gear", "tablet"] as const;
const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"] as const;
const never = (): boolean => false;

const symbols = SYMBOLS.map((symbol): [string, Sign] => [
  `symbol-${symbol}`,
  {
    name: () => say(`symbol-${symbol}`),
    kind: "symbol",
    icon: symbolIcons[symbol]!,
    colour: "green",
    says: () => say("web-help-power-symbol"),
    isIn: (effect) => effect.kind === "symbol" && effect.symbol === symbol,
    countOf: (city) => city[symbol],
  },
]);

const resources = SEVEN_RESOURCES.map((resource): [string, Sign] => [
  `resource-${resource}`,
  {
    name: () => say(`seven-resource-${resource}`),
    kind: "resource",
    icon: resourceIcons[resource]!,
    colour: ["glass", "loom", "papyrus"].includes(resource) ? "grey" : "brown",
    says: () => say("web-what-resource"),
    isIn: (effect) => effect.kind === "produce" && effect.one_of.includes(resource),
    countOf: ({ sources }) =>
      sources.filter(({ one_of }) => one_of.includes(resource)).reduce((sum, { units }) => sum + units, 0),
  },
]);

const colours = COLOURS.map((colour): [string, Sign] => [
  `colour-${colour}`,
  {
    name: () => say(`web-seven-table-kind-${colour}`),
    kind: "colour",
    icon: shapes[colour]!,
    colour,
    says: () => say(`web-help-seven-colour-${colour}`),
    isIn: never,
    countOf: ({ cards }) => cards.filter((card) => cardOf(card).colour === colour).length,
  },
]);

const POWERS = { seventh_card: cardPlay, free_build: gift, dig, copy_guild: mirror, wild_symbol: star } as const;
const powers = (Object.keys(POWERS) as (keyof typeof POWERS)[]).map((power): [string, Sign] => [
  `power-${power}`,
  {
    name: () => say(`seven-power-${power}`),
    kind: "power",
    icon: POWERS[power],
    colour: power === "wild_symbol" ? "green" : null,
    says: () => say(`web-help-power-${power}`),
    isIn: ({ kind }) => kind === power,
    countOf: (city) =>
      power === "wild_symbol"
        ? city.wild
        : stagesOf(city.board)
            .slice(0, city.stages)
            .filter(({ effects }) => effects.some(({ kind }) => kind === power)).length,
  },
]);

/** Everything that has a picture and is neither a card nor a board, by the id that questions use. */
const SIGNS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ...resources,
  ...symbols,
  [
    "sign-coins",
    {
      name: () => say("web-seven-table-coins"),
      kind: "sign",
      icon: coin,
      colour: "yellow",
      says: () => say("web-what-coins"),
      isIn: ({ kind }) => kind === "coins" || kind === "coins_per",
      countOf: ({ coins }) => coins,
    },
  ],
  [
    "sign-shields",
    {
      name: () => say("web-seven-table-shields"),
      kind: "sign",
      icon: shield,
      colour: "red",
      says: () => say("web-what-shields"),
      isIn: ({ kind }) => kind === "shields",
      countOf: ({ shields }) => shields,
    },
  ],
  [
    "sign-points",
    {
      name: () => say("web-what-points-name"),
      kind: "sign",
      icon: laurels,
      colour: "blue",
      says: () => say("web-what-points"),
      isIn: ({ kind }) => kind === "points" || kind === "points_per",
    },
  ],
  [
    "sign-fights",
    {
      name: () => say("web-seven-table-fights"),
      kind: "sign",
      icon: swords,
      colour: "red",
      says: () => say("web-help-seven-conflict"),
      isIn: never,
      countOf: ({ victories }) => victories.reduce((sum, count) => sum + count, 0),
    },
  ],
  [
    "sign-stages",
    {
      name: () => say("web-seven-table-stages"),
      kind: "sign",
      icon: pyramid,
      colour: null,
      says: () => say("web-help-seven-stage"),
      isIn: never,
      countOf: ({ stages }) => stages,
    },
  ],
  [
    "sign-chain",
    {
      name: () => say("web-help-chapter-chain"),
      kind: "sign",
      icon: link,
      colour: null,
      says: () => say("web-help-seven-chain"),
      isIn: never,
    },
  ],
  [
    "power-discount",
    {
      name: () => say("web-what-discount"),
      kind: "power",
      icon: scales,
      colour: "yellow",
      says: () => say("web-help-power-discount"),
      isIn: ({ kind }) => kind === "discount",
      countOf: ({ discounts }) => discounts.length,
    },
  ],
  ...powers,
  ...colours,
]);

/** What can be asked about besides cards and boards. */
export const SIGN_IDS: readonly string[] = [...SIGNS.keys()];

/** Everything known about a sign. */
export function aboutSign(id: string, scene: Scene | null): Answer | null {
  const sign = SIGNS.get(id);
  if (!sign) return null;
  const { icon, colour, kind, countOf } = sign;
  return {
    name: sign.name(),
    kind: say(`web-what-kind-${kind}`),
    colour,
    icon,
    picture: drawn(SignView, { icon }),
    says: [sign.says()],
    rows: [...carriers(sign), ...(countOf ? whoRow(scene, countOf) : [])],
    entry: id,
  };
}

/** The cards of each age that show a sign, and the stages that do. */
function carriers({ isIn }: Sign): Row[] {
  if (isIn === never) return [];
  const ages = [1, 2, 3].map((age) => ({
    label: say("seven-age", { age }),
    parts: CARDS.filter((card) => card.age === age && card.effects.some(isIn)).map(({ id }) => cardPart(id)),
    none: say("web-what-no-card"),
  }));
  const boards = BOARDS.flatMap(({ id }) => [
    { wonder: id, side: "A" as const },
    { wonder: id, side: "B" as const },
  ]);
  const stages = boards.flatMap((board) =>
    stagesOf(board).flatMap(({ effects }, index) => (effects.some(isIn) ? [stagePart(board, index + 1, true)] : [])),
  );
  return [...ages, { label: say("web-what-row-boards"), parts: stages, none: say("web-what-no-stage") }];
}
