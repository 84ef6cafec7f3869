import { say, words } from "$lib/words";
import { asGame } from "../contract";
import type { ArchitectsNouns } from "./nouns";

/** Everything that the client shows of Architects. */
export default asGame<ArchitectsNouns>({
  id: "architects",
  players: 7,
  levels: ["builder", "strategist", "master"],
  bots: ["apprentice", "builder", "strategist", "scholar", "master"],
  about: () => say("web-front-architects-about"),
  cover: "babylon",
  ages: null,
  boards: ({ cities }) => cities.map(({ wonder }) => wonder),
  deed: (event, seat) =>
    event.event === "took" && event.seat === seat && event.why === "turn" ? { do: "take", card: event.card } : null,
  cue(event, you) {
    if (event.event === "fought") return "battle";
    return event.event === "took" && event.seat === you ? "chosen" : null;
  },
  text: () => import("./text"),
  table: () => import("./Table.svelte"),
  score: () => import("./score"),
  lesson: () => import("./lesson"),
  what: () => words.with("help", import("./what")),
  rules: {
    short: () => say("web-help-architects"),
    lookup: () => say("web-help-lookup-architects"),
    book: () => words.with("help", import("./book")),
  },
  wishes: { boards: async () => (await import("./facts")).WONDER_IDS, sides: [] },
});
