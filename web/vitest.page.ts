import { builtinEnvironments, type Environment } from "vitest/runtime";
import { kept } from "./vitest.kept.ts";

const { "happy-dom": happy } = builtinEnvironments;

// A page takes a few milliseconds to make, but loading what makes it takes far longer: a worker does that once, and vitest.setup.ts
// asks for a new page for each file.
export default {
  name: "page",
  viteEnvironment: "client",
  async setup(global: typeof globalThis) {
    const putBack = kept(global);
    let page = await happy.setup(global, {});
    const putBackClasses = kept(global, "classes"); // all pages share them
    global.renewed = async () => {
      putBackClasses();
      await page.teardown(global);
      putBack();
      page = await happy.setup(global, {});
    };
    return { teardown: () => page.teardown(global) };
  },
} satisfies Environment;
