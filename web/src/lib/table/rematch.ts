import { router, seats } from "$lib/state";
import type { TableState } from "$lib/state/table.svelte";

/** Go to the rematch of a table; the token of a seat opens the same seat there. */
export function followRematch(table: TableState, next: string): void {
  const seat = seats.at(table.id);
  if (seat && table.you !== null) {
    seats.keep({ table: next, seat: table.you, token: seat.token }, seat.name, table.info!.game);
  }
  router.go({ at: "table", table: next });
}
