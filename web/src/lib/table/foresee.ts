import { gameOf } from "$lib/games/registry";

/** Load what a table of a game needs before anybody asks for it; who gets there first loads it then. */
export function foresee(id: string): void {
  const game = gameOf(id);
  for (const load of [() => import("../../screens/TableScreen.svelte"), () => game.table?.(), () => game.text()])
    load()?.catch(() => undefined);
}
