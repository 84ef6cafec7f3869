import { gameOf } from "$lib/games/registry";

/** Load what a table of a game needs before it is asked for; if that fails, opening the table loads it. */
export function foresee(id: string): void {
  const game = gameOf(id);
  for (const load of [() => import("../../screens/TableScreen.svelte"), () => game.table?.(), () => game.text()])
    load()?.catch(() => undefined);
}
