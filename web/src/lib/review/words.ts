import type { Names } from "$lib/games/names";
import { gameOf } from "$lib/games/registry";
import type { GameName, Reason, Weighed } from "$lib/wire/protocol";
import { annotated } from "$lib/what/annotated";
import { say, sayOne, words } from "$lib/words";
import { MILLE } from "./curve";

const TENTH = 10;
export const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A chance, or a part of one, as a whole percentage. */
export const percent = (mille: number): number => Math.round(mille / TENTH);

/** The same with its sign. */
export const percentWords = (mille: number): string => words.percent(percent(mille) / 100);

/** The chance at the end of the longest of some bars, with its error. */
export function mostOf(options: readonly Weighed[]): number {
  return Math.max(1, ...options.map(({ chance, error }) => Math.min(MILLE, chance + 2 * error)));
}

/** Tenths of points as whole points, roughly; at least one. */
const wholePoints = (tenths: number): number => Math.max(1, Math.round(Math.abs(tenths) / TENTH));

/** A gain or a loss of chance, with its sign. */
export const signed = (mille: number): string => {
  const whole = percent(Math.abs(mille));
  return words.signed(mille < 0 ? -whole : whole);
};

/** Points, counted in tenths, with their sign and one decimal. */
export function signedPoints(tenths: number, format: Intl.NumberFormat): string {
  return words.signed(tenths / TENTH, format);
}

/** When something happened: the age and the turn, or just the turn. */
export function whenWords(game: GameName, age: number, turn: number): string {
  const { ages } = gameOf(game);
  return ages ? say("web-replay-age-turn", { age: ages(age), turn }) : say("web-replay-turn", { turn });
}

/** Why another option would have been better, as a clause with its names annotated. */
export function reasonWords(game: GameName, reason: Reason, names: Names): string {
  switch (reason.reason) {
    case "points": {
      const count = wholePoints(reason.points);
      const category = sayOne(`${game}-category`, reason.category);
      return say(reason.points > 0 ? "insight-why-more" : "insight-why-fewer", { category, count });
    }
    case "rival":
      return say("insight-why-rival", {
        city: names.full(reason.seat),
        count: wholePoints(reason.points),
      });
    case "prospect": {
      const { kind, what, count } = reason.prospect;
      return sayOne(`${game}-prospect`, kind, { what: thingWords(game, what), count });
    }
  }
}

/** The name of what a reason is about, `card-altar` or `power-dig`, annotated so that it can be asked about. */
function thingWords(game: GameName, what: string): string {
  const [noun, name] = [what.slice(0, what.indexOf("-")), what.slice(what.indexOf("-") + 1)];
  switch (noun) {
    case "card":
      return annotated(sayOne(`${game}-card`, name), what);
    case "power":
      return annotated(sayOne(`${game}-power`, name), what);
    default:
      return "";
  }
}
