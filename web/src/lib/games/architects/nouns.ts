import type { TableState } from "$lib/state/table.svelte";
import type {
  ArchitectsConsequence,
  ArchitectsDecision,
  ArchitectsEvent,
  ArchitectsMove,
  ArchitectsOutlook,
  ArchitectsView,
} from "$lib/wire/protocol";

/** Architects on the wire. */
export interface ArchitectsNouns {
  readonly view: ArchitectsView;
  readonly decision: ArchitectsDecision;
  readonly move: ArchitectsMove;
  readonly event: ArchitectsEvent;
  readonly outlook: ArchitectsOutlook;
  readonly consequence: ArchitectsConsequence;
}

/** A table of it, as one watcher knows it. */
export type ArchitectsTable = TableState<ArchitectsNouns>;
