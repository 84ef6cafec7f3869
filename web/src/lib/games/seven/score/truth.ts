import type { Http } from "$lib/state/http";
import type { SevenFought, SevenSecret, ReplayStep } from "$lib/wire/protocol";

/** What only the end of a game tells: every fight, and every card that left a hand face down. */
export interface Truth {
  readonly fights: readonly SevenFought[];
  readonly secrets: readonly SevenSecret[];
}

/** Ask for the truth of a finished game of 7 Wonders; null if the server does not tell it. */
export async function loadTruth(http: Http, table: string): Promise<Truth | null> {
  const steps: ReplayStep[] = [];
  for (let total = 1; steps.length < total;) {
    const found = await http.steps(table, { eyes: "public", first: String(steps.length) });
    if (!found.ok || found.value.steps.length === 0) return null;
    steps.push(...found.value.steps);
    total = found.value.total;
  }
  const last = await http.steps(table, { eyes: "all", first: String(steps.length - 1), count: "1" });
  if (!last.ok) return null;
  const all = steps.flatMap(({ sights }) => sights);
  const events = all.flatMap((sight) => (sight.game === "seven" ? sight.events : []));
  return {
    fights: events.filter((event) => event.event === "fought"),
    secrets: last.value.steps.flatMap(({ sights }) =>
      // Each seat knows what it did itself; together they know everything.
      sights.flatMap((sight) =>
        sight.game === "seven" ? sight.view!.secrets.filter(({ card }) => card !== null) : [],
      ),
    ),
  };
}
