import type { Messages, NoValues } from "./messages";

// What may be said, as types: none of this is left when the client runs.

/** A key that has words. */
export type Key = keyof Messages;

type Tail<K extends string, Kind extends string> = K extends `${Kind}-${infer Name}`
  ? Name extends `${string}-${string}`
    ? never
    : Name
  : never;

type Among<K extends string, Kind extends string> = K extends `${Kind}-${Tail<K, Kind>}` ? K : never;

type All<Some> = (Some extends unknown ? (one: Some) => void : never) extends (one: infer Every) => void
  ? Every
  : never;

/** What follows a kind in its keys, if it is one word: `"red"` and the other colours for `"colour"`. */
export type NameOf<Kind extends string> = Tail<Key, Kind>;

/** The keys of a kind: `"colour-red"` and those of the other colours for `"colour"`. */
export type KeyOf<Kind extends string> = Kind extends string ? Among<Key, Kind> : never;

/** The arguments after a key: the values that its words need; where a key has holes, those of every key that it may be. */
export type Needs<K> = NoValues extends All<Messages[K & Key]> ? [] : [values: All<Messages[K & Key]>];
