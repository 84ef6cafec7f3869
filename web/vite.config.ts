import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { facts } from "./plugins/facts.ts";
import { games } from "./plugins/games.ts";
import { icons } from "./plugins/icons.ts";
import { installable } from "./plugins/installable.ts";
import { words } from "./plugins/words.ts";
import { wonders } from "./plugins/wonders.ts";

const server = process.env["MIRABILIA_SERVER"] ?? "http://127.0.0.1:7007";

export default defineConfig({
  plugins: [facts(), games(), icons(), words(), wonders(), svelte(), installable()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("src/lib", import.meta.url)) },
  },
  build: {
    outDir: "../src/mirabilia/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows fonts and pictures from files only
    modulePreload: { polyfill: false },
    manifest: true, // which files belong together: for size.mjs
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
