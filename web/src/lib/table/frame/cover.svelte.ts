/** What a frame needs of it. */
export interface Covered {
  readonly shown: unknown;
  open(what: "log" | "keys"): void;
  close(): void;
}

/** What lies over a table: its log, its keys, or something of the game's own; one thing at a time. */
export class Cover<Own = never> {
  shown: "log" | "keys" | Own | null = $state.raw(null);

  readonly open = (what: "log" | "keys" | Own): void => void (this.shown = what);
  readonly close = (): void => void (this.shown = null);
}
