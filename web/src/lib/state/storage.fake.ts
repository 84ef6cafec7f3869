import type { Keeper } from "./settings.svelte";

/** Storage like `localStorage`, for tests. */
export function shelf(things: Record<string, string> = {}): Keeper & { readonly things: Record<string, string> } {
  return {
    things,
    getItem: (key) => things[key] ?? null,
    setItem: (key, value) => {
      things[key] = value;
    },
  };
}
