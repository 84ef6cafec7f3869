// Only where there is a page; a test that goes without says so in its first line.
if (typeof document !== "undefined") {
  await import("@testing-library/svelte/vitest"); // takes away what a test has drawn
  const { configure } = await import("@testing-library/svelte");
  // Whatever is waited for comes when it can: only a fault takes this long, however busy the machine is.
  configure({ asyncUtilTimeout: 60_000 });
}

export {}; // a module may wait at its top
