import { annotated } from "$lib/what/annotated";
import hammer from "icon:gear-hammer";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import pyramid from "icon:great-pyramid";
import swords from "icon:crossed-swords";
import { coin } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import { cardOf, NUMBERS, sideId, stagesOf } from "./facts";
import type { SevenDecision, SevenEvent, SevenFought, SevenMove, SevenReason, SevenRefusal } from "$lib/wire/protocol";
import { say, sayOne, words } from "$lib/words";
import type { Names } from "../names";
import { consequencesOf, type Seen as SeenOf } from "../nouns";
import { resultSentence, scoreTable } from "../result";
import type { GameText, Mention, OptionGroup, Section } from "../text";
import { linesOf } from "./consequence";
import { costWords, effects, unitsOf } from "./effect";
import type { SevenNouns } from "./nouns";
import { payment, priceOf, reasonWords } from "./price";

const CATEGORIES = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total"] as const;

/** What a sold card brings. */
const saleWords = (): string => say("coins", { count: NUMBERS.sale });

type Seen = SeenOf<SevenNouns>;
const cardName = (card: string): string => sayOne("seven-card", card);
/** A card inside a sentence, annotated so that it can be asked about. */
const namedCard = (card: string): string => annotated(cardName(card), `card-${card}`);
/** A card with its colour, cost and effect. */
const cardWords = (id: string): string => {
  const card = cardOf(id);
  return say("web-seven-card", {
    card: namedCard(id),
    colour: say(`colour-${card.colour}`),
    cost: costWords(card.cost, annotated),
    effect: effects(card.effects, annotated),
  });
};

function headline({ view }: Seen): string {
  if (view.phase === "over") return say("web-over");
  return say("web-seven-headline", { age: view.age, turn: view.turn, all: NUMBERS.turns });
}

function sections(seen: Seen, names: Names): Section[] {
  const { view } = seen;
  const mine = view.seat;
  const hand = view.hand.length ? [{ title: say("web-seven-hand"), lines: view.hand.map(cardWords) }] : [];
  const order = view.cities.map((_, index) => ((mine ?? 0) + index) % view.cities.length);
  const cities = order.map((index) => citySection(index, seen, names));
  const passing = say(`web-seven-passing-${view.passing}`, { age: view.age });
  const table = {
    title: say("web-seven-table"),
    lines: [passing, say("web-seven-discards", { count: view.discards })],
  };
  const memory = view.memory.map((hand) =>
    say("web-seven-memory", {
      city: names.of(hand.seat),
      cards: words.list(hand.cards.map(namedCard)),
      gone: hand.gone,
    }),
  );
  const remembered = memory.length ? [{ title: say("web-seven-memory-title"), lines: memory }] : [];
  return [...hand, ...cities, table, ...remembered];
}

function citySection(index: number, { view, outlooks }: Seen, names: Names): Section {
  const [city, outlook] = [view.cities[index]!, outlooks[index]];
  const stages = stagesOf(city.board);
  const next = stages[city.stages];
  const sold = (forSale: boolean): string =>
    city.sources
      .filter((source) => source.for_sale === forSale)
      .map((source) => unitsOf(source.units, source.one_of, annotated))
      .join(", ");
  const symbols = (["compass", "gear", "tablet", "wild"] as const)
    .filter((symbol) => city[symbol])
    .map((symbol) => {
      const about = symbol === "wild" ? "power-wild_symbol" : `symbol-${symbol}`;
      return annotated(say(`symbols-${symbol}`, { count: city[symbol] }), about);
    });
  const lines = [
    [say("coins", { count: city.coins }), say("shields", { count: city.shields }), ...symbols].join(", "),
    say("web-seven-stages", { built: city.stages, all: stages.length }),
    next
      ? say("web-seven-next-stage", {
          cost: costWords(next.cost, annotated),
          effect: annotated(effects(next.effects), `stage-${sideId(city.board)}-${city.stages + 1}`),
        })
      : "",
    sold(true) ? say("web-seven-sells", { wares: sold(true) }) : "",
    sold(false) ? say("web-seven-makes", { wares: sold(false) }) : "",
    city.cards.length ? say("web-seven-built", { cards: words.list(city.cards.map(namedCard)) }) : "",
    outlook ? say("web-seven-conflict-points", { won: outlook.won, lost: Math.abs(outlook.lost) }) : "",
    view.ready.includes(index) ? say("web-ready") : "",
  ];
  return { title: `${names.full(index)} ${city.board.side}`, lines: lines.filter((line) => line !== "") };
}

function question({ kind, city, seat }: SevenDecision, _seen: Seen, names: Names): string {
  return say(`web-seven-question-${kind}`, { who: city === seat ? "you" : "other", city: names.of(city) });
}

function groups(asked: SevenDecision, { view, outlooks, ...seen }: Seen, names: Names): OptionGroup[] {
  const { options, refusals, city } = asked;
  const consequences = consequencesOf<SevenNouns>(seen, asked);
  const now = outlooks[city];
  const then = (index: number): string => {
    const told = consequences[index];
    const lines = told && now ? linesOf(told, now, view.cities[city]!.coins, names, view.cities.length) : [];
    return lines.map(({ words }) => words).join("; ");
  };
  const cities = view.cities.length;
  const cardsThere = [...new Set([...options.map(({ move }) => cardIn(move)), ...refusals.map(({ card }) => card)])];
  return cardsThere.map((card) => ({
    title: card ? cardWords(card) : say("web-seven-nothing"),
    options: options.flatMap((option, index) => {
      if (cardIn(option.move) !== card) return [];
      const price = priceOf(option, city, cities, names, annotated);
      const words = say(`web-seven-do-${option.move.do}`, { price, coins: saleWords() });
      return [{ index, must: false, words, then: then(index) }];
    }),
    refusals: refusals
      .filter((refusal) => refusal.card === card)
      .map(({ verb, reasons }) => cannotWords(verb, reasons)),
  }));
}

/** That something cannot be done, and why, with names that can be asked about annotated. */
export function cannotWords(verb: SevenRefusal["verb"], reasons: readonly SevenReason[]): string {
  const reason = reasons.map((one) => reasonWords(one, annotated)).join("; ");
  return say(`web-seven-cannot-${verb}`, { reason });
}

const cardIn = (move: SevenMove): string => ("card" in move ? move.card : "");

function chosen(decision: SevenDecision, { view }: Seen): string {
  const [, move] = view.chosen.find(([city]) => city === decision.city) ?? [];
  return move ? moveWords(move) : "";
}

/** A move as a choice that was made: "build Altar". */
export function moveWords(move: SevenMove): string {
  return say(`web-seven-chose-${move.do}`, { card: "card" in move ? namedCard(move.card) : "" });
}

function sentence(told: SevenEvent, { view }: Seen, names: Names): string {
  const cities = view.cities.length;
  switch (told.event) {
    case "built": {
      const price = told.way === "paid" ? payment(told.city, cities, names, told) : say(`seven-built-${told.way}`);
      return say("seven-built", {
        who: names.who(told.city),
        city: names.of(told.city),
        card: namedCard(told.card),
        price,
      });
    }
    case "stage_built": {
      const stage = stagesOf(view.cities[told.city]!.board)[told.stage - 1]!;
      const about = `stage-${sideId(view.cities[told.city]!.board)}-${told.stage}`;
      const price = payment(told.city, cities, names, {
        bank: stage.cost.coins ?? 0,
        left: told.left,
        right: told.right,
      });
      const who = { who: names.who(told.city), city: names.of(told.city) };
      const line = say("seven-stage-built", {
        ...who,
        stage: told.stage,
        effect: annotated(effects(stage.effects), about),
        price,
      });
      return told.card ? say("seven-buried", { told: line, card: namedCard(told.card) }) : line;
    }
    case "sold": {
      const who = { who: names.who(told.city), city: names.of(told.city) };
      return told.card ? say("seven-sold", { ...who, card: namedCard(told.card) }) : say("seven-sold-unseen", who);
    }
    case "thrown":
      return told.card ? say("seven-thrown", { card: namedCard(told.card) }) : "";
    case "declined":
      return say("seven-declined", { who: names.who(told.city), city: names.of(told.city) });
    case "earned": {
      const kinds = (["trade", "sale", "effect"] as const).filter((kind) => told[kind]);
      const parts = kinds.map((kind) => say(`seven-earned-${kind}`, { count: told[kind] }));
      return say("web-seven-earned", {
        who: names.who(told.city),
        city: names.short(told.city),
        coins: parts.join(", "),
      });
    }
    case "fought":
      return conflictWords(told, names);
    case "age_began":
      return say("web-seven-age-began", { age: told.age });
    case "ended":
      return resultSentence(told.result, names);
    default:
      return ""; // readiness and passing are on the screen
  }
}

/** A conflict as the reader sees it: their own from their side, whichever neighbour it is with. */
function conflictWords(told: SevenFought, names: Names): string {
  const { city, shields, neighbour, against, winner } = told;
  const isTurned = names.who(neighbour) === "you";
  const [first, second] = isTurned ? [neighbour, city] : [city, neighbour];
  return say("web-seven-fought", {
    who: names.who(first),
    first: names.short(first),
    shields: isTurned ? against : shields,
    second: names.short(second),
    against: isTurned ? shields : against,
    result:
      winner === null
        ? say("seven-conflict-tied")
        : say("web-seven-wins", { who: names.who(winner), city: names.short(winner) }),
  });
}

const ICONS: Readonly<Partial<Record<SevenEvent["event"], IconData>>> = {
  built: hammer,
  stage_built: pyramid,
  sold: coin,
  earned: coin,
  fought: swords,
  ended: laurels,
};
const DEEDS: readonly SevenEvent["event"][] = ["built", "stage_built", "sold"];

function mention(event: SevenEvent): Mention {
  return {
    seats: event.event === "fought" ? [event.city, event.neighbour] : "city" in event ? [event.city] : [],
    deed: DEEDS.includes(event.event),
    icon: ICONS[event.event] ?? hourglass,
  };
}

const text: GameText<SevenNouns> = {
  headline,
  sections,
  question,
  groups,
  chosen,
  move: moveWords,
  sentence,
  mention,
  score: ({ view }, names) => scoreTable("seven", view.result, CATEGORIES, names),
};
export default text;
