import { connection } from "$lib/state";
import type { TableState } from "$lib/state/table.svelte";
import { untrack } from "svelte";
import { RESUBSCRIBED } from "../../worker/calls";
import { calls, isCalling, subscribe } from ".";

/** Whether a table waits for the person looking at it. */
export function isMyMove({
  you,
  lent,
  info,
  undecided,
}: Pick<TableState, "you" | "lent" | "info" | "undecided">): boolean {
  if (you === null || lent || info?.phase !== "playing" || info.paused || info.asleep) return false;
  return !info.seats[you]?.away && undecided.length > 0;
}

const isGoingOn = ({ you, info }: TableState): boolean =>
  you !== null && (info?.phase === "lobby" || info?.phase === "playing");

/** While a table is open, let it call its person; for use while a component is being set up. */
export function attend(table: () => TableState): void {
  $effect(() => calls.set(table().id, isMyMove(table()), table().turn));
  $effect(() => {
    const { id } = table();
    return () => calls.set(id, false); // people who go elsewhere see it in the list of their tables
  });

  // People who want to be called are, even at a table opened on another day: the subscription may be a new one.
  const isWanted = $derived(isCalling() && isGoingOn(table()) && connection.pushKey !== null);
  $effect(() => {
    const subscribed = table();
    if (isWanted) untrack(() => void subscribe(subscribed));
  });
  $effect(() => {
    const told = (event: MessageEvent): void => {
      if (event.data === RESUBSCRIBED && isWanted) void subscribe(table());
    };
    if (!("serviceWorker" in navigator)) return undefined; // as happens without a secure connection
    navigator.serviceWorker.addEventListener("message", told);
    return () => navigator.serviceWorker.removeEventListener("message", told);
  });
}
