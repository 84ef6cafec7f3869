import { shapes } from "$lib/icons/glyphs";
import { annotated } from "$lib/what/annotated";
import { drawn, type Answer, type NumberCell, type Part, type Row } from "$lib/what/answer";
import { say, sayOne } from "$lib/words";
import { effects, powersOf } from "../effect";
import { type Card, CARDS, cards } from "../facts";
import { priceOf, reasonWords } from "../price";
import Cost from "../table/Cost.svelte";
import { leadsTo, offerOf } from "../table/plan";
import Front from "./Front.svelte";
import { cardPart, cityPart, type Scene, wordsPart } from "./rows";

/** Everything known about a card. */
export function aboutCard(id: string, scene: Scene | null): Answer | null {
  const card = cards.get(id);
  if (!card) return null;
  const { colour, age } = card;
  return {
    name: sayOne("seven-card", id),
    kind: say("seven-age", { age }),
    colour,
    icon: shapes[colour]!,
    picture: drawn(Front, { card: id }),
    says: [say("web-help-gives", { effect: effects(card.effects) }), ...powersOf(card.effects)],
    rows: [costs(card, scene), after(card), leads(card), copies(card, scene), ...builtBy(id, scene)],
    entry: `card-${id}`,
  };
}

function costs({ id, cost }: Card, scene: Scene | null): Row {
  return {
    label: say("web-what-row-costs"),
    parts: [{ as: "picture", ...drawn(Cost, { cost, ask: true }) }, ...(scene ? costsNow(id, scene) : [])],
    none: "",
  };
}

/** What it would cost now, as the server lists it; nothing for a card that is not in hand. */
function costsNow(card: string, { seen, names }: Scene): Part[] {
  return seen.decisions.slice(0, 1).flatMap((decision) => {
    const { ways, refusals } = offerOf(decision, card);
    const [way] = ways.build;
    const told = way
      ? priceOf(way.option, decision.city, seen.view.cities.length, names, annotated)
      : (refusals.build ?? []).map((reason) => reasonWords(reason, annotated)).join("; ");
    return told ? [wordsPart(say("web-what-you", { price: told }), true)] : [];
  });
}

/** The cards that make it free: each building that does may be on several cards. */
function after({ free_with: structures = [] }: Card): Row {
  const makers = CARDS.filter((card) => structures.includes(card.structure ?? card.id));
  return {
    label: say("web-what-row-after"),
    parts: makers.map(({ id }) => cardPart(id)),
    none: say("web-what-no-card"),
  };
}

function leads(card: Card): Row {
  return { label: say("web-what-row-leads"), parts: leadsTo(card).map(cardPart), none: say("web-what-no-card") };
}

const FEWEST = 3;
const MOST = 7;

/** How many there are with each number of cities; a guild may or may not be in a game. */
function copies({ copies: counts }: Card, scene: Scene | null): Row {
  const row = { label: say("web-what-row-copies"), none: "" };
  if (!counts) return { ...row, parts: [wordsPart(say("web-what-guild"))] };
  const here = scene?.seen.view.cities.length;
  const cells: NumberCell[] = Array.from({ length: MOST - FEWEST + 1 }, (_, index) => {
    const under = FEWEST + index;
    return { value: counts.filter((least) => least <= under).length, under, isHere: under === here };
  });
  return { ...row, parts: [{ as: "cells", cells, unit: say("web-what-players") }] };
}

function builtBy(id: string, scene: Scene | null): Row[] {
  if (!scene) return [];
  const builders = scene.seen.view.cities.filter((city) => city.cards.includes(id));
  const parts = builders.map(({ number }) => cityPart(number, scene));
  return [{ label: say("web-what-row-built"), parts, none: say("web-what-nobody-yet") }];
}
