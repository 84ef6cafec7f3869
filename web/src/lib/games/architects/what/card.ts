import { shapes } from "$lib/icons/glyphs";
import { drawn, type Answer, type Part, type Row } from "$lib/what/answer";
import SignView from "$lib/what/SignView.svelte";
import { say, sayOne } from "$lib/words";
import { cardLines, tokenLine } from "../entries";
import { CARDS, deckOf, TOKENS, WONDER_IDS } from "../facts";
import { tokenIcons } from "../table/pictures";
import { deckTitle } from "../table/seats";
import { cardName } from "../text";
import CardView from "./CardView.svelte";
import { cityPart, type Scene, tokenPart, whoRow, wordsPart } from "./rows";

/** Everything known about a card. */
export function aboutCard(id: string, scene: Scene | null): Answer | null {
  const card = CARDS.find((one) => one.id === id);
  if (!card) return null;
  const helped = TOKENS.filter(({ effect }) => effect.kind === "draw_on_take" && effect.cards.includes(id));
  return {
    name: cardName(id),
    kind: say(`colour-${card.colour}`),
    colour: card.colour,
    icon: shapes[card.colour]!,
    picture: drawn(CardView, { card: id }),
    says: cardLines(card),
    rows: [
      {
        label: say("web-what-row-helped"),
        parts: helped.map((token) => tokenPart(token.id)),
        none: say("web-what-no-token"),
      },
      scene ? toCome(id, scene) : inBox(id),
      ...whoRow(scene, ({ cards }) => cards[id] ?? 0),
    ],
    entry: `card-${id}`,
  };
}

/** How many are still in each deck: anyone may count that. */
function toCome(id: string, { seen: { view }, names }: Scene): Row {
  const owners = [null, ...view.cities.map(({ number }) => number)];
  const parts = owners.flatMap((owner): Part[] => {
    const count = (owner === null ? view.central : view.cities[owner]!.deck).cards[id] ?? 0;
    return count ? [{ as: "city", name: deckTitle(owner, view.seat, names), count }] : [];
  });
  return { label: say("web-what-row-to-come"), parts, none: say("web-what-none-left") };
}

/** How many each deck starts with. */
function inBox(id: string): Row {
  const central: Part = { as: "city", name: say("web-arch-deck-centre"), count: deckOf("central")[id] ?? 0 };
  const others = WONDER_IDS.map((wonder): Part => ({
    as: "city",
    name: sayOne("architects-city", wonder),
    count: deckOf(wonder)[id] ?? 0,
  }));
  return { label: say("web-what-row-copies"), parts: [central, ...others], none: "" };
}

/** Everything known about a progress token. */
export function aboutToken(id: string, scene: Scene | null): Answer | null {
  const token = TOKENS.find((one) => one.id === id);
  if (!token) return null;
  const copies = TOKENS.reduce((sum, one) => sum + (one.copies ?? 1), 0);
  return {
    name: sayOne("architects-token", id),
    kind: say("web-what-kind-token"),
    colour: "green",
    icon: tokenIcons[id]!,
    picture: drawn(SignView, { icon: tokenIcons[id]! }),
    says: [tokenLine(token)],
    rows: [
      { label: say("web-what-row-costs"), parts: [wordsPart(say("web-what-token-costs"))], none: "" },
      { label: say("web-what-row-lasts"), parts: [wordsPart(say("web-what-token-lasts"))], none: "" },
      {
        label: say("web-what-row-copies"),
        parts: [wordsPart(say("web-what-copies-of", { count: token.copies ?? 1, all: copies }))],
        none: "",
      },
      ...holders(id, scene),
    ],
    entry: `token-${id}`,
  };
}

/** Who has it, or where it is. */
function holders(id: string, scene: Scene | null): Row[] {
  if (!scene) return [];
  const { view } = scene.seen;
  const parts = view.cities.flatMap(({ number, tokens }) => (tokens.includes(id) ? [cityPart(number, scene)] : []));
  if (view.open_tokens.includes(id)) parts.push(wordsPart(say("web-what-token-open"), true));
  if (view.stack[id]) parts.push(wordsPart(say("web-what-token-hidden"), true));
  return [{ label: say("web-what-row-has"), parts, none: say("web-what-not-here") }];
}
