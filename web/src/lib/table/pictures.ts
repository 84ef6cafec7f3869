import { textOf } from "$lib/games/text";
import type { TableState } from "$lib/state/table.svelte";
import type { GameName } from "$lib/wire/protocol";
import type { Component } from "svelte";

/** The pictured table of each game, loaded when one is opened. */
export const pictures: Readonly<Record<GameName, () => Promise<{ default: Component<{ table: TableState }> }>>> = {
  seven: () => import("$lib/games/seven/SevenTable.svelte"),
  architects: () => import("$lib/games/architects/ArchitectsTable.svelte"),
};

/** Load what a table of a game needs before anybody asks for it; who gets there first loads it then. */
export function foresee(game: GameName): void {
  for (const load of [() => import("../../screens/TableScreen.svelte"), pictures[game], () => textOf(game)])
    load().catch(() => undefined);
}
