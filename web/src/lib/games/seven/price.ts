import { say, sayOne } from "$lib/words";
import type { SevenOption, SevenReason } from "$lib/wire/protocol";
import type { Names } from "../names";
import { bare, type Naming } from "$lib/what/annotated";
import { unitsOf } from "./effect";

/** What is paid and to whom: the left neighbour is in the next seat. */
export function payment(
  city: number,
  cities: number,
  names: Names,
  { bank = 0, left = 0, right = 0 }: { bank?: number; left?: number; right?: number },
): string {
  const parts = bank ? [say("seven-price-bank", { count: bank })] : [];
  if (left) parts.push(say("seven-price-to", { count: left, city: names.of((city + 1) % cities) }));
  if (right) parts.push(say("seven-price-to", { count: right, city: names.of((city + cities - 1) % cities) }));
  const [first, second] = parts;
  if (parts.length === 2) return say("seven-price-and", { first: first!, second: second! });
  return parts.join(", ") || say("seven-price-free");
}

/** The price of an option. */
export function priceOf(option: SevenOption, city: number, cities: number, names: Names, named: Naming = bare): string {
  if (option.chain !== null) return say("seven-price-chain", { structure: structureName(option.chain, named) });
  const { move, bank } = option;
  return payment(city, cities, names, "left" in move ? { bank, left: move.left, right: move.right } : { bank });
}

/** The name of a structure: two cards can be the same building, each with its own key. */
function structureName(structure: string, named: Naming): string {
  return named(sayOne("seven-card", structure), `card-${structure}`);
}

/** Why something cannot be done. */
export function reasonWords(reason: SevenReason, named: Naming = bare): string {
  switch (reason.reason) {
    case "missing":
      return say("seven-reason-missing", {
        units: unitsOf(reason.needed, reason.resources, named),
        available: reason.available,
      });
    case "too_few_coins":
      return say("seven-reason-too_few_coins", {
        needed: say("coins", { count: reason.needed }),
        coins: reason.coins,
      });
    default:
      return say(`seven-reason-${reason.reason}`);
  }
}
