import { say, words } from "$lib/words";
import type { SevenConsequence, SevenFights, SevenOutlook } from "$lib/wire/protocol";
import type { Names } from "../names";
import { annotated } from "$lib/what/annotated";
import { kinds, powerWords, symbolWords, unitsOf } from "./effect";
import { around } from "./table/plan";

/** One thing that an option would lead to: in numbers, where it has them, and in words. */
export interface Line {
  readonly picture: "effect" | "shields" | "coins" | "points";
  /** What it is now, and what it would be. */
  readonly change: readonly [now: number, then: number] | null;
  /** Beside the numbers. */
  readonly beside: string;
  /** All of it, for those who hear or read it without the pictures, with names that can be asked about annotated. */
  readonly words: string;
}

/** What an option would lead to, in at most three lines: what the city gets, its coins, its points. */
export function linesOf(
  told: SevenConsequence,
  now: SevenOutlook,
  coins: number,
  names: Names,
  cities: number,
): Line[] {
  const { points = 0, fights } = told;
  const gains = gainsOf(told);
  const lines: Line[] = fights ? [fightLine(fights, now, names, cities)] : [];
  if (gains && !fights) lines.push({ picture: "effect", change: null, beside: gains, words: gains });
  if (told.coins !== coins) {
    const change = flow(told);
    const all = say("web-seven-then-coins", { count: told.coins, change });
    lines.push({ picture: "coins", change: [coins, told.coins], beside: change, words: all });
  }
  if (points) {
    const change = words.signed(points);
    const all = say("web-seven-then-points", { count: now.points + points, change });
    lines.push({ picture: "points", change: [now.points, now.points + points], beside: change, words: all });
  }
  return lines;
}

/** What comes and goes: "−2 +7". */
function flow({ paid = 0, earned = 0 }: SevenConsequence): string {
  return [paid ? words.signed(-paid) : "", earned ? words.signed(earned) : ""].filter(Boolean).join(" ");
}

function fightLine(fights: SevenFights, now: SevenOutlook, names: Names, cities: number): Line {
  const { left, right } = around(now.city, cities);
  const against = [
    { city: names.of(left), shields: fights.left, points: words.signed(fights.left_points) },
    { city: names.of(right), shields: fights.right, points: words.signed(fights.right_points) },
  ].map((one) => say("web-seven-then-fight", one));
  const beside = against.join(" · ");
  const all = say("web-seven-then-shields", { count: fights.shields, fights: words.list(against) });
  return { picture: "shields", change: [now.fights.shields, fights.shields], beside, words: all };
}

/** What a city gets that is not a number, in words; empty if it gets nothing of that kind. */
function gainsOf({ symbols = [], makes = [], discounts = [], powers = [] }: SevenConsequence): string {
  const wares = [...new Set(discounts.map(({ on }) => on))].map((on) => {
    const from = discounts.filter((discount) => discount.on === on).map(({ seller }) => seller);
    const sellers = say(`seven-sellers-${from.length > 1 ? "left_right" : from[0]!}`);
    return annotated(say("seven-effect-discount", { wares: say(`seven-wares-${on}`), sellers }), "power-discount");
  });
  return [
    ...symbols.map((symbol) =>
      symbol === "wild" ? powerWords("wild_symbol", annotated) : symbolWords(symbol, annotated),
    ),
    ...makes.map(({ one_of, units }) => (units > 1 ? unitsOf(units, one_of, annotated) : kinds(one_of, annotated))),
    ...wares,
    ...powers.map((power) => powerWords(power, annotated)),
  ].join(", ");
}

/** What a card is worth at this moment, where that is not printed on it: coins at once, and points so far. */
export function worthNow({ earned = 0, categories = {} }: SevenConsequence): { coins: number; points: number } {
  const counted = ["science", "commerce", "guilds"].map((category) => categories[category] ?? 0);
  return { coins: earned, points: counted.reduce((sum, one) => sum + one, 0) };
}
