import type { Cost, Effect } from "./facts";
import { bare, type Naming } from "$lib/what/annotated";
import { SEVEN_RESOURCES, type SevenPower, type SevenResource } from "$lib/wire/protocol";
import { say, sayOne } from "$lib/words";
import type { NameOf } from "$lib/words/keys";

/** What a card or a stage does, in short words. */
export function effects(all: readonly Effect[], named: Naming = bare): string {
  const [first, second] = all;
  if (first?.kind === "coins_per" && second?.kind === "points_per")
    return say("seven-effect-coins_and_points_per", {
      coins: say("coins", { count: first.count }),
      points: say("points", { count: second.count }),
      things: things(first),
    });
  return all.map((one) => effect(one, named)).join(", ") || say("seven-effect-none");
}

function effect(one: Effect, named: Naming): string {
  switch (one.kind) {
    case "produce": {
      const units = one.units ?? 1;
      return say("seven-effect-produce", {
        units: units > 1 ? unitsOf(units, one.one_of, named) : kinds(one.one_of, named),
      });
    }
    case "discount": {
      const sellers = sayOne("seven-sellers", one.from.join("_"));
      return named(say("seven-effect-discount", { wares: say(`seven-wares-${one.on}`), sellers }), "power-discount");
    }
    case "symbol":
      return say("seven-effect-symbol", { symbol: symbolWords(one.symbol, named) });
    case "shields":
    case "coins":
    case "points":
      return say(`seven-effect-${one.kind}`, { count: one.count });
    case "coins_per":
    case "points_per":
      return say(`seven-effect-${one.kind}`, { count: one.count, things: things(one) });
    default:
      return powerWords(one.kind, named);
  }
}

export function symbolWords(symbol: NameOf<"symbol">, named: Naming): string {
  return named(say(`symbol-${symbol}`), `symbol-${symbol}`);
}

export function powerWords(power: SevenPower | "wild_symbol", named: Naming): string {
  return named(say(`seven-power-${power}`), `power-${power}`);
}

/** What needs more than the short words of a table. */
const POWERS = ["wild_symbol", "seventh_card", "free_build", "dig", "copy_guild", "discount", "symbol"] as const;

/** What the powers among some effects mean, a sentence each. */
export function powersOf(all: readonly Effect[]): string[] {
  return all.flatMap(({ kind }) =>
    POWERS.filter((power) => power === kind).map((power) => say(`web-help-power-${power}`)),
  );
}

/** What is counted, and in which cities. */
function things({ each, of }: { readonly each: readonly string[]; readonly of: readonly string[] }): string {
  const [first] = each;
  const thing =
    first === "stages" || first === "defeats"
      ? say(`seven-each-${first}`)
      : say("seven-cards-of", { colours: either(each.map((colour) => sayOne("seven-of", colour))) });
  return sayOne("seven-per", of.join("_"), { each: thing });
}

/** Resources to choose from. */
export function kinds(resources: readonly SevenResource[], named: Naming = bare): string {
  return either(resources.map((resource) => named(say(`seven-resource-${resource}`), `resource-${resource}`)));
}

/** One of these, word by word. */
function either(all: readonly string[]): string {
  return all.reduce((first, second) => say("seven-or", { first, second }));
}

/** This many units of one of these resources. */
export function unitsOf(count: number, resources: readonly SevenResource[], named: Naming = bare): string {
  const [only, ...others] = resources;
  if (only && !others.length) return named(say(`seven-units-${only}`, { count }), `resource-${only}`);
  return say("seven-either", { count, kinds: kinds(resources, named) });
}

/** What something costs. */
export function costWords(cost: Cost | undefined, named: Naming = bare): string {
  const coins = cost?.coins ? [say("coins", { count: cost.coins })] : [];
  const units = SEVEN_RESOURCES.filter((resource) => cost?.[resource]).map((resource) =>
    unitsOf(cost?.[resource] ?? 0, [resource], named),
  );
  return [...coins, ...units].join(", ") || say("seven-price-free");
}
