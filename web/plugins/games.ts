import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = "virtual:games";
const HOUSE = fileURLToPath(new URL("../..", import.meta.url));

/** A game from elsewhere: the folder of its package, which has `web/index.ts` and `locales`. */
export interface Elsewhere {
  readonly folder: string;
  /** The last part of its package's name. */
  readonly id: string;
}

/**
 * The games that the variable MIRABILIA_WEB_GAMES names by their folders, separated by commas; a relative path
 * starts from the root of the repository.
 */
export function gamesElsewhere(named: string = process.env["MIRABILIA_WEB_GAMES"] ?? ""): readonly Elsewhere[] {
  const paths = named.split(",").map((path) => path.trim());
  return paths.filter(Boolean).map((path) => {
    const folder = isAbsolute(path) ? path : join(HOUSE, path);
    if (!existsSync(join(folder, "web/index.ts")))
      throw new Error(`MIRABILIA_WEB_GAMES names ${path}, which has no web/index.ts`);
    return { folder, id: folder.split(/[\\/]/).filter(Boolean).at(-1)! };
  });
}

/** Makes `import games from "virtual:games"` bring in the games from elsewhere that the build is told about. */
export function games(): Plugin {
  return {
    name: "mirabilia-games",
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const found = gamesElsewhere().map(({ folder }) => JSON.stringify(join(folder, "web/index.ts")));
      const imports = found.map((path, index) => `import game${index} from ${path};`);
      return `${imports.join("\n")}\nexport default [${found.map((_, index) => `game${index}`).join(", ")}];`;
    },
  };
}
