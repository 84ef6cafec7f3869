// Pictures of the mark for home screens, as PNG files made from src/lib/art/mark.svg alone: the build calls `icon`.
import { crc32, deflateSync } from "node:zlib";

const FINE = 4; // samples per pixel, across and down, which smooth the edges
const STEPS = 64; // corners in an arc
const BOX = 24; // the mark is drawn in a square of this many units

/** The bytes of a PNG file: the mark in one colour on a ground of another. */
export function icon(mark, { size, share, corner, ink, ground }) {
  const outlines = outlinesOf(mark);
  const across = size * FINE;
  const scale = BOX / (across * share); // units of the mark for each sample
  const first = (BOX * (1 - 1 / share)) / 2;
  const covered = new Float64Array(size * size * 2); // for each pixel, how much is ground and how much is mark
  for (let row = 0; row < across; row += 1) {
    const isMark = new Uint8Array(across);
    for (const outline of outlines)
      for (const [from, to] of spans(outline, first + (row + 0.5) * scale))
        isMark.fill(1, Math.ceil((from - first) / scale - 0.5), Math.ceil((to - first) / scale - 0.5));
    for (let column = 0; column < across; column += 1) {
      if (!isInSquare((column + 0.5) / across, (row + 0.5) / across, corner)) continue;
      const pixel = Math.floor(row / FINE) * size + Math.floor(column / FINE);
      covered[2 * pixel + isMark[column]] += 1 / FINE ** 2;
    }
  }
  return png(size, (pixel) => {
    const [back, front] = [covered[2 * pixel], covered[2 * pixel + 1]];
    const all = back + front;
    const colour = all === 0 ? [0, 0, 0] : [0, 1, 2].map((part) => (ground[part] * back + ink[part] * front) / all);
    return [...colour, 255 * all].map(Math.round);
  });
}

/** Whether a point of the unit square is inside a square with round corners. */
function isInSquare(x, y, corner) {
  const [dx, dy] = [x, y].map((at) => Math.max(corner - at, at - (1 - corner), 0));
  return Math.hypot(dx, dy) <= corner || (dx === 0 && dy === 0);
}

/** The shapes that make up the mark, each as the points around it. */
function outlinesOf(mark) {
  return [...mark.matchAll(/<(path|circle) ([^>]*)\/>/g)].flatMap(([, name, written]) => {
    const said = Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    if (name === "circle") return [round([+said.cx, +said.cy], +said.r)];
    return said.stroke ? linesOf(said.d).flatMap((line) => strokesOf(line, said["stroke-width"] / 2)) : linesOf(said.d);
  });
}

/** Where a height is inside an outline: one or more stretches, each from here to there. */
function spans(outline, height) {
  const crossings = outline.flatMap(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1);
    return y1 > height !== y2 > height ? [((x2 - x1) * (height - y1)) / (y2 - y1) + x1] : [];
  });
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, at) => (at % 2 === 0 ? [[from, crossings[at + 1]]] : []));
}

/** The points of each line of a path; the only arcs are those of circles. */
function linesOf(written) {
  const lines = [];
  let [x, y] = [0, 0];
  const go = (...to) => lines.at(-1).push(([x, y] = to));
  for (const [, letter, rest] of written.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    switch (letter.toUpperCase()) {
      case "M":
        lines.push([]);
        go(fromX + numbers[0], fromY + numbers[1]);
        break;
      case "L":
        for (let at = 0; at < numbers.length; at += 2)
          go((isRelative ? x : 0) + numbers[at], (isRelative ? y : 0) + numbers[at + 1]);
        break;
      case "H":
        go(fromX + numbers[0], y);
        break;
      case "V":
        go(x, fromY + numbers[0]);
        break;
      case "A":
        for (const point of arc([x, y], numbers[0], numbers[4], [fromX + numbers[5], fromY + numbers[6]])) go(...point);
        break;
      case "Z":
        break;
      default:
        throw new Error(`the mark has a path with ${letter}, which nobody reads here`);
    }
  }
  return lines;
}

/** Points along the shorter arc of a circle to a point, turning right if `sweep` is 1. */
function arc([x, y], radius, sweep, [toX, toY]) {
  const [dx, dy] = [toX - x, toY - y];
  const half = Math.hypot(dx, dy) / 2;
  const off = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (sweep ? 1 : -1);
  const [cx, cy] = [(x + toX) / 2 - (dy / 2 / half) * off, (y + toY) / 2 + (dx / 2 / half) * off];
  const first = Math.atan2(y - cy, x - cx);
  const full = 2 * Math.PI;
  const turn = ((((Math.atan2(toY - cy, toX - cx) - first) * (sweep ? 1 : -1)) % full) + full) % full;
  return round([cx, cy], radius, first, sweep ? turn : -turn).slice(1);
}

function round([x, y], radius, first = 0, turn = 2 * Math.PI) {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = first + (step / STEPS) * turn;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Each piece of a line as a stroke with round ends. */
function strokesOf(line, half) {
  return line.slice(1).map((to, index) => {
    const from = line[index];
    const right = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2;
    return [...round(to, half, right, Math.PI), ...round(from, half, right + Math.PI, Math.PI)];
  });
}

function png(size, colourOf) {
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      rows.set(colourOf(row * size + column), row * (1 + 4 * size) + 1 + 4 * column);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8 bits each of red, green, blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND")]);
}

function chunk(name, data = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
