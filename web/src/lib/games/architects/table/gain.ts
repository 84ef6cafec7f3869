import { cardOf, tokenOf } from "$lib/facts/architects";
import type { ArchitectsCity, ArchitectsView } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { tokenWords } from "../text";

/** One line about a card on top of a deck, and the picture before it. */
export interface Gain {
  readonly picture: "card" | "cat" | "horn" | "points" | "shield" | "token";
  readonly words: string;
  /** Whether it is only a rule that most people know: a small screen leaves it out. */
  readonly known?: boolean;
}

/** What is printed on a card, and what of it somebody already has: at most four lines. */
export function gainsOf(card: string, player: ArchitectsCity, view: ArchitectsView): readonly Gain[] {
  const { colour, points = 0, shields = 0, horns = 0, cat } = cardOf(card);
  const have: Gain = { picture: "card", words: say("web-arch-have", { count: player.cards[card] ?? 0 }) };
  const lines: Gain[] = [];
  if (points) lines.push({ picture: "points", words: say("points", { count: points }) });
  if (cat) lines.push({ picture: "cat", words: say("web-arch-gain-cat") });
  if (shields) lines.push({ picture: "shield", words: say("shields", { count: shields }) });
  if (horns) {
    lines.push({ picture: "horn", words: say("web-arch-gain-horns", { count: horns }) });
    if (!view.battle) lines.push({ picture: "horn", words: say("web-architects-peace", { count: view.peace }) });
  }
  if (colour === "grey") lines.push({ picture: "card", words: say("web-arch-gain-resource"), known: true }, have);
  if (colour === "yellow") lines.push({ picture: "card", words: say("web-arch-gain-coin"), known: true }, have);
  if (colour === "green") lines.push({ picture: "card", words: say("web-arch-gain-symbol"), known: true }, have);
  return [...lines, ...remindersOf(card, player)];
}

/** The tokens of a player that name a card. */
function remindersOf(card: string, player: ArchitectsCity): readonly Gain[] {
  return player.tokens.flatMap((token) => {
    const { effect } = tokenOf(token);
    const isNamed = effect.kind === "draw_on_take" && effect.cards.includes(card);
    return isNamed ? [{ picture: "token" as const, words: tokenWords(token) }] : [];
  });
}
