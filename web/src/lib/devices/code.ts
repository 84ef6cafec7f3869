// A recovery code: 25 characters that nobody can guess, and that can be read from paper without ambiguity.

/** No I or L, which look like 1; no O, which looks like 0; no U, which looks like V. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 25;
const GROUP = 5;
const MISREAD: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0", U: "V" };

/** A new code of 125 bits. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join(""); // 32 divides 256, so all letters are equally likely
}

/** The code that a person has typed, in any case and spacing and with letters misread; null if it is not a code. */
export function parseCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s\p{Dash}]/gu, "");
  const letters = [...typed].map((letter) => MISREAD[letter] ?? letter);
  return letters.length === LENGTH && letters.every((letter) => LETTERS.includes(letter)) ? letters.join("") : null;
}

/** A code as it is written down: in groups of five. */
export function writeCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(" ");
}
