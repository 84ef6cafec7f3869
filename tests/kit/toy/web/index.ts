import { asGame } from "$lib/games/contract";
import { words } from "$lib/words";
import type { ToyNouns } from "./nouns";

/** All that the browser shows of the toy fair: a table in words. */
export default asGame<ToyNouns>({
  id: "toy",
  players: 4,
  levels: ["apprentice", "builder"],
  bots: ["apprentice", "builder"],
  about: () => words.say("toy-web-about"),
  cover: null,
  ages: null,
  boards: ({ cities }) => cities.map(({ stall }) => stall),
  hand: ({ hand }) => hand,
  deed(event, seat) {
    if (!("city" in event) || event.city !== seat) return null;
    if (event.event === "shown") return { do: "build", card: event.card };
    return event.event === "sold" ? { do: "sell", card: event.card } : null;
  },
  cue: (event, you) =>
    event.event === "drew" && event.city === you ? "chosen" : null,
  text: () => import("./text"),
});
