import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import client from "./vite.config.ts";

// Apart from vite.config.ts, so that a build needs none of the test tools.
export default mergeConfig(
  client,
  defineConfig({
    plugins: [svelteTesting()],
    test: { environment: "happy-dom", include: ["{src,plugins,art}/**/*.test.ts"], restoreMocks: true },
  }),
);
