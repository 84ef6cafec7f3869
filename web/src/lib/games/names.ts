import type { GameName, SeatInfo, TableInfo } from "$lib/wire/protocol";
import { say, sayOne } from "$lib/words";
import type { Who } from "$lib/words/messages";
import type { Seen } from "./nouns";
import { gameOf } from "./registry";

/** Who is who at a table, as the reader calls them. */
export interface Names {
  /** What chooses the form of a sentence. */
  who(city: number): Who;
  /** A city inside a sentence. */
  of(city: number): string;
  /** A city in a heading: even the reader's own has its name. */
  full(city: number): string;
  /** Who plays a city, where there is little room: the person's name, otherwise the city's. */
  short(city: number): string;
}

/** The name for the holder of a seat: a person, a bot, or nobody yet. */
export function seatName(seat: SeatInfo): string {
  if (seat.name !== null) {
    const more = absenceOf(seat);
    return more ? `${seat.name} (${more})` : seat.name;
  }
  return seat.bot === null ? say("web-seat-open") : botName(seat.bot);
}

/** Says that the person in a seat is away, or plays for someone who is; empty otherwise. */
export function absenceOf({ away, stand_in, guest_of }: SeatInfo): string {
  if (away) return say(stand_in ? "web-people-stand_in" : "web-people-away");
  return guest_of === null ? "" : say("web-people-guest", { name: guest_of });
}

/** A bot by the name that people know: `master:science` is a Master fond of science; `program:mine` has a name already. */
export function botName(bot: string): string {
  if (bot.startsWith("program:")) return bot.slice("program:".length);
  const [, level = bot, written] = /^([a-z]+)(?::([a-z]+))?/.exec(bot) ?? [];
  const leaning = written === "builder" ? "wonders" : written; // as old tables have it
  const name = sayOne("bot", level);
  return leaning && leaning !== "any" ? sayOne("bot-leaning", leaning, { bot: name }) : name;
}

/** The names at a table whose cities have these wonders; a city after the last seat is the Free City. */
export function namesAt(
  game: GameName,
  seats: readonly SeatInfo[],
  wonders: readonly string[],
  you: number | null,
): Names {
  const isFree = (city: number): boolean => city >= seats.length;
  const { freeCity } = gameOf(game);
  const cityName = (city: number): string => sayOne(`${game}-city`, wonders[city] ?? "");
  return {
    who: (city) => (isFree(city) ? "free_city" : city === you ? "you" : "other"),
    of(city) {
      if (isFree(city)) return freeCity?.inSentence() ?? "";
      return city === you ? say("you") : (seats[city]!.name ?? cityName(city));
    },
    full(city) {
      if (isFree(city)) return `${freeCity?.name() ?? ""} (${cityName(city)})`;
      return `${cityName(city)} · ${seatName(seats[city]!)}`;
    },
    short: (city) => (isFree(city) ? (freeCity?.name() ?? "") : (seats[city]!.name ?? cityName(city))),
  };
}

/** The wonder of each city in view. */
export function wondersOf(seen: Seen | null): readonly string[] {
  return seen ? gameOf(seen.game).boards(seen.view) : [];
}

/** The names at a table as its viewer knows it. */
export function namesOf(info: TableInfo, seen: Seen | null, you: number | null): Names {
  return namesAt(info.game, info.seats, wondersOf(seen), you);
}
