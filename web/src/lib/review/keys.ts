import { settings } from "$lib/state";

/** What keys can do in a review. */
export interface Deeds {
  /** Go to the next decision, or the one before: of all, or of those that cost the most. */
  walk(step: 1 | -1, among: "all" | "costly"): void;
  /** Try the decision that is looked at again. */
  again(): void;
  /** Watch the game again from there on. */
  replay(): void;
}

type Keyed = Readonly<Partial<Record<string, (deeds: Deeds) => void>>>;

/** Keys that write nothing: they work with the shortcuts switched off too. */
const SILENT: Keyed = {
  ArrowLeft: (deeds) => deeds.walk(-1, "all"),
  ArrowRight: (deeds) => deeds.walk(1, "all"),
};
/** Keys that write something are recognised by their place: a Czech keyboard has no bracket there. */
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
