// A recovery code: 25 letters that nobody can guess, and that can be read from paper without a doubt.

/** Neither I nor L, which look like 1; neither O, which looks like 0, nor U, which looks like V. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 25;
const GROUP = 5;
const MISREAD: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0", U: "V" };

/** A new code of 125 bits. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join(""); // 32 letters divide 256: all are as likely
}

/** The code that somebody has typed, in any case and spacing and with letters misread; null if it is none. */
export function parseCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s\p{Dash}]/gu, "");
  const letters = [...typed].map((letter) => MISREAD[letter] ?? letter);
  return letters.length === LENGTH && letters.every((letter) => LETTERS.includes(letter)) ? letters.join("") : null;
}

/** A code as it is written down: in groups of five. */
export function writeCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(" ");
}
