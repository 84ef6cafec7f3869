import gift from "icon:card-pickup";
import temple from "icon:greek-temple";
import laurels from "icon:laurels";
import { cat, dove, horn, shield, swords, tokenIcons } from "../table/pictures";
import type { IconData } from "$lib/icons/icon";
import { drawn, type Answer, type Row } from "$lib/what/answer";
import SignView from "$lib/what/SignView.svelte";
import { ARCHITECTS_STAGE_EFFECTS, type ArchitectsCity, type ArchitectsView } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { type Card, CARDS, stagesOf, WONDER_IDS } from "../facts";
import { stageEffect } from "../text";
import { cardPart, type Scene, stagePart, whoRow } from "./rows";

/** Something that has a picture and is neither a card nor a board. */
interface Sign {
  readonly name: () => string;
  readonly kind: "sign" | "power";
  readonly icon: IconData;
  readonly colour: "blue" | "green" | "red" | null;
  readonly says: () => string;
  /** Which cards show it; left out where none does. */
  readonly isOn?: (card: Card) => boolean;
  /** How much of it a city has; left out for what cities do not have. */
  readonly countOf?: (city: ArchitectsCity, view: ArchitectsView) => number;
}

const powers = ARCHITECTS_STAGE_EFFECTS.map((effect): [string, Sign] => [
  `power-${effect}`,
  {
    name: () => stageEffect(effect),
    kind: "power",
    icon: effect === "shield" ? shield : gift,
    colour: null,
    says: () => say(`web-help-architects-effect-${effect}`),
  },
]);

const SIGNS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  [
    "sign-shields",
    {
      name: () => say("web-arch-label-shields"),
      kind: "sign",
      icon: shield,
      colour: "red",
      says: () => say("web-help-architects-battle"),
      isOn: ({ shields }) => Boolean(shields),
      countOf: ({ shields }) => shields,
    },
  ],
  [
    "sign-horn",
    {
      name: () => say("web-what-horn"),
      kind: "sign",
      icon: horn,
      colour: "red",
      says: () => say("web-help-architects-red"),
      isOn: ({ horns }) => Boolean(horns),
    },
  ],
  [
    "sign-conflict",
    {
      name: () => say("web-what-conflict"),
      kind: "sign",
      icon: dove,
      colour: "red",
      says: () => say("web-help-architects-battle"),
    },
  ],
  [
    "sign-victories",
    {
      name: () => say("web-arch-label-victories"),
      kind: "sign",
      icon: swords,
      colour: "red",
      says: () => say("web-what-victories"),
      countOf: ({ victories }) => victories,
    },
  ],
  [
    "sign-cat",
    {
      name: () => say("web-arch-cat"),
      kind: "sign",
      icon: cat,
      colour: "blue",
      says: () => say("web-help-architects-blue"),
      isOn: (card) => Boolean(card.cat),
      countOf: ({ number }, view) => (view.cat === number ? 1 : 0),
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
      isOn: ({ points }) => Boolean(points),
    },
  ],
  [
    "sign-stages",
    {
      name: () => say("web-arch-label-stages"),
      kind: "sign",
      icon: temple,
      colour: null,
      says: () => say("web-help-architects-build"),
      countOf: ({ stages }) => stages.length,
    },
  ],
  [
    "sign-tokens",
    {
      name: () => say("web-arch-tokens"),
      kind: "sign",
      icon: tokenIcons["engineering"]!,
      colour: "green",
      says: () => say("web-help-architects-green"),
      countOf: ({ tokens }) => tokens.length,
    },
  ],
  ...powers,
]);

/** What can be asked about besides cards, tokens and wonders. */
export const SIGN_IDS: readonly string[] = [...SIGNS.keys()];

/** Everything known about a sign. */
export function aboutSign(id: string, scene: Scene | null): Answer | null {
  const sign = SIGNS.get(id);
  if (!sign) return null;
  const { icon, colour, kind, isOn, countOf } = sign;
  const rows: Row[] = [];
  if (isOn)
    rows.push({
      label: say("web-what-row-cards"),
      parts: CARDS.filter(isOn).map((card) => cardPart(card.id)),
      none: say("web-what-no-card"),
    });
  if (kind === "power") rows.push(stagesWith(id.slice("power-".length)));
  if (countOf && scene) rows.push(...whoRow(scene, (city) => countOf(city, scene.seen.view)));
  return {
    name: sign.name(),
    kind: say(`web-what-kind-${kind}`),
    colour,
    icon,
    picture: drawn(SignView, { icon }),
    says: [sign.says()],
    rows,
    entry: id,
  };
}

function stagesWith(effect: string): Row {
  const parts = WONDER_IDS.flatMap((wonder) =>
    stagesOf(wonder).flatMap((stage, index) => (stage.effect === effect ? [stagePart(wonder, index + 1, true)] : [])),
  );
  return { label: say("web-what-row-boards"), parts, none: say("web-what-no-stage") };
}
