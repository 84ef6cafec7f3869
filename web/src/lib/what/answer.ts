import type { Names } from "$lib/games/names";
import type { Nouns, Seen } from "$lib/games/nouns";
import type { IconData } from "$lib/icons/icon";
import type { NameOf } from "$lib/words/keys";
import type { Component } from "svelte";

// What is said about a thing that a person asks about. The game says it, and the frame shows it.

/** A picture that a game draws itself. */
export interface Drawn {
  readonly Picture: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** A picture with its properties. Only this function forgets their types. */
export function drawn<C extends (internals: never, props: never) => unknown>(
  Picture: C,
  props: Parameters<C>[1],
): Drawn {
  return { Picture, props } as unknown as Drawn;
}

/** A part of a row. */
export type Part =
  /** Words, perhaps annotated; faint where they only add to what comes before. */
  | { readonly as: "words"; readonly words: string; readonly faint?: boolean }
  /** Something else that can be asked about. */
  | { readonly as: "thing"; readonly about: string; readonly name: string; readonly look: ThingLook }
  /** A city at the table, and how many of it that city has. */
  | { readonly as: "city"; readonly name: string; readonly count?: number }
  /** Numbers side by side, each with what it is for below; one may be that of this table. */
  | { readonly as: "cells"; readonly cells: readonly NumberCell[]; readonly unit: string }
  | ({ readonly as: "picture" } & Drawn);

export interface ThingLook {
  readonly colour: NameOf<"colour"> | null;
  readonly icon: IconData;
}

export interface NumberCell {
  readonly value: number;
  readonly under: number;
  readonly isHere: boolean;
}

/** A line under the words; one without parts says what is absent. */
export interface Row {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly none: string;
}

/** Everything that is said about something. */
export interface Answer extends ThingLook {
  readonly name: string;
  /** What kind of thing it is, beside its name: "Age II", "progress token". */
  readonly kind: string;
  readonly picture: Drawn | null;
  /** What it does, in sentences; names in them may be annotated. */
  readonly says: readonly string[];
  /** Always the same rows for things of a kind, in the same order. */
  readonly rows: readonly Row[];
  /** The entry of the rules that describes it; null if none does. */
  readonly entry: string | null;
}

/** The table at which the question is asked: what this seat may know, and nothing else. */
export interface Scene<N extends Nouns = Nouns> {
  readonly seen: Seen<N>;
  readonly names: Names;
}

/**
 * Say what something is. What it is about is a short text such as `card-altar`, the same as in the rules; null for
 * one that the game does not know. Away from any table there is no scene, and no row about one.
 */
export type About<N extends Nouns = Nouns> = (about: string, scene: Scene<N> | null) => Answer | null;
