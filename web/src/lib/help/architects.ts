import { type Card, CARDS, type Stage, type TokenEffect, TOKENS, WONDERS } from "$lib/facts/architects";
import { gives } from "$lib/games/architects/text";
import { say, words } from "$lib/words";
import type { Entry } from "./entry";

const name = (card: string): string => say(`architects-card-${card}`);

/** Every card, wonder and progress token of Architects. */
export function entries(): Entry[] {
  return [...CARDS.map(cardEntry), ...WONDERS.map(wonderEntry), ...TOKENS.map(tokenEntry)];
}

function cardEntry(card: Card): Entry {
  const { id, colour, points = 0, shields = 0, horns = 0 } = card;
  const lines = [
    say(`web-help-architects-card-${colour}`, { card: name(id), points: say("points", { count: points }) }),
    card.cat ? say("web-help-architects-cat") : "",
    shields ? (horns ? say("web-help-architects-horns", { count: horns }) : say("web-help-architects-no-horns")) : "",
  ];
  return { id: `card-${id}`, kind: "card", name: name(id), colour, lines: lines.filter(Boolean) };
}

function wonderEntry({ id, stage: stages }: (typeof WONDERS)[number]): Entry {
  const [effect] = stages.flatMap((stage) => stage.effect ?? []);
  const lines = [...stages.map(stageWords), effect ? say(`web-help-architects-effect-${effect}`) : ""];
  return {
    id: `wonder-${id}`,
    kind: "wonder",
    name: say(`architects-wonder-${id}`),
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
  return after ? `${line}. ${say("web-help-architects-after", { stages: words.list(requires.map(String)) })}` : line;
}

function tokenEntry({ id, effect }: (typeof TOKENS)[number]): Entry {
  return { id: `token-${id}`, kind: "token", name: say(`architects-token-${id}`), lines: [does(effect)] };
}

function does(effect: TokenEffect): string {
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
