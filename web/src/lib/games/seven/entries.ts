import { BOARDS, type Card, CARDS, type Stage } from "./facts";
import { costWords, effects, powersOf } from "./effect";
import { say, sayOne, words } from "$lib/words";
import type { Entry } from "$lib/help/entry";
import { annotated } from "$lib/what/annotated";
import { aboutSign, SIGN_IDS } from "./what/sign";

const name = (card: string): string => sayOne("seven-card", card);
const named = (card: string): string => annotated(name(card), `card-${card}`);
/** Cities at the smallest table: with two players there is a third one. */
const FEWEST = 3;

/** Every card, every side of every board, and every symbol and power of 7 Wonders. */
export function entries(): Entry[] {
  const boards = BOARDS.flatMap((board) => [side(board, "A"), side(board, "B")]);
  return [...CARDS.map(cardEntry), ...boards, ...SIGN_IDS.map(signEntry)];
}

function signEntry(id: string): Entry {
  const { name, colour, icon, says } = aboutSign(id, null)!;
  return { id, kind: "sign", name, icon, lines: says, ...(colour ? { colour } : {}) };
}

function cardEntry(card: Card): Entry {
  const leads = CARDS.filter((other) => other.free_with?.includes(card.structure ?? card.id)).map(({ id }) =>
    named(id),
  );
  const parents = (card.free_with ?? []).map(named);
  const lines = [
    say("web-help-gives", { effect: effects(card.effects) }),
    ...powersOf(card.effects),
    say("web-help-cost", { cost: costWords(card.cost) }),
    parents.length ? say("web-help-free-with", { cards: parents.join(" / ") }) : "", // any of them is enough
    leads.length ? say("web-help-leads-to", { cards: words.list(leads) }) : "",
    ...copies(card),
  ];
  const { id, colour, age, copies: counts } = card;
  const from = counts ? { from: counts[0] === FEWEST ? 0 : counts[0]! } : {};
  const role = say(`web-help-seven-colour-${colour}`);
  return { id: `card-${id}`, kind: "card", name: name(id), colour, role, age, ...from, lines: lines.filter(Boolean) };
}

/** From how many players on the card, and each further copy of it, is in the game. */
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
    name: `${sayOne("seven-wonder", board.id)} ${letter}`,
    wonder: board.id,
    lines: [
      say("web-help-board-makes", {
        city: sayOne("seven-city", board.id),
        resource: say(`seven-resource-${board.makes}`),
      }),
      ...stages.map(stage),
      ...stages.flatMap((one) => powersOf(one.effects)),
    ],
  };
}

function stage({ cost, effects: all }: Stage, index: number): string {
  return say("web-help-stage", { stage: index + 1, cost: costWords(cost), effect: effects(all) });
}
