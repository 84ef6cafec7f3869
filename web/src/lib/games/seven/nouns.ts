import type { TableState } from "$lib/state/table.svelte";
import type {
  SevenConsequence,
  SevenDecision,
  SevenEvent,
  SevenMove,
  SevenOutlook,
  SevenView,
} from "$lib/wire/protocol";

/** 7 Wonders on the wire. */
export interface SevenNouns {
  readonly view: SevenView;
  readonly decision: SevenDecision;
  readonly move: SevenMove;
  readonly event: SevenEvent;
  readonly outlook: SevenOutlook;
  readonly consequence: SevenConsequence;
}

/** A table of it, as one watcher knows it. */
export type SevenTable = TableState<SevenNouns>;
