// Words with names in them that can be asked about. Inside a string such a name is written as Unicode has it for
// interlinear annotations: an anchor, the words, a separator, what they are about, an end. That way it goes through
// sentences, lists and joins like any other words, and nobody has to find names in a text afterwards.

const ANCHOR = "\uFFF9";
const SEPARATOR = "\uFFFA";
const END = "\uFFFB";

/** A part of a text: words, and what they are about if that can be asked. */
export interface Piece {
  readonly words: string;
  readonly about: string | null;
}

/** A part of a text with the marks that stay on the line of its name: an opening bracket, a comma. */
export interface Kept extends Piece {
  readonly before: string;
  readonly after: string;
}

/** What a text between two names begins and ends with: marks that belong to the name before it, and to the one after it. */
const BETWEEN = /^([)\],.;:!?…”“»’]*)(.*?)([([„“«‚‘]*)$/su;

/** Words that can be asked about. */
export function annotated(words: string, about: string): string {
  return `${ANCHOR}${plain(words)}${SEPARATOR}${about}${END}`;
}

/** How a name is put into words: {@link annotated}, or {@link bare} where nothing can be asked. */
export type Naming = typeof annotated;
export const bare: Naming = (words) => words;

/** The parts of a text, in order. */
export function piecesOf(text: string): readonly Piece[] {
  const [first = "", ...rest] = text.split(ANCHOR);
  const pieces: Piece[] = rest.flatMap((part) => {
    const [words = "", note = ""] = part.split(SEPARATOR);
    const [about = "", after = ""] = note.split(END);
    return [
      { words, about },
      { words: after, about: null },
    ];
  });
  return [{ words: first, about: null }, ...pieces].filter(({ words }) => words !== "");
}

/** The parts of a text, each name with the marks beside it: no line begins or ends with a mark of its neighbour. */
export function keptOf(text: string): readonly Kept[] {
  const kept: Kept[] = [];
  let before = "";
  for (const { words, about } of piecesOf(text)) {
    if (about !== null) {
      kept.push({ words, about, before, after: "" });
      before = "";
      continue;
    }
    const [, after = "", middle = "", next = ""] = BETWEEN.exec(words) ?? [];
    const last = kept.pop();
    if (last) kept.push({ ...last, after });
    const rest = last ? middle : after + middle;
    if (rest !== "") kept.push({ words: rest, about: null, before: "", after: "" });
    before = next;
  }
  // After the last name there is nothing that a mark could belong to.
  if (before !== "") kept.push({ words: before, about: null, before: "", after: "" });
  return kept;
}

/** The names in some texts that can be asked about, each thing once. */
export function namesIn(...texts: readonly string[]): readonly { readonly words: string; readonly about: string }[] {
  const all = texts.flatMap(piecesOf).flatMap(({ words, about }) => (about === null ? [] : [{ words, about }]));
  return all.filter(({ about }, index) => all.findIndex((other) => other.about === about) === index);
}

/** What a text names first; undefined if it names nothing. */
export function aboutOf(text: string): string | undefined {
  return namesIn(text)[0]?.about;
}

/** A text without its annotations: for titles, and wherever nothing can be pressed. */
export function plain(text: string): string {
  return piecesOf(text)
    .map(({ words }) => words)
    .join("");
}
