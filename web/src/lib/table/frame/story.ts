import type { Game } from "$lib/games/contract";
import type { Names } from "$lib/games/names";
import type { Nouns, Seen } from "$lib/games/nouns";
import type { GameText } from "$lib/games/text";
import type { IconData } from "$lib/icons/icon";
import type { Happening } from "$lib/state/table.svelte";
import { say } from "$lib/words";

/** A sentence about something that happened. */
export interface Line {
  readonly words: string;
  /** Whether it is about the reader. */
  readonly mine: boolean;
  readonly icon: IconData | null;
}

/** What happened in a turn. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Tells the person in a seat what happened at a table. */
export class Teller<N extends Nouns = Nouns> {
  readonly #text: GameText<N>;
  readonly #seen: Seen<N>;
  readonly #names: Names;
  readonly #you: number | null;

  constructor(text: GameText<N>, seen: Seen<N>, names: Names, you: number | null) {
    this.#text = text;
    this.#seen = seen;
    this.#names = names;
    this.#you = you;
  }

  /** What deserves a sentence, in order. */
  lines(story: readonly Happening<N>[]): readonly Line[] {
    return story
      .flatMap(({ events }) => events)
      .map((event) => {
        const mention = this.#text.mention?.(event);
        return {
          words: this.#text.sentence(event, this.#seen, this.#names),
          mine: this.#you !== null && mention?.seats.includes(this.#you) === true,
          icon: mention?.icon ?? null,
        };
      })
      .filter(({ words }) => words !== "");
  }

  /** Everything by age and turn: the newest turn first, and each turn in its own order. */
  chapters(story: readonly Happening<N>[], game: Pick<Game<N>, "ages" | "age">): readonly Chapter[] {
    const turns: { title: string; told: Happening<N>[] }[] = [];
    for (const happening of story) {
      const title = titleOf(happening, game);
      const last = turns.at(-1);
      if (last && (title === "" || last.title === title)) last.told.push(happening);
      else turns.push({ title, told: [happening] });
    }
    return turns
      .map(({ title, told }) => ({ title, lines: this.lines(told) }))
      .filter(({ lines }) => lines.length > 0)
      .reverse();
  }
}

function titleOf<N extends Nouns>({ before }: Happening<N>, { ages, age }: Pick<Game<N>, "ages" | "age">): string {
  if (!before) return "";
  const { turn } = before;
  return ages && age ? say("web-replay-age-turn", { age: ages(age(before)), turn }) : say("web-replay-turn", { turn });
}

const LATELY = 3;

/** What has happened since the last thing a seat did, including that; the public gets the last few. */
export function sinceMove<N extends Nouns>(
  story: readonly Happening<N>[],
  text: GameText<N>,
  you: number | null,
): readonly Happening<N>[] {
  if (you === null) return story.slice(-LATELY);
  const isOwn = (event: N["event"]): boolean => {
    const mention = text.mention?.(event);
    return mention !== undefined && mention.deed && mention.seats.includes(you);
  };
  return story.slice(
    Math.max(
      story.findLastIndex(({ events }) => events.some(isOwn)),
      0,
    ),
  );
}
