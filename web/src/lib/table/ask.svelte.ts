import type { Outcome } from "$lib/state/connection.svelte";
import type { Code } from "$lib/wire/protocol";
import { say } from "$lib/words";

/** Why the server refused, in words. */
export const refusalWords = (code: Code): string => say(`web-problem-${code}`);

/** A request to the server: it waits for the answer, and puts a refusal into words. */
export class Ask {
  /** Why the last thing was refused, in words; empty if it was not. */
  problem = $state("");
  #open = $state(0);
  /** Whether an answer is still to come. */
  isWaiting = $derived(this.#open > 0);

  /** Wait for the answer to a command; returns whether it was carried out. A refusal may have better words than usual. */
  async send(asked: Promise<Outcome>, better?: Partial<Record<Code, string>>): Promise<boolean> {
    this.#open += 1;
    const outcome = await asked;
    this.#open -= 1;
    return this.tell(outcome.kind === "refused" ? outcome.code : null, better);
  }

  /** Note a refusal, or that there was none; returns whether there was none. */
  tell(code: Code | null, better?: Partial<Record<Code, string>>): boolean {
    this.problem = code === null ? "" : (better?.[code] ?? refusalWords(code));
    return code === null;
  }
}
