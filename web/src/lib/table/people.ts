import { GONE_MS, IDLE_MS, type Presence, type SeatInfo, type TableInfo, type Wish } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { durationWords } from "./duration";
import { isSlow } from "./terms";
import { timeWords } from "./times";

/** The presence of the person in a seat; null for bots, empty seats, and where that is not known. */
export type Standing = "here" | "gone" | "away" | "stand_in" | null;

/** The presence of the person who has a seat. */
export function standingOf(seat: SeatInfo | undefined, presence: Presence | undefined): Standing {
  if (!seat || seat.name === null) return null;
  if (seat.away) return seat.stand_in ? "stand_in" : "away";
  if (!presence) return null;
  return presence.here ? "here" : "gone";
}

/** The presence of a person, in words; empty where there is nothing to say. */
export function standingWords(standing: Standing, presence: Presence | undefined): string {
  if (standing === null) return "";
  const since = presence && !presence.here ? presence.since : null;
  if (standing === "gone" && since !== null) return say("web-people-gone-since", { time: timeWords(since) });
  return say(`web-people-${standing}`);
}

/** Why the viewer is not asked to move, in words; empty if nothing stands in the way. */
export function haltWords(info: TableInfo, you: number | null, isMine: boolean): string {
  if (info.phase !== "playing") return "";
  if (info.paused) return say("web-halt-paused");
  if (info.asleep) return say("web-halt-asleep");
  return isMine && you !== null && info.seats[you]!.away ? say("web-halt-away") : "";
}

/** Whether two wishes are for the same thing. */
export function isSameWish(one: Wish, other: Wish): boolean {
  const parts = (wish: Wish): string => JSON.stringify(Object.entries(wish).toSorted());
  return parts(one) === parts(other);
}

/** Who already wants something. */
export function wantedBy(info: TableInfo, wish: Wish): readonly number[] {
  return info.wanted.find((wanted) => isSameWish(wanted.wish, wish))?.seats ?? [];
}

/** A wish in words, to follow a colon: "pause", "a bot plays for Livia". */
export function wishWords(wish: Wish, seats: readonly SeatInfo[]): string {
  switch (wish.wish) {
    case "pause":
    case "more_time":
      return say(`web-wish-${wish.wish}`);
    case "stand_in":
    case "wait_for":
    case "open_seat":
      return say(`web-wish-${wish.wish}`, { name: ownerOf(seats[wish.seat]) });
    case "set_clock":
      return wish.clock === null
        ? say("web-wish-no-clock")
        : say("web-wish-set_clock", { time: durationWords(wish.clock) });
  }
}

/** Whose seat it is: who plays it, or the person for whom they do. */
export function ownerOf(seat: SeatInfo | undefined): string {
  return seat?.guest_of ?? seat?.name ?? "";
}

export const CARES = ["wait_for", "stand_in", "open_seat"] as const;
/** What the others can want for a person who is gone. */
export type Care = (typeof CARES)[number];

/** What the others can want for a seat at a moment: not what is already so, and nothing while its person plays. */
export function caresFor(
  info: TableInfo,
  seat: number,
  presence: Presence | undefined,
  waiting: readonly number[],
  turnSince: number,
  now: number,
): readonly Care[] {
  const one = info.seats[seat]!;
  const standing = standingOf(one, presence);
  if (standing === null || !(one.away || isMissed(info, seat, presence, waiting, turnSince, now))) return [];
  return CARES.filter((care) => {
    if (care === "wait_for") return one.stand_in || one.free;
    if (care === "stand_in") return !one.stand_in;
    return !one.free;
  });
}

/** Whether the others may play on without a person who is not away: at a table over days, everybody is gone most of the time. */
export function isMissed(
  info: TableInfo,
  seat: number,
  presence: Presence | undefined,
  waiting: readonly number[],
  turnSince: number,
  now: number,
): boolean {
  if (isSlow(info.clock) || !presence) return false;
  if (!presence.here && now - (presence.since ?? 0) >= GONE_MS) return true;
  return info.clock === null && waiting.includes(seat) && now - turnSince >= IDLE_MS;
}

/** The seat that a person without one can take during the game: one whose person is waited for, rather than a bot's. */
export function freeSeat(info: TableInfo): number | null {
  if (info.phase !== "playing") return null;
  const opened = info.seats.findIndex(({ free, name }) => free && name !== null);
  const any = info.seats.findIndex(({ free }) => free);
  return opened >= 0 ? opened : any >= 0 ? any : null;
}
