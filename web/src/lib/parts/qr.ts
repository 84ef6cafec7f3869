// A QR code (ISO/IEC 18004) of a short text: bytes, correction level L, versions 1 to 10. That is all a link needs.

/** Dark modules, row by row; the quiet zone around them is up to whatever draws it. */
export type Modules = readonly (readonly boolean[])[];

interface Version {
  readonly number: number;
  /** Bytes of correction in each block. */
  readonly correction: number;
  /** Bytes of data in each block. */
  readonly blocks: readonly number[];
  /** Where the centres of alignment patterns are, along each side. */
  readonly centres: readonly number[];
}

const VERSIONS: readonly Version[] = [
  { number: 1, correction: 7, blocks: [19], centres: [] },
  { number: 2, correction: 10, blocks: [34], centres: [6, 18] },
  { number: 3, correction: 15, blocks: [55], centres: [6, 22] },
  { number: 4, correction: 20, blocks: [80], centres: [6, 26] },
  { number: 5, correction: 26, blocks: [108], centres: [6, 30] },
  { number: 6, correction: 18, blocks: [68, 68], centres: [6, 34] },
  { number: 7, correction: 20, blocks: [78, 78], centres: [6, 22, 38] },
  { number: 8, correction: 24, blocks: [97, 97], centres: [6, 24, 42] },
  { number: 9, correction: 30, blocks: [116, 116], centres: [6, 26, 46] },
  { number: 10, correction: 18, blocks: [68, 68, 69, 69], centres: [6, 28, 50] },
];
const LEVEL_L = 0b01;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The QR code of a text; null if it is too long for one. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((one) => bytes.length <= roomOf(one));
  if (!version) return null;
  const words = interleave(dataWords(bytes, version), version);
  const codes = MASKS.map((_, mask) => draw(version, words, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))]!;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const countBits = (version: Version): number => (version.number < 10 ? 8 : 16);
const roomOf = (version: Version): number => Math.floor((8 * sum(version.blocks) - 4 - countBits(version)) / 8);

/** The text as data words: what it is, how long it is, itself, and what fills the rest. */
function dataWords(bytes: Uint8Array, version: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * sum(version.blocks);
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let fill = 0xec; bits.length < room; fill ^= 0xec ^ 0x11) put(fill, 8);
  return Array.from({ length: room / 8 }, (_, word) => parseInt(bits.slice(8 * word, 8 * word + 8).join(""), 2));
}

/** The product of two numbers in the field of 256 elements. */
function times(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((right >> bit) & 1) product ^= left;
  }
  return product;
}

/** Reed-Solomon: this many words that let a reader mend the others. */
export function correctionWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power += 1, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, index) => value ^ times(generator[index - 1] ?? 0, root));
  }
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let index = 0; index < count; index += 1) rest[index]! ^= times(generator[index + 1]!, factor);
  }
  return rest;
}

/** Words of all blocks in turn, first the data, then their correction. */
function interleave(data: readonly number[], { blocks, correction }: Version): number[] {
  let start = 0;
  const parts = blocks.map((length) => data.slice(start, (start += length)));
  const mends = parts.map((part) => correctionWords(part, correction));
  const inTurn = (columns: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, index) =>
      columns.flatMap((column) => column.slice(index, index + 1)),
    ).flat();
  return [...inTurn(parts), ...inTurn(mends)];
}

/** A value followed by its BCH correction. */
function withCheck(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  for (let length = Math.floor(Math.log2(generator)); rest >> length;) {
    rest ^= generator << (Math.floor(Math.log2(rest)) - length);
  }
  return (value << bits) | rest;
}

function draw(version: Version, words: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version.number;
  const code: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    new Array<undefined>(size).fill(undefined),
  );
  drawPatterns(code, version);
  drawFormat(code, withCheck((LEVEL_L << 3) | mask, 10, 0x537) ^ 0x5412);
  if (version.number >= 7) drawVersion(code, withCheck(version.number, 12, 0x1f25));
  drawWords(code, words, MASKS[mask]!);
  return code as boolean[][];
}

/** The marks by which a reader finds its way. */
function drawPatterns(code: (boolean | undefined)[][], { centres }: Version): void {
  const size = code.length;
  const rings = (middleRow: number, middleColumn: number, radius: number, light: readonly number[]): void => {
    for (let row = middleRow - radius; row <= middleRow + radius; row += 1) {
      for (let column = middleColumn - radius; column <= middleColumn + radius; column += 1) {
        if (row < 0 || column < 0 || row >= size || column >= size) continue;
        const ring = Math.max(Math.abs(row - middleRow), Math.abs(column - middleColumn));
        code[row]![column] = !light.includes(ring);
      }
    }
  };
  for (let place = 8; place < size - 8; place += 1) code[6]![place] = code[place]![6] = place % 2 === 0;
  const [first, last] = [centres[0], centres.at(-1)];
  for (const row of centres) {
    for (const column of centres) {
      const isTaken = (row === first && (column === first || column === last)) || (row === last && column === first);
      if (!isTaken) rings(row, column, 2, [1]);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    rings(row, column, 4, [2, 4]);
  }
}

/** The level and the mask, twice. */
function drawFormat(code: (boolean | undefined)[][], format: number): void {
  const size = code.length;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    code[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit]![8] = dark;
    code[8]![bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit] = dark;
  }
  code[size - 8]![8] = true;
}

function drawVersion(code: (boolean | undefined)[][], version: number): void {
  for (let bit = 0; bit < 18; bit += 1) {
    const [long, short] = [Math.floor(bit / 3), code.length - 11 + (bit % 3)];
    code[long]![short] = code[short]![long] = ((version >> bit) & 1) === 1;
  }
}

/** The words, up and down in columns of two from the right, skipping what is already drawn. */
function drawWords(
  code: (boolean | undefined)[][],
  words: readonly number[],
  isTurned: (row: number, column: number) => boolean,
): void {
  const size = code.length;
  let bit = 0;
  for (let right = size - 1, upward = true; right > 0; right -= right === 8 ? 3 : 2, upward = !upward) {
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (code[row]![column] !== undefined) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        code[row]![column] = isDark !== isTurned(row, column);
        bit += 1;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one kind. */
function penalty(code: Modules): number {
  const size = code.length;
  const columns = code.map((_, column) => code.map((row) => row[column]!));
  const lines = [...code, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let at = 0; at <= size - 11; at += 1) {
      if (/^(00001011101|10111010000)/.test(line.slice(at, at + 11))) points += 40;
    }
  }
  for (let row = 0; row < size - 1; row += 1) {
    for (let column = 0; column < size - 1; column += 1) {
      const dark = code[row]![column];
      if (code[row]![column + 1] === dark && code[row + 1]![column] === dark && code[row + 1]![column + 1] === dark) {
        points += 3;
      }
    }
  }
  const dark = (100 * code.flat().filter(Boolean).length) / size ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 50) / 5);
}
