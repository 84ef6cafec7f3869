import type { Route } from "$lib/state/router.svelte";
import { words } from "$lib/words";
import type { Component } from "svelte";

/** One screen for each kind of address, each loaded when it is first opened. */
export const screens: Readonly<Record<Route["at"], () => Promise<{ default: Component }>>> = {
  front: () => words.with("lobby", import("./Front.svelte")),
  table: () => import("./TableScreen.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => words.with("review", import("./Review.svelte")),
  puzzles: () => words.with("review", import("./Puzzle.svelte")),
  puzzle: () => words.with("review", import("./Puzzle.svelte")),
  lesson: () => import("./Lesson.svelte"),
  mygames: () => words.with("devices", words.with("mygames", import("./MyGames.svelte"))),
  help: () => words.with("help", import("./Help.svelte")),
  lab: () => words.with("lab", import("./Lab.svelte")),
  settings: () => import("./SettingsScreen.svelte"),
  devices: () => words.with("devices", import("./Devices.svelte")),
  nowhere: () => import("./Nowhere.svelte"),
};
