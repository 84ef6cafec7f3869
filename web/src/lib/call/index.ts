import mark from "$lib/art/mark.svg?raw";
import { player } from "$lib/sound/player";
import { connection, seats, settings } from "$lib/state";
import { say, words } from "$lib/words";
import { Calls } from "./calls.svelte";
import { Badge } from "./icon";
import { Notices } from "./notices.svelte";
import { Push, type Table } from "./push";

// The single instances that the page uses, as in `lib/state`.
export const notices = new Notices(window);
export const push = new Push(navigator.serviceWorker);
export const badge = new Badge(document.querySelector<HTMLLinkElement>('link[rel="icon"]'), mark, navigator);

/** Whether this person wants to be called and the browser allows it. */
export const isCalling = (): boolean => settings.get("calls") === "yes" && notices.permission === "allowed";

/** Subscribe a seat if its person wants to be called and that is possible; returns whether the server can call them now. */
export const subscribe = (table: Table): Promise<boolean> =>
  isCalling() ? push.subscribe(table, connection.pushKey, words.language) : Promise.resolve(false);

/** Switch calls on, which may make the browser ask, or off; an open table subscribes on its own. */
export async function setCalls(on: boolean, table?: Table): Promise<void> {
  settings.set("calls", on ? "yes" : "no");
  if (!on) return push.end(table);
  if (notices.look() === "unasked") await notices.ask();
}

export const calls = new Calls(
  {
    call(table) {
      if (settings.get("sound")) player.play("call");
      if (!isCalling()) return;
      const game = seats.at(table)?.game;
      const what = game ? say(`${game}-game`) : "Mirabilia";
      void notices.show(table, say("web-call-turn"), say("web-call-waits", { game: what }));
    },
    hush: (table) => void notices.close(table),
  },
  () => document.visibilityState === "visible",
);
