import { say, words } from "$lib/words";
import { asGame } from "../contract";
import type { SevenNouns } from "./nouns";

/** Everything that the client shows of 7 Wonders. */
export default asGame<SevenNouns>({
  id: "seven",
  players: 7,
  levels: ["builder", "strategist", "master"],
  bots: ["apprentice", "builder", "strategist", "scholar", "master", "oracle"],
  about: () => say("web-front-seven-about"),
  cover: "alexandria",
  ages: (age) => say("seven-age", { age }),
  age: ({ age }) => age,
  boards: ({ cities }) => cities.map(({ board }) => board.wonder),
  hand: ({ hand }) => hand,
  deed(event, seat) {
    if (!("city" in event) || event.city !== seat) return null;
    if (event.event === "built") return { do: "build", card: event.card };
    if (event.event === "stage_built") return { do: "stage", card: event.card };
    return event.event === "sold" ? { do: "sell", card: event.card } : null;
  },
  cities: (players) => Math.max(players, 3), // with two players there is a third city
  freeCity: {
    name: () => say("seven-free-city"),
    inSentence: () => say("seven-the-free-city"),
    about: () => say("web-lobby-free-city"),
    inScore: () => say("seven-result-free-city"),
  },
  cue(event, you) {
    if (event.event === "fought") return "battle";
    if (event.event === "earned" && event.city === you) return "coins";
    return event.event === "chose" && event.city === you ? "chosen" : null;
  },
  text: () => import("./text"),
  table: () => import("./Table.svelte"),
  score: () => import("./score"),
  lesson: () => import("./lesson"),
  what: () => words.with("help", import("./what")),
  rules: {
    short: () => say("web-help-seven"),
    lookup: () => say("web-help-lookup-seven"),
    book: () => words.with("help", import("./book")),
  },
  wishes: { boards: async () => (await import("./facts")).WONDER_IDS, sides: ["A", "B"] },
});
