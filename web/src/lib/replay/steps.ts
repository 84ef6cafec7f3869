import type { Seen } from "$lib/games/nouns";
import type { Http, Result } from "$lib/state/http";
import type { Eyes } from "$lib/state/router.svelte";
import type { Happening, TableState } from "$lib/state/table.svelte";
import type { ReplayStep } from "$lib/wire/protocol";

/** How many steps the server gives at a time. */
export const MOST = 50;

/** All steps of a game through some eyes, from the deal to where it stands. */
export async function allSteps(
  http: Pick<Http, "steps">,
  table: string,
  eyes: Eyes,
  token?: string,
): Promise<Result<readonly ReplayStep[]>> {
  const steps: ReplayStep[] = [];
  for (let total = 1; steps.length < total;) {
    const query = { eyes: String(eyes), first: String(steps.length), count: String(MOST) };
    const found = await http.steps(table, query, token);
    if (!found.ok) return found;
    if (found.value.steps.length === 0) break; // a total with no steps behind it would be asked for forever
    steps.push(...found.value.steps);
    total = found.value.total;
  }
  return { ok: true, value: steps };
}

/** What happened in steps, as the log of a table has it; up to a turn, since what came later was seen live. */
export function happenings(steps: readonly (ReplayStep | undefined)[], until = Infinity): Happening[] {
  return steps
    .filter((step) => step !== undefined)
    .map((step) => ({
      turn: step.turn,
      before: (steps[step.number - 1]?.sights[0] as Seen | undefined)?.view ?? null,
      events: step.sights[0]!.events,
    }))
    .filter(({ turn, events }) => turn <= until && events.length > 0);
}

const recalled = new WeakSet<TableState>();

/** Look up what happened at a table before it was watched, once; without an answer the log starts later. */
export async function recall(http: Pick<Http, "steps">, table: TableState, token: string | null): Promise<void> {
  if (recalled.has(table)) return;
  recalled.add(table);
  const until = table.turn;
  if (until === 0) return;
  const found = await allSteps(http, table.id, table.you ?? "public", token ?? undefined);
  if (found.ok) table.past = happenings(found.value, until);
}
