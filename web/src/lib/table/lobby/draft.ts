import type { Outcome } from "$lib/state/connection.svelte";
import type { TableState } from "$lib/state/table.svelte";
import type { Terms } from "$lib/wire/protocol";
import { termsOf } from "../terms";

interface Sent {
  readonly changed: Terms;
  /** The version of the table that shows it; not known before the answer. */
  version: number;
}

/** The terms of a table as they will be once everything that was sent has arrived: the next change must not undo the last. */
export class Draft {
  readonly #table: Pick<TableState, "info" | "version">;
  #sent: readonly Sent[] = [];

  constructor(table: Pick<TableState, "info" | "version">) {
    this.#table = table;
  }

  get terms(): Required<Terms> {
    this.#sent = this.#sent.filter((sent) => sent.version > this.#table.version);
    return Object.assign(termsOf(this.#table.info!), ...this.#sent.map((sent) => sent.changed)) as Required<Terms>;
  }

  /** Change some terms: they are sent with all the others, and apply until the table shows or refuses them. */
  change(changed: Terms, send: (terms: Terms) => Promise<Outcome>): Promise<Outcome> {
    const sent: Sent = { changed, version: Infinity };
    const asked = send({ ...this.terms, ...changed });
    this.#sent = [...this.#sent, sent];
    void asked.then((outcome) => (sent.version = outcome.kind === "ack" ? outcome.version : -1));
    return asked;
  }
}
