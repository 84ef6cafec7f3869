import type { Player } from "./replay.svelte";

const DEEDS: Readonly<Partial<Record<string, (player: Player) => void>>> = {
  ArrowLeft: (player) => player.back(),
  ArrowRight: (player) => player.next(),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.last),
  " ": (player) => (player.playing ? player.pause() : player.play()),
};

/** Whether an element was reached by keyboard. It has to be asked at once: the next key makes any focus visible. */
export const isGoneTo = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(":focus-visible");

/**
 * Do what a key means in a replay, wherever the focus is. Fields and lists to choose from have keys of their own, and
 * so does a dialog; the space bar presses a button that was reached by keyboard.
 */
export function press(event: KeyboardEvent, player: Player, goneTo: boolean): void {
  const deed = DEEDS[event.key];
  const target = event.target as Element | null;
  if (!deed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest("input, select, textarea, dialog, [role=dialog]")) return;
  if (event.key === " " && goneTo && target?.matches("button, a, summary, [role=button]")) return;
  event.preventDefault();
  deed(player);
}
