import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import parser from "./eslint.parser.js";
import svelteConfig from "./svelte.config.js";

// Each rule that is switched off has its reason beside it. Types and the compiler's own warnings are left to svelte-check.

const unsafe = ["argument", "assignment", "member-access", "return"].map(
  (what) => `@typescript-eslint/no-unsafe-${what}`,
);
const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

export default defineConfig(
  globalIgnores(["src/lib/wire/protocol.ts", "src/lib/words/messages.ts"]), // they are generated
  typescript.configs.recommendedTypeChecked,
  { files: ["**/*.ts"], languageOptions: { parser } },
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"], // the same for all files, since the whole project is read again when it changes
      },
    },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/require-await": "off", // an async function keeps to its type, however it is written
      "svelte/prefer-svelte-reactivity": "off", // collections in fields are replaced as a whole, and those in functions are not reactive
      "svelte/no-unused-svelte-ignore": "off", // svelte-check has warnings that this parser does not see
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
  { files: ["**/*.svelte"], rules: off(...unsafe) }, // the parser does not know what components take; svelte-check does
  {
    files: ["**/*.test.ts", "**/*.fake.ts"],
    rules: off(...unsafe, "@typescript-eslint/unbound-method", "@typescript-eslint/no-explicit-any"), // fakes may stand in for anything
  },
  { files: ["**/*.js", "**/*.mjs"], extends: [typescript.configs.disableTypeChecked] }, // they are not TypeScript
);
