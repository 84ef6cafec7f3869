import type { SevenEvent, SevenFought, SevenView } from "$lib/wire/protocol";
import { annotated } from "$lib/what/annotated";
import { say, sayOne, words } from "$lib/words";
import type { Names } from "../../names";

/** What a person may remember of hands that were passed on. */
export function memoryOf(view: SevenView, names: Names): readonly string[] {
  return view.memory.map(({ seat, cards, gone }) =>
    say("web-seven-memory", {
      city: names.of(seat),
      cards: words.list(cards.map((card) => annotated(sayOne("seven-card", card), `card-${card}`))),
      gone,
    }),
  );
}

/** The two fights of a city among events, the left one first. */
export function fightsOf(events: readonly SevenEvent[], home: number): readonly SevenFought[] {
  const fought = events.filter((event): event is SevenFought => event.event === "fought");
  // A fight names a city and its left neighbour; in the fight with its right neighbour, a city is the `neighbour`.
  return [...fought.filter(({ city }) => city === home), ...fought.filter(({ neighbour }) => neighbour === home)];
}
