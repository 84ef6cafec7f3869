import type { Plugin } from "vite";
import { DEFS, paintOrder, WONDERS } from "../art/draw.mjs";

const MODULE = "virtual:wonder/";

/** Lets `import("virtual:wonder/giza")` load the layers of one illustration, straight from the program that draws it. */
export function wonders(): Plugin {
  return {
    name: "mirabilia-wonders",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const name = id.slice(MODULE.length + 1);
      if (name === "defs") return `export default ${JSON.stringify(DEFS)};`;
      const drawn = WONDERS[name];
      if (!drawn) this.error(`there is no wonder ${name}`);
      const order = paintOrder(drawn).map((layer) => layer + 1);
      const stages = drawn.stages.map(([ghost, solid]) => ({ ghost, solid }));
      return `export default ${JSON.stringify({ ground: drawn.ground, stages, order })};`;
    },
  };
}
