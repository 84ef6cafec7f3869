import { settings } from "$lib/state";

/** What can be done in a review by a key. */
export interface Deeds {
  /** Go to the next decision, or the one before: of all, or of those that cost most. */
  walk(step: 1 | -1, among: "all" | "costly"): void;
  /** Try the decision that is looked at again. */
  again(): void;
  /** Look at the game again from there on. */
  replay(): void;
}

type Keyed = Readonly<Partial<Record<string, (deeds: Deeds) => void>>>;

/** Keys that write nothing: they work with the shortcuts switched off too. */
const SILENT: Keyed = {
  ArrowLeft: (deeds) => deeds.walk(-1, "all"),
  ArrowRight: (deeds) => deeds.walk(1, "all"),
};
/** Keys that write something are found by their place: a Czech keyboard has no bracket there. */
const WRITTEN: Keyed = {
  BracketLeft: (deeds) => deeds.walk(-1, "costly"),
  BracketRight: (deeds) => deeds.walk(1, "costly"),
  KeyT: (deeds) => deeds.again(),
  KeyR: (deeds) => deeds.replay(),
};

/** Do what a key means in a review. */
export function press(event: KeyboardEvent, deeds: Deeds): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  const deed = SILENT[event.code] ?? (settings.get("shortcuts") ? WRITTEN[event.code] : undefined);
  if (!deed) return;
  event.preventDefault();
  deed(deeds);
}
