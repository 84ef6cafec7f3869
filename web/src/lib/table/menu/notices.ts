import type { Note, Presence, TableInfo, Wanted } from "$lib/wire/protocol";
import { freeSeat, isMissed } from "../people";

/** What a person at a table has to be told until it changes; the most important first. */
export type Notice =
  | { readonly kind: "asleep" }
  | { readonly kind: "away"; readonly isPlayed: boolean; readonly by: string | null }
  | { readonly kind: "replaced"; readonly by: string }
  | { readonly kind: "thanks"; readonly name: string }
  | { readonly kind: "join"; readonly seat: number }
  | { readonly kind: "paused" }
  | { readonly kind: "hurried" }
  | { readonly kind: "wish"; readonly wanted: Wanted; readonly isMine: boolean }
  | { readonly kind: "late"; readonly at: number }
  | { readonly kind: "gone"; readonly seat: number; readonly since: number | null }
  | { readonly kind: "guest"; readonly of: string }
  | { readonly kind: "delayed"; readonly delay: number };

/** What is known about a table and the person looking at it. */
export interface Situation {
  readonly info: TableInfo;
  readonly you: number | null;
  /** Whether a guest plays the viewer's seat. */
  readonly lent: boolean;
  /** The seat that this browser keeps for one person, even if it is no longer valid. */
  readonly kept: { readonly seat: number; readonly name: string } | undefined;
  readonly presence: readonly Presence[];
  readonly waiting: readonly number[];
  /** When this turn began, by the server's clock. */
  readonly turnSince: number;
  readonly notes: readonly Note[];
  /** The time up to which notes are old news, because the person has chosen something since. */
  readonly heeded: number;
  readonly delay: number;
  /** By the server's clock. */
  readonly now: number;
}

/** For how long it is worth saying that a person was late. */
const LATE_FOR = 10 * 60_000;

/** The name of a notice, by which it can be put away: another of the same kind has another name. */
export function keyOf(notice: Notice): string {
  return JSON.stringify(notice);
}

/** Everything to tell the person looking at a table during the game. */
export function noticesOf(situation: Situation): readonly Notice[] {
  const { info, you } = situation;
  if (info.phase !== "playing") return [];
  const told = you === null ? toSpectators(situation) : toPlayer(situation, you);
  const paused: readonly Notice[] = info.paused ? [{ kind: "paused" }] : [];
  const hurried: readonly Notice[] = info.hurried ? [{ kind: "hurried" }] : [];
  return [...told.first, ...paused, ...told.then, ...hurried];
}

interface Told {
  readonly first: readonly Notice[];
  readonly then: readonly Notice[];
}

function toSpectators({ info, kept, delay }: Situation): Told {
  const seat = freeSeat(info);
  const first: Notice[] = [];
  const back = kept && info.seats[kept.seat]?.name;
  if (back) first.push({ kind: "thanks", name: back });
  if (seat !== null) first.push({ kind: "join", seat });
  if (info.asleep) first.push({ kind: "asleep" });
  return { first, then: delay > 0 ? [{ kind: "delayed", delay }] : [] };
}

function toPlayer(situation: Situation, you: number): Told {
  const { info, lent } = situation;
  const mine = info.seats[you]!;
  if (lent) return { first: [{ kind: "replaced", by: mine.name ?? "" }], then: [] };
  const first: Notice[] = [];
  if (info.asleep) first.push({ kind: "asleep" });
  else if (mine.away) first.push({ kind: "away", isPlayed: mine.stand_in, by: replacedBy(situation, you) });
  const then: Notice[] = [
    ...(mine.away ? [] : lateOf(situation, you)),
    ...info.wanted.map((wanted): Notice => ({ kind: "wish", wanted, isMine: wanted.seats.includes(you) })),
    ...(mine.away || info.paused ? [] : goneOf(situation, you)),
  ];
  if (mine.guest_of !== null) then.push({ kind: "guest", of: mine.guest_of });
  return { first, then };
}

/** Who let a bot play for a person, if that was another person. */
function replacedBy({ info, notes }: Situation, you: number): string | null {
  const last = notes.findLast(({ seat }) => seat === you);
  return info.seats[you]!.stand_in && last?.what === "stand_in" && last.by !== info.seats[you]!.name ? last.by : null;
}

/** Says that a bot has decided once: until the person has chosen again, or something else has happened to the seat. */
function lateOf({ notes, heeded, now }: Situation, you: number): readonly Notice[] {
  const last = notes.findLast(({ seat }) => seat === you);
  return last?.what === "late" && last.at > heeded && now - last.at < LATE_FOR ? [{ kind: "late", at: last.at }] : [];
}

/** The first person whom everybody waits for and who is not there. */
function goneOf({ info, presence, waiting, turnSince, now }: Situation, you: number): readonly Notice[] {
  for (const [seat, one] of info.seats.entries()) {
    if (seat === you || one.stand_in || !waiting.includes(seat)) continue;
    const since = presence[seat]?.here === false ? presence[seat].since : null;
    const isAwaited = one.away || (since !== null && isMissed(info, seat, presence[seat], waiting, turnSince, now));
    if (one.name !== null && isAwaited) return [{ kind: "gone", seat, since }];
  }
  return [];
}
