import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bestOf } from "../src/lib/words/best.ts";
import { gamesElsewhere } from "./games.ts";

const MODULE = "virtual:words";
/** The files whose words only the terminal and the server use; tools/words.py leaves out the same ones. */
const ELSEWHERE = /^((.*-)?terminal|calls|help|refusals(-.*)?|server|settings|verbs|verify)\.ftl$/;
/** Words that only some pages use, in parts of their own; all others are the part `base`. */
const PARTS = {
  devices: /^web-devices\.ftl$/,
  help: /^web-help\.ftl$/,
  lab: /^.*-lab\.ftl$/,
  lobby: /^web-lobby\.ftl$/,
  mygames: /^web-mygames\.ftl$/,
  review: /^(web-(review|puzzle|advice)|(.*-)?insight)\.ftl$/,
};
const LOCALES = fileURLToPath(new URL("../../src/mirabilia/text/locales", import.meta.url));

/**
 * Brings the words of src/mirabilia/text into the bundle: `virtual:words` knows every language there is, and loads
 * a part of one as parsed Fluent when it is asked for. Words that only the terminal or the server uses stay out.
 */
export function words(): Plugin {
  return {
    name: "mirabilia-words",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return listing();
      if (!id.startsWith(`\0${MODULE}/`)) return;
      const [language = "", part = ""] = id.slice(MODULE.length + 2).split("/");
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(parsed(language, part))};`;
    },
  };
}

/** Every language: a folder of words. */
export function languages(): string[] {
  return foldersIn(LOCALES);
}

function foldersIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).sort();
}

function listing(): string {
  const loader = (language: string, part: string): string => `${part}: () => import("${MODULE}/${language}/${part}")`;
  const loaders = (language: string): string =>
    ["base", ...Object.keys(PARTS)].map((part) => loader(language, part)).join(", ");
  const entries = languages().map((language) => `${JSON.stringify(language)}: { ${loaders(language)} }`);
  return `export default { ${entries.join(", ")} };`;
}

function files(language: string): string[] {
  const folder = join(LOCALES, language);
  if (!existsSync(folder)) throw new Error(`there is no language ${language}`);
  return [folder, ...gamesElsewhere().map((game) => localeOf(game.folder, language))].flatMap(wordsIn);
}

/** Where the words of a game from elsewhere are; the English ones if it has none in a language. */
function localeOf(game: string, language: string): string {
  return join(game, "locales", bestOf(foldersIn(join(game, "locales")), [language]) ?? "en");
}

function wordsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** The part that the words of a file belong to. */
function partOf(file: string): string {
  return Object.entries(PARTS).find(([, names]) => names.test(basename(file)))?.[0] ?? "base";
}

/** A part of the words of a language as parsed by Fluent; the runtime takes it as it is, and needs no parser. */
function parsed(language: string, part: string): FluentResource["body"] {
  const wanted = files(language).filter((file) => partOf(file) === part);
  return wanted.flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body);
}
