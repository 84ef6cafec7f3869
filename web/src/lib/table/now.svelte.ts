import { connection } from "$lib/state";
import { createSubscriber } from "svelte/reactivity";

const TICK = 500;

/** The clock that deadlines go by; whatever shows it is updated as it ticks. */
class Now {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  /** The server's time: milliseconds since 1970. */
  get time(): number {
    this.#subscribe();
    return Date.now() + connection.ahead;
  }
}

export const now = new Now();
