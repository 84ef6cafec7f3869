// Words with names in them that can be asked about. Inside a string such a name stands as Unicode has it for notes
// between the lines: an anchor, the words, a separator, what they are about, an end. So it goes through sentences,
// lists and joins like any other words, and nobody has to find names in a text afterwards.

const ANCHOR = "\uFFF9";
const SEPARATOR = "\uFFFA";
const END = "\uFFFB";

/** A part of a text: words, and what they are about if that can be asked. */
export interface Piece {
  readonly words: string;
  readonly about: string | null;
}

/** Words that can be asked about. */
export function annotated(words: string, about: string): string {
  return `${ANCHOR}${plain(words)}${SEPARATOR}${about}${END}`;
}

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

/** A text without its notes: for titles, and wherever nothing can be pressed. */
export function plain(text: string): string {
  return piecesOf(text)
    .map(({ words }) => words)
    .join("");
}
