import { namesOf, type Names } from "$lib/games/names";
import type { GameEvent, GameView, Seen } from "$lib/games/nouns";
import { type Happening, TableState } from "$lib/state/table.svelte";
import { infoOf, seatOf } from "../people.fake";

/** A view with only what is around a table: where the game is. */
const VIEWS: Readonly<Record<string, object>> = {
  seven: {
    age: 2,
    phase: "choosing",
    cities: [{ board: { wonder: "gizah" } }, { board: { wonder: "rhodos" } }],
    discards: 3,
    memory: [],
  },
  architects: { active: 0, phase: "playing", players: 2, cities: [{ wonder: "gizah" }, { wonder: "rhodos" }] },
};

const viewOf = (game: string, turn: number, more: object = {}): GameView => ({
  seat: 0,
  turn,
  ready: [],
  result: null,
  ...VIEWS[game],
  ...more,
});

/** What happened in a turn, from its events; with an age where there are ages. */
export function happened(game: string, turn: number, events: readonly GameEvent[], more: object = {}): Happening {
  return { turn, before: viewOf(game, turn, more), events };
}

/** A table of two, Ada and Bob, seen by Ada: nothing is sent from it. */
export function fakeTable(game: string, story: readonly Happening[] = []): { table: TableState; names: Names } {
  const nobody = { watch() {}, unwatch() {}, command: () => new Promise<never>(() => {}) };
  const table = new TableState(nobody, "abc123", null);
  table.info = infoOf({
    game: game as never,
    phase: "playing",
    seats: [seatOf({ name: "Ada" }), seatOf({ name: "Bob" })],
  });
  table.you = 0;
  table.seen = { game, view: viewOf(game, 4), ready: [], decisions: [], events: [] } as unknown as Seen;
  table.history = story;
  return { table, names: namesOf(table.info, table.seen, 0) };
}
