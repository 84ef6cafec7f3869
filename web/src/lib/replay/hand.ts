import { type Deed, playedFrom } from "$lib/games/deeds";
import { say } from "$lib/words";

/** The words for the cards of a hand, in its order; those for a card that was played say so. */
export function marked(lines: readonly string[], hand: readonly string[], deeds: readonly Deed[]): readonly string[] {
  const played = playedFrom(hand, deeds);
  return lines.map((card, place) => (played.has(place) ? say("web-replay-played", { card }) : card));
}
