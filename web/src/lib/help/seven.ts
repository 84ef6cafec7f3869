import { BOARDS, type Card, CARDS, type Effect, type Stage } from "$lib/facts/seven";
import { costWords, effects } from "$lib/games/seven/effect";
import { say, words } from "$lib/words";
import type { Entry } from "./entry";

const name = (card: string): string => say(`seven-card-${card}`);
/** Cities at the smallest table: two players have a third one. */
const FEWEST = 3;
/** What needs more than the short words of a table. */
const POWERS = ["wild_symbol", "seventh_card", "free_build", "dig", "copy_guild", "discount", "symbol"];

/** Every card and every side of every board of 7 Wonders. */
export function entries(): Entry[] {
  return [...CARDS.map(cardEntry), ...BOARDS.flatMap((board) => [side(board, "A"), side(board, "B")])];
}

function cardEntry(card: Card): Entry {
  const leads = CARDS.filter((other) => other.free_with?.includes(card.structure ?? card.id)).map(({ id }) => name(id));
  const parents = (card.free_with ?? []).map(name);
  const lines = [
    say("web-help-gives", { effect: effects(card.effects) }),
    ...card.effects.flatMap(power),
    say("web-help-cost", { cost: costWords(card.cost) }),
    parents.length ? say("web-help-free-with", { cards: parents.join(" / ") }) : "", // any of them is enough
    leads.length ? say("web-help-leads-to", { cards: words.list(leads) }) : "",
    ...copies(card),
  ];
  const { id, colour, age, copies: counts } = card;
  const from = counts ? { from: counts[0] === FEWEST ? 0 : counts[0]! } : {};
  return { id: `card-${id}`, kind: "card", name: name(id), colour, age, ...from, lines: lines.filter(Boolean) };
}

/** With how many players the card, and each further copy of it, is in the game. */
function copies({ copies: counts }: Card): string[] {
  const [first, ...rest] = counts ?? [];
  if (first === undefined) return [say("web-help-guild")];
  const start = first === FEWEST ? say("web-help-always") : say("web-help-from", { players: first });
  return rest.length ? [`${start} ${say("web-help-more", { players: words.list(rest.map(String)) })}`] : [start];
}

function side(board: (typeof BOARDS)[number], letter: "A" | "B"): Entry {
  const stages = letter === "A" ? board.a : board.b;
  return {
    id: `wonder-${board.id}-${letter.toLowerCase()}`,
    kind: "wonder",
    name: `${say(`seven-wonder-${board.id}`)} ${letter}`,
    wonder: board.id,
    lines: [
      say("web-help-board-makes", {
        city: say(`seven-city-${board.id}`),
        resource: say(`seven-resource-${board.makes}`),
      }),
      ...stages.map(stage),
      ...stages.flatMap((one) => one.effects.flatMap(power)),
    ],
  };
}

function stage({ cost, effects: all }: Stage, index: number): string {
  return say("web-help-stage", { stage: index + 1, cost: costWords(cost), effect: effects(all) });
}

function power({ kind }: Effect): string[] {
  return POWERS.includes(kind) ? [say(`web-help-power-${kind}`)] : [];
}
