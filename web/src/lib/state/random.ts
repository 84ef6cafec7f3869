// `crypto.randomUUID` exists only for pages loaded over HTTPS or from this machine; these functions work for all.

/** A new id: 32 letters and digits that nobody else will come up with. */
export function newId(): string {
  return digits(16);
}

/** A new share of the chance of a game: 64 hexadecimal digits. */
export function newShare(): string {
  return digits(32);
}

/** A new secret of 256 bits: 43 characters that need no escaping in an address. */
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
