import { vi } from "vitest";
import { kept } from "./vitest.kept.ts";

// Files share a worker, but nothing that another one has left behind: each has modules, globals and a page of its own.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
await globalThis.renewed?.();
globalThis.renewed ??= kept(globalThis); // with a page, vitest.page.ts has done this

// Only where there is a page; a test that goes without says so in its first line.
if (typeof document !== "undefined") {
  await import("@testing-library/svelte/vitest"); // takes away what a test has drawn
  const { configure, screen, within } = await import("@testing-library/svelte");
  Object.assign(screen, within(document.body)); // it is loaded once, and would keep looking at the first page
  // What a test waits for comes when it can: only a fault takes this long, however busy the machine is.
  configure({ asyncUtilTimeout: 60_000 });
}
