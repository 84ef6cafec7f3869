// `crypto.randomUUID` is there only for pages that came over HTTPS or from this machine; these are there for all.

/** A new id: 32 letters and digits that nobody else comes upon. */
export function newId(): string {
  return digits(16);
}

/** A new share of the chance of a game: 64 hexadecimal digits. */
export function newShare(): string {
  return digits(32);
}

/** A new secret of 256 bits: 43 letters that may stand in an address as they are. */
export function newKey(): string {
  const letters = btoa(String.fromCharCode(...drawn(32)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function digits(bytes: number): string {
  return [...drawn(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function drawn(bytes: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(bytes));
}
