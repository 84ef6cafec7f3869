import type { Connection } from "$lib/state/connection.svelte";
import type { Http } from "$lib/state/http";
import type { Seats } from "$lib/state/seats.svelte";
import type { Code, NewTable } from "$lib/wire/protocol";

/** Open a table whose other seats are bots, and start it at once; its id, or why there is none. */
export async function openAndStart(
  { http, seats, connection }: { http: Http; seats: Seats; connection: Connection },
  table: NewTable,
): Promise<{ readonly table: string } | { readonly problem: Code }> {
  const opened = await http.openTable(table);
  if (!opened.ok) return { problem: opened.problem.code };
  const { token } = seats.keep(opened.value, table.name, table.game);
  const id = opened.value.table;
  connection.connect(id);
  connection.watch(id, token, () => {});
  const outcome = await connection.command({ do: "start", table: id });
  return outcome.kind === "refused" ? { problem: outcome.code } : { table: id };
}
