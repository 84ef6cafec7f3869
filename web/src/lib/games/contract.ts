import type { Entry } from "$lib/help/entry";
import type { IconData } from "$lib/icons/icon";
import type { Facets } from "$lib/lesson/facets";
import type { Script } from "$lib/lesson/script";
import type { Cue } from "$lib/sound/cues";
import type { TableState } from "$lib/state/table.svelte";
import type { Column, Look } from "$lib/table/score/score";
import type { About } from "$lib/what/answer";
import type { GameName } from "$lib/wire/protocol";
import type { NameOf } from "$lib/words/keys";
import type { Component, Snippet } from "svelte";
import type { Deed } from "./deeds";
import type { Names } from "./names";
import type { GameView, Nouns, Seen, SheetOf } from "./nouns";
import type { GameText } from "./text";

/** A chapter of the rules, in the reader's language. */
export interface Chapter {
  /** What a link to it ends with. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The finer points, a paragraph each. */
  readonly details: readonly string[];
  readonly icon: IconData;
  /** What it mentions that can be asked about; the first is its picture. */
  readonly things: readonly string[];
}

/** The rules of a game, to read and to look up; functions, because words change with the language. */
export interface Book {
  chapters(this: void): readonly Chapter[];
  entries(this: void): readonly Entry[];
}

/** A city that nobody plays, after the last seat. */
export interface FreeCity {
  /** Its name on its own, and inside a sentence. */
  name(): string;
  inSentence(): string;
  /** What it does at a table, and in the score. */
  about(): string;
  inScore(): string;
}

/** The first lesson of a game: what a coach says beside a table. */
export interface LessonPlan<N extends Nouns = Nouns> {
  readonly script: Script<N>;
  /** How many bots the person plays against after it. */
  readonly bots: number;
  /** Which of the person's own turns it is, from 1; the lesson is over after the last one of the script. */
  turn(view: N["view"]): number;
  /** The facets of every option of a decision, in its order. */
  facets(decision: N["decision"], seen: Seen<N>): readonly Facets[];
}

/** One category of a score sheet. */
export interface Cell {
  readonly key: string;
  readonly words: string;
  readonly look: Look;
  readonly points: number;
  /** The id by which it can be asked about. */
  readonly about?: string;
}

/** What explains the points of a city beside the score of a finished game. */
export interface WhyProps<N extends Nouns = Nouns> {
  readonly table: TableState<N>;
  readonly names: Names;
  /** All cities, in the order of the score. */
  readonly columns: readonly Column[];
  /** The one whose points are explained. */
  readonly column: Column;
  /** The keys of the categories that have been counted: nothing is said about the others yet. */
  readonly counted: ReadonlySet<string>;
  /** Whether all have been counted, so that the rest can be told. */
  readonly isOver: boolean;
  /** The choice of a city, for the head of the first panel. */
  readonly whose: Snippet;
}

/** The score of a finished game, in pictures. */
export interface ScorePlan<N extends Nouns = Nouns> {
  /** The categories of a sheet, in the order in which they are counted. */
  cells(sheet: SheetOf<N>): readonly Cell[];
  /** The layers of a city's picture that are built. */
  layers(view: N["view"], city: number): readonly number[];
  /** What decides a tie. */
  tie(sheet: SheetOf<N>): number;
  /** How a tie between these was decided. */
  tieWords(level: readonly Pick<Column, "name" | "tie">[], cities: string, points: number): string;
  readonly Why: Component<WhyProps<N>>;
}

/**
 * Everything that the client shows of a game. What is left out is not offered; a game with `text` alone is played at a
 * table in words. Large parts are loaded on demand.
 *
 * Words with these keys are looked up as well: `ID-game` for its name, `ID-city-BOARD` for a city, `ID-card-CARD` for a
 * card, and `ID-category-total`.
 */
export interface Game<N extends Nouns = Nouns> {
  readonly id: GameName;
  /** How many can play at most, and the levels of bots that are offered on the front page, weakest first. */
  readonly players: number;
  readonly levels: readonly NameOf<"bot">[];
  /** All levels of bots that can sit at a table, weakest first. */
  readonly bots: readonly (NameOf<"bot"> & NameOf<"web-level">)[];
  /** Who can play and how, in a line. */
  about(this: void): string;
  /** The wonder that stands for the game; null for a game without pictures. */
  readonly cover: string | null;
  /** The name of an age; null for a game without ages. */
  readonly ages: ((age: number) => string) | null;
  /** The age that the game is in. */
  age?(view: N["view"]): number;
  /** The boards of the cities, by their numbers. */
  boards(view: N["view"]): readonly string[];
  /** The cards in the hand of a seat, for viewers who may see it. */
  hand?(view: N["view"]): readonly string[];
  /** What a seat did with a card, according to an event; null if it says nothing about that. */
  deed?(event: N["event"], seat: number): Deed | null;
  /** How many cities there are with this many players; one for each player, if left out. */
  cities?(players: number): number;
  readonly freeCity?: FreeCity;
  /** What an event sounds like to the person in a seat; how a game ends is heard in any case. */
  cue?(event: N["event"], you: number | null): Cue | null;

  /** The game in words. */
  text(): Promise<{ readonly default: GameText<N> }>;
  /** The table in pictures. */
  table?(): Promise<{ readonly default: Component<{ table: TableState<N> }> }>;
  score?(): Promise<{ readonly default: ScorePlan<N> }>;
  lesson?(this: void): Promise<{ readonly default: LessonPlan<N> }>;
  /** Says what anything on cards and boards is: see `lib/what`. */
  what?(this: void): Promise<{ readonly default: About<N> }>;
  /** The rules. */
  readonly rules?: {
    /** In a sentence or two. */
    short(): string;
    /** The heading of what can be looked up. */
    lookup(): string;
    book(this: void): Promise<Book>;
  };
  /** The boards that can be asked for, and the sides of each, if boards have sides. */
  readonly wishes?: {
    boards(): Promise<readonly string[]>;
    readonly sides: readonly ("A" | "B")[];
  };
}

/**
 * Make a game one of many. This is where its own types are forgotten: what it is handed later is always its own, since
 * the server names the game with everything it sends. A game from elsewhere has an id that the wire's types do not
 * know.
 */
export function asGame<N extends Nouns>(game: Omit<Game<N>, "id"> & { readonly id: string }): Game {
  return game as unknown as Game;
}

/** The cards that a seat holds. */
export function handOf(game: Game, view: GameView): readonly string[] {
  return game.hand?.(view) ?? [];
}
