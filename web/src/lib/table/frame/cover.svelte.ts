/** What a frame needs of a cover. */
export interface Covered {
  readonly shown: unknown;
  open(what: "log" | "keys"): void;
  close(): void;
}

/** What is open over a table: its log, its keys, or something of the game's own; one thing at a time. */
export class Cover<Own = never> {
  shown: "log" | "keys" | Own | null = $state.raw(null);

  readonly open = (what: "log" | "keys" | Own): void => void (this.shown = what);
  readonly close = (): void => void (this.shown = null);
}
