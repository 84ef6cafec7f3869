// Prints what a browser loads when a page is first opened, and fails if it is too much: node size.mjs
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 250_000; // bytes of script and style after gzip, in any language; fonts and pictures come on top of that
const built = new URL("../src/mirabilia/web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", built), "utf-8"));
const languages = readdirSync(new URL("../src/mirabilia/text/locales", import.meta.url));
const pictures = readdirSync(new URL("art", import.meta.url))
  .filter((name) => name.endsWith(".svg"))
  .map((name) => name.slice(0, -4));

const start = "index.html";
const table = "src/screens/TableScreen.svelte";
const pages = {
  "front page": ["src/screens/Front.svelte"],
  lobby: [table, "src/lib/table/Lobby.svelte"],
  "table of 7 Wonders": [table, "src/lib/games/seven/Table.svelte", "src/lib/games/seven/text.ts"],
  "table of Architects": [table, "src/lib/games/architects/Table.svelte", "src/lib/games/architects/text.ts"],
  "score of 7 Wonders": [
    table,
    "src/lib/games/seven/text.ts",
    "src/lib/games/seven/score/index.ts",
    "src/lib/table/score/FinalScore.svelte",
  ],
  "lesson of 7 Wonders": [
    "src/screens/Lesson.svelte",
    table,
    "src/lib/lesson/Coach.svelte",
    "src/lib/games/seven/lesson.ts",
    "src/lib/games/seven/Table.svelte",
    "src/lib/games/seven/text.ts",
  ],
  "replay of 7 Wonders": [
    "src/screens/Replay.svelte",
    "src/lib/games/seven/Table.svelte",
    "src/lib/games/seven/text.ts",
  ],
  "review of 7 Wonders": ["src/screens/Review.svelte", "src/lib/games/seven/text.ts"],
  "puzzle of 7 Wonders": [
    "src/screens/Puzzle.svelte",
    "src/lib/games/seven/Table.svelte",
    "src/lib/games/seven/text.ts",
  ],
  help: ["src/screens/Help.svelte", "src/lib/games/seven/book.ts", "src/lib/games/seven/what/index.ts"],
  "which cards win": ["src/screens/Lab.svelte", "src/lib/games/seven/what/index.ts"],
  settings: ["src/screens/SettingsScreen.svelte"],
};

/** The chunks that some entries cannot do without: themselves, what they import statically, and the styles of both. */
function needed(entries) {
  const [seen, files] = [new Set(), new Set()];
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`size.mjs names ${name}, which is not built: correct the list of pages`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}

const zipped = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, built))).length, 0);
const words = (language, part) => {
  const name = Object.keys(manifest).find((key) => key.endsWith(`virtual:words/${language}/${part}`));
  if (!name) throw new Error(`there are no words in ${language} for ${part} in the build`);
  return name;
};
/** The words that a page uses besides those that all pages do. */
const parts = {
  "front page": ["lobby"],
  lobby: ["lobby"],
  help: ["help"],
  "which cards win": ["lab"],
  "review of 7 Wonders": ["review"],
  "puzzle of 7 Wonders": ["review"],
};
const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

let most = 0;
console.log("script and style after gzip that a first visit loads, in the largest language:");
for (const [page, entries] of Object.entries(pages)) {
  const said = ["base", ...(parts[page] ?? [])];
  const inLanguage = (language) => [start, ...said.map((part) => words(language, part)), ...entries];
  const size = Math.max(...languages.map((language) => zipped(needed(inLanguage(language)))));
  most = Math.max(most, size);
  console.log(`  ${page.padEnd(22)}${kilo(size)}`);
}
const assets = readdirSync(new URL("assets/", built)).map((name) => `assets/${name}`);
const isArt = (name) => pictures.includes(name.slice("assets/".length).split("-")[0]);
console.log(
  `  ${"all pictures".padEnd(22)}${kilo(zipped(assets.filter((name) => name.endsWith(".js") && isArt(name))))}`,
);
console.log(`  ${"most that is allowed".padEnd(22)}${kilo(MOST)}`);
process.exitCode = most > MOST ? 1 : 0;
