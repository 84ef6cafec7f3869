import type { Nouns } from "$lib/games/nouns";
import { router, seats } from "$lib/state";
import type { TableState } from "$lib/state/table.svelte";
import type { TableInfo } from "$lib/wire/protocol";

/** Go to the rematch of a table; the tokens of seats open the same seats there. */
export function followRematch<N extends Nouns>(table: TableState<N>, next: string): void {
  const seat = seats.at(table.id);
  if (seat && table.you !== null) {
    seats.keep({ table: next, seat: table.you, token: seat.token }, seat.name, table.info!.game);
    for (const other of seat.others ?? []) seats.share(next, other);
  }
  router.go({ at: "table", table: next });
}

/** Whether the person in a seat plays with bots alone: a rematch then waits for nobody. */
export function isAmongBots({ seats }: Pick<TableInfo, "seats">, you: number | null): boolean {
  return seats.every(({ name }, seat) => seat === you || name === null);
}
