// `crypto.subtle` exists only for pages loaded over HTTPS or from this machine; at home people play without either.

const FIRST = [2, 3, 5, 7, 11, 13, 17, 19];
const PRIMES = primes(64);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const data = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(blocks * 64 - 4, bytes.length << 3);
  const hash = Uint32Array.from(FIRST, (prime) => fraction(Math.sqrt(prime)));
  for (let block = 0; block < blocks; block += 1) stir(hash, data, block * 64);
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function stir(hash: Uint32Array, data: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let t = 0; t < 64; t += 1) words[t] = t < 16 ? data.getUint32(at + 4 * t) : extended(words, t);
  let [a, b, c, d, e, f, g, h] = [...hash] as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[t]! + words[t]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word));
}

function extended(words: Uint32Array, t: number): number {
  const [one, two] = [words[t - 15]!, words[t - 2]!];
  const first = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
  const second = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
  return words[t - 16]! + first + words[t - 7]! + second;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits after the binary point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}
