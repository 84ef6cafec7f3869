/** What a player did with a card. */
export interface Deed {
  readonly do: "build" | "stage" | "sell" | "take";
  readonly card: string | null;
}

/** Which cards of a hand were played, by their places in it; one of several equal cards. */
export function playedFrom(hand: readonly string[], deeds: readonly Deed[]): ReadonlyMap<number, Deed> {
  const played = new Map<number, Deed>();
  for (const deed of deeds) {
    const place = hand.findIndex((card, index) => card === deed.card && !played.has(index));
    if (place >= 0) played.set(place, deed);
  }
  return played;
}
