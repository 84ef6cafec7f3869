import { settings } from "$lib/state";
import type { GameEvent, Seen, TableState } from "$lib/state/table.svelte";
import type { SevenFought, SevenView } from "$lib/wire/protocol";
import { say, words } from "$lib/words";
import type { Names } from "../../names";
import text from "../text";
import { since } from "./plan";

/** A sentence about something that happened. */
export interface Line {
  readonly words: string;
  readonly mine: boolean;
}

function told(events: readonly GameEvent[], seen: Seen, names: Names, you: number | null): readonly Line[] {
  return events
    .map((event) => ({ words: text.sentence(event, seen, names), mine: "city" in event && event.city === you }))
    .filter((line) => line.words);
}

/** Everything that is known to have happened. */
export function wholeStory(table: TableState, names: Names): readonly Line[] {
  const events = table.story.flatMap(({ events }) => events);
  return told(events, table.seen!, names, table.you);
}

/** What happened since the last move of whoever looks at the table. */
export function sinceMine(table: TableState, names: Names): readonly Line[] {
  return told(since(table.story, table.you), table.seen!, names, table.you);
}

/** What a person may remember of hands that were passed on, if help with that is wanted. */
export function memoryOf(view: SevenView, names: Names): readonly string[] {
  if (!settings.get("memoryAid")) return [];
  return view.memory.map(({ seat, cards, gone }) =>
    say("web-seven-memory", {
      city: names.of(seat),
      cards: words.list(cards.map((card) => say(`seven-card-${card}`))),
      gone,
    }),
  );
}

/** The two fights of a city among events, the left one first. */
export function fightsOf(events: readonly GameEvent[], home: number): readonly SevenFought[] {
  const fought = events.filter((event): event is SevenFought => event.event === "fought");
  // The left neighbour is the one that a city is told to have fought; of the right one it is the neighbour.
  return [...fought.filter(({ city }) => city === home), ...fought.filter(({ neighbour }) => neighbour === home)];
}
