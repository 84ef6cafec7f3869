import { type Card, CARDS, type Stage, type Token, TOKENS, WONDERS } from "./facts";
import { gives } from "./text";
import { say, sayOne, words } from "$lib/words";
import type { Entry } from "$lib/help/entry";
import { aboutSign, SIGN_IDS } from "./what/sign";
import { tokenIcons } from "./table/pictures";

const name = (card: string): string => sayOne("architects-card", card);

/** Every card, wonder, progress token, symbol and power of Architects. */
export function entries(): Entry[] {
  const signs = SIGN_IDS.map(signEntry);
  return [...CARDS.map(cardEntry), ...WONDERS.map(wonderEntry), ...TOKENS.map(tokenEntry), ...signs];
}

function signEntry(id: string): Entry {
  const { name, colour, icon, says } = aboutSign(id, null)!;
  return { id, kind: "sign", name, icon, lines: says, ...(colour ? { colour } : {}) };
}

function cardEntry(card: Card): Entry {
  const { id, colour } = card;
  const role = say(`web-help-architects-colour-${colour}`);
  return { id: `card-${id}`, kind: "card", name: name(id), colour, role, lines: cardLines(card) };
}

/** What a card is good for, a sentence each. */
export function cardLines(card: Card): string[] {
  const { id, colour, points = 0, shields = 0, horns = 0 } = card;
  const lines = [
    say(`web-help-architects-card-${colour}`, { card: name(id), points: say("points", { count: points }) }),
    card.cat ? say("web-help-architects-cat") : "",
    shields
      ? horns
        ? say("web-help-architects-red-horns", { count: horns })
        : say("web-help-architects-no-horns")
      : "",
  ];
  return lines.filter(Boolean);
}

function wonderEntry({ id, stage: stages }: (typeof WONDERS)[number]): Entry {
  const [effect] = stages.flatMap((stage) => stage.effect ?? []);
  const lines = [...stages.map(stageWords), effect ? say(`web-help-architects-effect-${effect}`) : ""];
  return {
    id: `wonder-${id}`,
    kind: "wonder",
    name: sayOne("architects-wonder", id),
    wonder: id,
    lines: lines.filter(Boolean),
  };
}

function stageWords(stage: Stage, index: number): string {
  const { cost, requires = [] } = stage;
  const line = say("web-architects-stage", {
    stage: index + 1,
    cost: say(`architects-cost-${cost.kind}`, { count: cost.count }),
    gives: gives(stage),
  });
  const after = requires.length > 1 || (requires[0] ?? index) !== index;
  return after
    ? `${line}. ${say("web-help-architects-stage-after", { stages: words.list(requires.map(String)) })}`
    : line;
}

function tokenEntry(token: Token): Entry {
  const { id } = token;
  return {
    id: `token-${id}`,
    kind: "token",
    name: sayOne("architects-token", id),
    icon: tokenIcons[id]!,
    lines: [tokenLine(token)],
  };
}

/** What a progress token does, in a sentence. */
export function tokenLine({ effect }: Token): string {
  switch (effect.kind) {
    case "draw_on_take":
      return say("web-help-architects-does-draw_on_take", { cards: effect.cards.map(name).join(" / ") });
    case "points_per":
      return say(`web-help-architects-does-points_per-${effect.each}`, {
        points: say("points", { count: effect.count }),
      });
    case "points_wonder":
      return say("web-help-architects-does-points_wonder", {
        unfinished: say("points", { count: effect.unfinished }),
        complete: say("points", { count: effect.complete }),
      });
    case "points_set":
      return say("web-help-architects-does-points_set", {
        one: say("points", { count: effect.one }),
        both: say("points", { count: effect.both }),
      });
    case "shields":
      return say("web-help-architects-does-shields", { shields: say("shields", { count: effect.count }) });
    default:
      return say(`web-help-architects-does-${effect.kind}`);
  }
}
