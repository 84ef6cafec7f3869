import type { ArchitectsSide, ArchitectsView } from "$lib/wire/protocol";
import type { Presence, SeatInfo } from "$lib/wire/protocol";
import { absenceOf, botName, type Names } from "$lib/games/names";
import { type Standing, standingOf } from "$lib/table/people";
import { say, sayOne } from "$lib/words";
import { deckAt, ownerOf } from "../text";

/** The decks a seat reaches, in the order in which they lie in front of it. */
export const SIDES: readonly ArchitectsSide[] = ["left", "centre", "right"];

/** A city as a heading and a line below it: people have names, bots are known by their city. */
export interface Title {
  readonly name: string;
  readonly under: string;
  /** Whether its person is present; null for bots. */
  readonly standing: Standing;
  readonly presence: Presence | undefined;
}

/** Where everybody sits, seen from one seat. */
export interface Places {
  readonly me: number;
  readonly left: number;
  /** Null when left and right are the same person. */
  readonly right: number | null;
  /** The others in seat order, from the left round the table. */
  readonly far: readonly number[];
}

/** Where everybody sits; the public sees the table from the first seat. */
export function placesOf(view: Pick<ArchitectsView, "seat" | "players">): Places {
  const count = view.players;
  const me = view.seat ?? 0;
  const others = Array.from({ length: count - 1 }, (_, index) => (me + 1 + index) % count);
  return {
    me,
    left: others[0]!,
    right: count > 2 ? others[others.length - 1]! : null,
    far: others.slice(1, -1),
  };
}

export function titleOf(seat: number, seats: readonly SeatInfo[], wonder: string, present: readonly Presence[]): Title {
  const info = seats[seat]!;
  const presence = present[seat];
  const there = { standing: standingOf(info, presence), presence };
  const city = sayOne("architects-city", wonder);
  if (info.name === null) return { name: city, under: info.bot === null ? "" : botName(info.bot), ...there };
  return { name: info.name, under: [city, absenceOf(info)].filter(Boolean).join(" · "), ...there };
}

/** A deck as it lies on the table. */
export interface Pile {
  readonly side: ArchitectsSide;
  readonly owner: number | null;
  readonly title: string;
  readonly deck: ArchitectsView["central"];
}

export function deckTitle(owner: number | null, you: number | null, names: Names): string {
  if (owner === null) return say("web-arch-deck-centre");
  return owner === you ? say("web-arch-deck-you") : say("web-arch-deck-of", { city: names.of(owner) });
}

/** The three decks that a seat reaches. */
export function pilesOf(view: ArchitectsView, names: Names): readonly Pile[] {
  const { me } = placesOf(view);
  return SIDES.map((side) => {
    const owner = ownerOf(side, me, view.players);
    return { side, owner, title: deckTitle(owner, view.seat, names), deck: deckAt(owner, view) };
  });
}
