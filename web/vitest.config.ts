import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import client from "./vite.config.ts";

process.env["MIRABILIA_WEB_GAMES"] ??= "tests/kit/toy"; // the contract is checked for a game from elsewhere too

// Separate from vite.config.ts, so that a build needs none of the test tools.
export default mergeConfig(
  client,
  defineConfig({
    plugins: [svelteTesting({ autoCleanup: false })], // vitest.setup.ts does
    test: {
      environment: "./vitest.page.ts", // a test that needs no page says so in its first line: making one takes longer than most tests
      include: ["{src,plugins,art}/**/*.test.ts", "*.test.ts"],
      restoreMocks: true,
      setupFiles: ["./vitest.setup.ts"],
      testTimeout: 90_000,
      pool: "threads", // a little cheaper than processes
      isolate: false, // loading everything again for each file takes three times as long; vitest.setup.ts lets files share nothing else
    },
  }),
);
