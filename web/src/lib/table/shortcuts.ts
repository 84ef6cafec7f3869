import { settings } from "$lib/state";

// What keys mean at a table, the same in every game. A game says what it has: see `Keyed`.

/** A letter is the Latin one that was typed, or else the one in its place: a Ukrainian и is on the B key. */
const LETTERS = {
  build: "b",
  stage: "s",
  sell: "x",
  left: "l",
  right: "r",
  back: "u",
  skip: "e",
  hint: "h",
  log: "g",
  coach: "c",
} as const;

type Verb = keyof typeof LETTERS;
export type Meaning = "pick" | "step" | Verb | "confirm" | "help";

/** Everything that has a key, in the order of the help, as it is written there. */
export const SHOWN: Readonly<Record<Meaning, string>> = {
  pick: "1 – 9",
  step: "← →",
  build: "B",
  stage: "S",
  sell: "X",
  left: "L",
  right: "R",
  confirm: "Enter",
  back: "U",
  skip: "E",
  hint: "H",
  log: "G",
  coach: "C",
  help: "?",
};

/** Keys that write nothing: speech input never presses them, so they work with the shortcuts switched off too. */
const SILENT: readonly Meaning[] = ["step", "confirm"];

/**
 * What a game does on each key that it has; false says that the key was not meant for it. `pick` gets the place of a
 * card or a choice, from 0, and `step` the direction.
 */
export type Keyed = { readonly [meaning in Meaning]?: (number: number) => unknown };

/** What the help lists: the keys that a game has and the person has not switched off. */
export function keysOf(keyed: readonly Meaning[]): readonly Meaning[] {
  const all = Object.keys(SHOWN) as Meaning[];
  return all.filter((one) => keyed.includes(one) && (SILENT.includes(one) || settings.get("shortcuts")));
}

/** Do what a key means, unless it is meant for something else; returns whether it meant anything. */
export function press(event: KeyboardEvent, keyed: Keyed): boolean {
  if (!isForTable(event)) return false;
  const [meaning, number] = meant(event);
  const act = meaning && keyed[meaning];
  if (!act || !(SILENT.includes(meaning) || settings.get("shortcuts"))) return false;
  if (act(number) === false) return false;
  event.preventDefault();
  return true;
}

function isForTable({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return false;
  if (!(target instanceof HTMLElement)) return true;
  const isArrow = key.startsWith("Arrow"); // radio buttons use those themselves
  return !target.matches(isArrow ? "input, textarea, select" : "input:not([type=radio]), textarea, select");
}

/** What a key means, and its number. */
function meant(event: KeyboardEvent): [Meaning | null, number] {
  const { key, code } = event;
  if (key === "?") return ["help", 0]; // comes first: on some keyboards it is a shifted digit
  if (key === "Enter") return ["confirm", 0];
  if (key === "ArrowLeft") return ["step", -1];
  if (key === "ArrowRight") return ["step", 1];
  // On a Czech keyboard the row of digits writes letters unless it is shifted.
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  if (digit) return ["pick", Number(digit) - 1];
  const letter = letterOf(event);
  const verbs = Object.keys(LETTERS) as Verb[];
  return [verbs.find((verb) => LETTERS[verb] === letter) ?? null, 0];
}

/** The letter of a key, whatever alphabet it writes; undefined if it has none. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string | undefined {
  return (/^[a-z]$/i.exec(key)?.[0] ?? /^Key([A-Z])$/.exec(code)?.[1])?.toLowerCase();
}

/** Bring the focus to an option of a table: the next Enter then does what the person sees. */
export function focusOption(option: number | undefined): boolean {
  const found = option === undefined ? null : document.querySelector<HTMLElement>(`[data-option="${option}"]`);
  found?.focus();
  return found !== null;
}
