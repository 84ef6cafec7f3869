import svelte from "eslint-plugin-svelte";
import { readFileSync } from "node:fs";
import ts from "typescript";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// TypeScript reads a component as the script that Svelte's parser turns it into. The project service would learn each script only
// when its component is linted, and work out all types again each time; this program has them all from the start.

const { parser } = svelte.configs.base.find((part) => part.languageOptions?.parser).languageOptions;

/** The script made from a component or a module with runes; nothing if it cannot be parsed, which the linter reports. */
function scriptOf(filePath) {
  let script;
  const listener = {
    ...typescript.parser,
    parseForESLint(code, options) {
      if (!options.projectService) return typescript.parser.parseForESLint(code, options); // a first look, without types
      script = code;
      throw new Error("Nothing else is wanted");
    },
  };
  try {
    parser.parseForESLint(readFileSync(filePath, "utf8"), {
      filePath,
      svelteConfig,
      parser: listener,
      projectService: true,
    });
  } catch {
    return script;
  }
}

function createProgram() {
  const root = import.meta.dirname;
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const components = { extension: ".svelte", isMixedContent: false, scriptKind: ts.ScriptKind.Deferred };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root, {}, undefined, undefined, [
    components,
  ]);
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (path, language, ...rest) => {
    const script = /\.svelte(\.ts)?$/.test(path) ? scriptOf(path) : undefined;
    if (script === undefined) return getSourceFile(path, language, ...rest);
    return ts.createSourceFile(path, script, language, true, ts.ScriptKind.TS);
  };
  return ts.createProgram(fileNames, { ...options, allowNonTsExtensions: true }, host);
}

let program;

export default {
  ...typescript.parser,
  parseForESLint(code, options) {
    if (options.projectService) {
      program ??= createProgram();
      const known = program.getSourceFile(options.filePath)?.text === code; // not what an editor has yet to save
      if (known) options = { ...options, projectService: false, programs: [program] };
    }
    return typescript.parser.parseForESLint(code, options);
  },
};
