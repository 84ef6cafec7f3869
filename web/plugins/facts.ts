import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { gamesElsewhere } from "./games.ts";

const MODULE = "virtual:facts/";
const HOUSE = fileURLToPath(new URL("../../src/mirabilia/games", import.meta.url));

/** Makes `import facts from "virtual:facts/ID"` bring in the printed facts of a game, from the same TOML the rules read. */
export function facts(): Plugin {
  return {
    name: "mirabilia-facts",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const folder = folderOf(id.slice(MODULE.length + 1));
      if (!existsSync(folder)) this.error(`there are no facts in ${folder}`);
      const files = readdirSync(folder).filter((name) => name.endsWith(".toml"));
      const read = files.sort().map((name) => parse(readFileSync(join(folder, name), "utf-8")));
      return `export default ${JSON.stringify(Object.assign({}, ...read))};`;
    },
  };
}

function folderOf(game: string): string {
  const elsewhere = gamesElsewhere().find(({ id }) => id === game);
  return elsewhere ? join(elsewhere.folder, "game/facts") : join(HOUSE, game, "facts");
}
