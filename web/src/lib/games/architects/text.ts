import { annotated } from "$lib/what/annotated";
import book from "icon:open-book";
import cat from "icon:cat";
import hand from "icon:card-pickup";
import horn from "icon:hunting-horn";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import pyramid from "icon:great-pyramid";
import swords from "icon:crossed-swords";
import { eye } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { cardOf, type Stage, stagesOf, type TokenEffect, tokenOf } from "./facts";
import type {
  ArchitectsBuild,
  ArchitectsDeck,
  ArchitectsDecision,
  ArchitectsEvent,
  ArchitectsMove,
  ArchitectsCity,
  ArchitectsReason,
  ArchitectsSide,
  ArchitectsStageBuilt,
  ArchitectsView,
} from "$lib/wire/protocol";
import { say, sayOne } from "$lib/words";
import type { Who } from "$lib/words/messages";
import type { Names } from "../names";
import { consequencesOf, type Seen as SeenOf } from "../nouns";
import { resultSentence, scoreTable } from "../result";
import type { GameText, Mention, OptionGroup, Section } from "../text";
import { linesOf } from "./consequence";
import type { ArchitectsNouns } from "./nouns";

const CATEGORIES = ["wonder", "cat", "civilian", "military", "progress", "total"] as const;
const GROUPS = ["take", "build", "research", "draw", "effect", "look", "end"] as const;
type Group = (typeof GROUPS)[number];

type Seen = SeenOf<ArchitectsNouns>;
export const cardName = (card: string): string => sayOne("architects-card", card);
const topName = ({ top }: ArchitectsDeck, name = cardName): string => (top ? name(top) : say("web-architects-unseen"));

/** A card, a token or a power inside a sentence, annotated so that it can be asked about. */
export const namedCard = (card: string): string => annotated(cardName(card), `card-${card}`);
const namedToken = (token: string | null): string =>
  token === null ? tokenWords(token) : annotated(tokenWords(token), `token-${token}`);

export const namedEffect = (effect: NonNullable<Stage["effect"]>): string =>
  annotated(stageEffect(effect), `power-${effect}`);

/** How many of each kind. */
export function counted(cards: Readonly<Record<string, number>>, name = cardName): string {
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => (count > 1 ? say("architects-copies", { count, card: name(card) }) : name(card)))
    .join(", ");
}

export function listed(cards: readonly string[], name = cardName): string {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counted(counts, name);
}

export function stageEffect(effect: NonNullable<Stage["effect"]>): string {
  return say(`architects-effect-${effect}`, { count: 1 });
}

export function gives({ points = 0, effect }: Stage): string {
  if (!effect) return say("points", { count: points });
  return points ? say("architects-gives", { count: points, effect: stageEffect(effect) }) : stageEffect(effect);
}

export function does(effect: TokenEffect): string {
  switch (effect.kind) {
    case "draw_on_take": {
      const colours = new Set(effect.cards.map((card) => cardOf(card).colour));
      const [colour] = colours;
      const isWord = colours.size === 1 && (colour === "green" || colour === "red");
      const cards = isWord ? say(`architects-trigger-${colour}`) : effect.cards.map(cardName).join("/");
      return say("architects-does-draw_on_take", { cards });
    }
    case "points_per":
      return say(`architects-does-points_per-${effect.each}`, { count: effect.count });
    case "points_wonder":
      return say("architects-does-points_wonder", { unfinished: effect.unfinished, complete: effect.complete });
    case "points_set":
      return say("architects-does-points_set", { one: effect.one, both: effect.both });
    case "shields":
      return say("architects-does-shields", { count: effect.count });
    default:
      return say(`architects-does-${effect.kind}`);
  }
}

export function tokenWords(token: string | null): string {
  if (token === null) return say("web-architects-blind");
  return say("architects-token", { token: sayOne("architects-token", token), effect: does(tokenOf(token).effect) });
}

/** Whose deck is on a side of a seat; null is the central one. */
export function ownerOf(side: ArchitectsSide, seat: number, players: number): number | null {
  return { left: seat, right: (seat + players - 1) % players, centre: null }[side];
}

export function deckAt(owner: number | null, view: ArchitectsView): ArchitectsDeck {
  return owner === null ? view.central : view.cities[owner]!.deck;
}

function deckName(owner: number | null, taker: number, names: Names): string {
  if (owner === null) return say("architects-deck-centre");
  if (owner === taker) return say("architects-deck-own", { who: names.who(taker) });
  return names.who(owner) === "you" ? say("architects-deck-you") : say("architects-deck-of", { city: names.of(owner) });
}

/** The cards a stage is built with, each annotated so that it can be asked about. */
export function paid({ spent, coins, economy, engineering }: ArchitectsBuild | ArchitectsStageBuilt): string {
  const cards = spent.length ? listed(spent, namedCard) : "";
  const parts = cards ? [engineering ? say("web-architects-paid-engineering", { cards }) : cards] : [];
  if (coins) {
    const coinWords = say("architects-coins", { count: coins });
    parts.push(economy ? say("web-architects-paid-economy", { coins: coinWords }) : coinWords);
  }
  return parts.join(", ");
}

function headline({ view }: Seen, names: Names): string {
  if (view.phase === "over") return say("web-over");
  return say("web-architects-headline", {
    turn: view.turn,
    who: names.who(view.active),
    city: names.of(view.active),
  });
}

function sections({ view }: Seen, names: Names): Section[] {
  const count = view.players;
  const order = view.cities.map((_, index) => ((view.seat ?? 0) + index) % count);
  const war = view.battle ? say("web-architects-battle") : say("web-architects-peace", { count: view.peace });
  const cat =
    view.cat === null ? say("web-architects-cat-nobody") : say("web-architects-cat", { city: names.full(view.cat) });
  const open = view.open_tokens.map(namedToken);
  const table = {
    title: say("web-architects-table"),
    lines: [
      war,
      cat,
      say("web-architects-deck", {
        deck: say("web-arch-deck-centre"),
        card: topName(view.central, namedCard),
        count: view.central.count,
      }),
      say("web-architects-tokens-open", { tokens: open.join("; ") }),
    ],
  };
  return [table, ...order.map((seat) => playerSection(view.cities[seat]!, seat, names))];
}

function playerSection(player: ArchitectsCity, seat: number, names: Names): Section {
  const stages = stagesOf(player.wonder).flatMap((stage, index) => {
    if (player.stages.includes(index + 1)) return [];
    const cost = say(`architects-cost-${stage.cost.kind}`, { count: stage.cost.count });
    const about = `stage-${player.wonder}-${index + 1}`;
    return [say("web-architects-stage", { stage: index + 1, cost, gives: annotated(gives(stage), about) })];
  });
  const cards = counted(player.cards, namedCard);
  const lines = [
    say("web-architects-built", { count: player.stages.length }),
    ...stages.slice(0, 2),
    [say("shields", { count: player.shields }), say("architects-victories", { count: player.victories })].join(", "),
    cards ? say("web-architects-cards", { cards }) : "",
    player.tokens.length ? say("web-architects-tokens", { tokens: player.tokens.map(namedToken).join("; ") }) : "",
    say("web-architects-deck", {
      deck: say("web-architects-its-deck"),
      card: topName(player.deck, namedCard),
      count: player.deck.count,
    }),
  ];
  return { title: names.full(seat), lines: lines.filter((line) => line !== "") };
}

function question({ kind, effect }: ArchitectsDecision): string {
  return say(`web-architects-question-${kind}`, { effect: effect ? namedEffect(effect) : "" });
}

function groupOf(move: ArchitectsMove): Group {
  switch (move.do) {
    case "take":
    case "build":
    case "research":
    case "draw":
    case "end":
      return move.do;
    case "keep":
      return "look";
    default:
      return "effect";
  }
}

function groups(asked: ArchitectsDecision, { view, ...seen }: Seen, names: Names): OptionGroup[] {
  const consequences = consequencesOf<ArchitectsNouns>(seen, asked);
  const then = (index: number): string => {
    const told = consequences[index];
    const lines = told ? linesOf(told, asked.options[index]!.move, names, view.cities[asked.seat]!.wonder) : [];
    return lines.map(({ words }) => words).join("; ");
  };
  const present = GROUPS.filter((group) => asked.options.some(({ move }) => groupOf(move) === group));
  return present.map((group) => ({
    title: say(`web-architects-group-${group}`),
    options: asked.options.flatMap(({ move, mandatory }, index) =>
      groupOf(move) === group
        ? [
            {
              index,
              must: mandatory && asked.kind === "act",
              words: moveWords(move, asked, view, names),
              then: then(index),
            },
          ]
        : [],
    ),
    refusals:
      group === present[0]
        ? asked.refusals.map(({ stage, reason }) =>
            say("web-architects-cannot", { stage, reason: reasonWords(reason) }),
          )
        : [],
  }));
}

export function reasonWords(reason: ArchitectsReason): string {
  if (reason.reason === "stages_missing")
    return say("architects-reason-stages_missing", { count: reason.stages.length, stages: reason.stages.join(", ") });
  const { needed, grey, coins } = reason;
  return say("architects-reason-cards_missing", { needed, grey, coins, missing: needed - grey - coins });
}

/** A move as a choice that was made, with names that can be asked about annotated. */
export function moveWords(
  move: ArchitectsMove,
  { seat, effect }: ArchitectsDecision,
  view: ArchitectsView,
  names: Names,
): string {
  const from = (owner: number | null): string =>
    say("web-architects-do-take", {
      deck: deckName(owner, seat, names),
      card: topName(deckAt(owner, view), namedCard),
    });
  const owner = "deck" in move ? ownerOf(move.deck, seat, view.players) : null;
  switch (move.do) {
    case "take":
    case "draw":
      return from(owner);
    case "from":
      return from(move.seat);
    case "build": {
      const stage = stagesOf(view.cities[seat]!.wonder)[move.stage - 1]!;
      return say("web-architects-do-build", {
        stage: move.stage,
        gives: annotated(gives(stage), `stage-${view.cities[seat]!.wonder}-${move.stage}`),
        cards: paid(move),
      });
    }
    case "research":
      return say("web-architects-do-research", {
        cards: listed(move.symbols, namedCard),
        token: namedToken(move.token),
      });
    case "token":
      return namedToken(move.token);
    case "look":
      return say("web-architects-do-look", { deck: deckName(owner, seat, names) });
    case "keep":
      return namedCard(move.card);
    case "use":
      return effect ? say("web-architects-do-use", { effect: namedEffect(effect) }) : "";
    default:
      return say(`web-architects-do-${move.do}`);
  }
}

function sentence(told: ArchitectsEvent, { view }: Seen, names: Names): string {
  const who: { who: Who; city: string } =
    "seat" in told ? { who: names.who(told.seat), city: names.of(told.seat) } : { who: "other", city: "" };
  switch (told.event) {
    case "turn_began":
      return "";
    case "ended":
      return resultSentence(told.result, names);
    case "peeked":
      return told.card
        ? say("architects-peeked-you", { card: namedCard(told.card) })
        : say("architects-peeked-other", { city: who.city });
    case "took":
      return say(`architects-took-${told.why}`, {
        ...who,
        card: namedCard(told.card),
        deck: deckName(told.owner, told.seat, names),
      });
    case "flipped":
      return told.battle
        ? say("architects-flipped-battle")
        : say("architects-flipped", { flipped: told.flipped, all: view.conflict });
    case "looked": {
      const deck = deckName(told.owner, told.seat, names);
      return told.cards
        ? say("architects-looked-you", { deck, cards: listed(told.cards, namedCard) })
        : say("architects-looked-other", { city: who.city, deck });
    }
    case "fought":
      return say("architects-fought", {
        sides: told.shields
          .map((shields, seat) =>
            say("architects-fought-side", { city: names.of(seat), shields, victories: told.victories[seat]! }),
          )
          .join(", "),
      });
    case "stage_built": {
      const stage = stagesOf(view.cities[told.seat]!.wonder)[told.stage - 1]!;
      const about = `stage-${view.cities[told.seat]!.wonder}-${told.stage}`;
      return say("architects-stage-built", {
        ...who,
        stage: told.stage,
        gives: annotated(gives(stage), about),
        cards: paid(told),
      });
    }
    case "researched":
      return say("architects-researched", { ...who, cards: listed(told.symbols, namedCard) });
    case "token_taken":
      return say(told.blind ? "architects-turned-token" : "architects-gained-token", {
        ...who,
        token: namedToken(told.token),
      });
    case "cat_moved":
      return say("architects-cat-moved", who);
    case "draw_allowed":
      return say("architects-draw-allowed", who);
    case "declined":
      return say("architects-declined", who);
  }
}

const ICONS: Readonly<Partial<Record<ArchitectsEvent["event"], IconData>>> = {
  peeked: eye,
  took: hand,
  cat_moved: cat,
  flipped: horn,
  stage_built: pyramid,
  researched: book,
  token_taken: book,
  looked: eye,
  fought: swords,
  ended: laurels,
};
/** What a person does, as opposed to what follows from it. */
const DEEDS: readonly ArchitectsEvent["event"][] = [
  "took",
  "stage_built",
  "researched",
  "token_taken",
  "looked",
  "declined",
];

function mention(event: ArchitectsEvent): Mention {
  return {
    seats: "seat" in event ? [event.seat] : [],
    deed: DEEDS.includes(event.event),
    icon: ICONS[event.event] ?? hourglass,
  };
}

const text: GameText<ArchitectsNouns> = {
  headline,
  sections,
  question,
  groups,
  chosen: () => "",
  move: (move, decision, { view }, names) => moveWords(move, decision, view, names),
  sentence,
  mention,
  score: ({ view }, names) => scoreTable("architects", view.result, CATEGORIES, names),
};
export default text;
