import { type ReserveFor, SLOW_CLOCK, type TableInfo, type Terms } from "$lib/wire/protocol";
import { say } from "$lib/words";
import { durationWords } from "./duration";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Clocks for people who sit at the table together. */
export const LIVE_CLOCKS: readonly number[] = [30, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE];
/** Clocks for people who look in from time to time. */
export const SLOW_CLOCKS: readonly number[] = [HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const LIVE_RESERVES: readonly number[] = [0, MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const SLOW_RESERVES: readonly number[] = [0, 8 * HOUR, DAY, 3 * DAY, 7 * DAY];
export const AWAY_AFTER: readonly number[] = [1, 2, 3, 5];

/** The terms that a table plays by, from what is known about it. */
export function termsOf(info: TableInfo): Terms {
  const { wonders, clock, reserve, reserve_for, away_after, when_away, spectators, hints } = info;
  return { wonders, clock, reserve, reserve_for, away_after, when_away, public: info.public, spectators, hints };
}

export const isSlow = (clock: number | null): boolean => clock !== null && clock >= SLOW_CLOCK;

/** What a choice offers, including what is chosen even if that is not offered. */
export function offered<T>(values: readonly T[], chosen: T): readonly T[] {
  return values.includes(chosen) ? values : [...values, chosen];
}

/** The reserves that go with a clock. */
export function reservesFor(clock: number | null): readonly number[] {
  if (clock === null) return [0];
  return isSlow(clock) ? SLOW_RESERVES : LIVE_RESERVES;
}

/** Another clock; a reserve that does not go with it is dropped. */
export function withClock<T extends Pick<Terms, "reserve">>(terms: T, clock: number | null): T & Pick<Terms, "clock"> {
  return { ...terms, clock, reserve: reservesFor(clock).includes(terms.reserve ?? 0) ? terms.reserve : 0 };
}

/** A clock as a table plays by it. */
export const clockTerm = (clock: number | null): string =>
  clock === null ? say("web-time-clock-none") : say("web-time-clock-is", { time: durationWords(clock) });

/** A reserve as a table plays by it. */
export function reserveTerm(reserve: number, reserve_for: ReserveFor): string {
  return reserve === 0
    ? say("web-time-reserve-none")
    : say(`web-time-reserve-${reserve_for}`, { time: durationWords(reserve) });
}

/** What happens when time runs out, with these terms. */
export function outcomeWords(info: TableInfo): string {
  if (info.clock === null) return say("web-time-outcome-none");
  const late = info.reserve > 0 ? say("web-time-outcome-reserve") : say("web-time-outcome-clock");
  return `${late} ${say(`web-time-outcome-${info.when_away}`, { count: info.away_after })}`;
}
