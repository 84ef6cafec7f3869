import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const MODULE = "virtual:facts/";
const FILES: Readonly<Record<string, readonly string[]>> = {
  seven: ["cards", "wonders", "numbers"],
  architects: ["cards", "wonders", "tokens"],
};

/** Lets `import facts from "virtual:facts/seven"` bring the printed facts of a game, from the same TOML the rules read. */
export function facts(): Plugin {
  return {
    name: "mirabilia-facts",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const game = id.slice(MODULE.length + 1);
      const names = FILES[game] ?? this.error(`there are no facts of ${game}`);
      const folder = new URL(`../../src/mirabilia/games/${game}/facts/`, import.meta.url);
      const read = names.map((name) => parse(readFileSync(new URL(`${name}.toml`, folder), "utf-8")));
      return `export default ${JSON.stringify(Object.assign({}, ...read))};`;
    },
  };
}
