import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The part of an Iconify collection that is used here. */
interface Collection {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
}

const PREFIX = "icon:";

/** Makes `import log from "icon:log"` bring one picture of game-icons into the bundle, and only those that are imported. */
export function icons(): Plugin {
  let collection: Collection | undefined;
  return {
    name: "mirabilia-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      collection ??= read();
      const name = id.slice(PREFIX.length + 1);
      const icon = collection.icons[collection.aliases?.[name]?.parent ?? name];
      if (!icon) this.error(`game-icons has no icon ${name}`);
      const box = `0 0 ${icon.width ?? collection.width} ${icon.height ?? collection.height}`;
      return `export default ${JSON.stringify({ box, body: icon.body })};`;
    },
  };
}

function read(): Collection {
  const url = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  return JSON.parse(readFileSync(url, "utf-8")) as Collection;
}
