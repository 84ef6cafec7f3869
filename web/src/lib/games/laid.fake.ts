import { TableState } from "$lib/state/table.svelte";
import type { Snapshot } from "$lib/wire/protocol";
import laid from "./laid.fake.json";

export type Laid = keyof typeof laid;

/** A table as the server sends it to seat 0, at a moment of a real game; commands given at it are kept in `sent`. */
export function laidTable(moment: Laid): { table: TableState<never>; sent: object[] } {
  const sent: object[] = [];
  const line = {
    watch() {},
    unwatch() {},
    command(command: object) {
      sent.push(command);
      return new Promise<never>(() => {});
    },
  };
  const table = new TableState(line, "abc123", null);
  table.hear(laid[moment] as unknown as Snapshot);
  return { table: table as unknown as TableState<never>, sent };
}
