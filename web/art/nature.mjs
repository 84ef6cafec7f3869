import { PAINT } from "./paints.mjs";
import { circle, ellipse, lerp, line, path, random, rounded } from "./pen.mjs";

/** A palm with its foot at x and y; k is how far it leans. */
export function palm(x, y, h, s = 1, k = 0) {
  let o = `<path d="M${rounded(x - 2 * s)} ${rounded(y)}Q${rounded(x + k * 0.5 - 1)} ${rounded(y - h * 0.5)} ${rounded(x + k - 1 * s)} ${rounded(y - h)}L${rounded(x + k + 1.2 * s)} ${rounded(y - h)}Q${rounded(x + k * 0.5 + 2 * s)} ${rounded(y - h * 0.5)} ${rounded(x + 2.4 * s)} ${rounded(y)}Z" fill="#7A5138"/>`;
  const X = x + k,
    Y = y - h;
  for (const [a, len, c] of [
    [-165, 17, PAINT.leaf3],
    [-15, 17, PAINT.leaf4],
    [-140, 18, PAINT.leaf2],
    [-40, 18, PAINT.leaf3],
    [-115, 15, PAINT.leaf1],
    [-68, 15, PAINT.leaf2],
    [165, 15, PAINT.leaf3],
    [12, 15, PAINT.leaf4],
  ]) {
    const t = (a * Math.PI) / 180,
      ex = X + Math.cos(t) * len * s,
      ey = Y + Math.sin(t) * len * s * 0.75 + 7 * s * Math.abs(Math.cos(t)),
      mx = X + Math.cos(t) * len * s * 0.55,
      my = Y + Math.sin(t) * len * s * 0.9 - 3.5 * s;
    o += path(
      `M${rounded(X)} ${rounded(Y)}Q${rounded(mx)} ${rounded(my - 2.4 * s)} ${rounded(ex)} ${rounded(ey)}Q${rounded(mx)} ${rounded(my + 3.4 * s)} ${rounded(X)} ${rounded(Y + 1.5)}Z`,
      c,
    );
  }
  return o;
}

/** A bush of a given radius. */
export function bush(x, y, r) {
  let o = "";
  const n = Math.round(4 + r / 3);
  for (let i = 0; i < n; i++) {
    const a = random() * Math.PI,
      rr = r * (0.35 + random() * 0.3);
    o += circle(x + Math.cos(a) * r * 0.75, y - Math.sin(a) * r * 0.55, rr, i % 2 ? PAINT.leaf3 : PAINT.leaf4);
  }
  for (let i = 0; i < n; i++) {
    const a = Math.PI * 0.45 + random() * Math.PI * 0.5,
      rr = r * (0.22 + random() * 0.22);
    o += circle(x + Math.cos(a) * r * 0.7, y - Math.sin(a) * r * 0.6 - 1, rr, i % 2 ? PAINT.leaf2 : PAINT.leaf1);
  }
  return o;
}

/** A cypress with its foot at x and y. */
export function cypress(x, y, h) {
  return (
    path(
      `M${rounded(x)} ${rounded(y - h)}Q${rounded(x - h * 0.17)} ${rounded(y - h * 0.35)} ${rounded(x - h * 0.11)} ${rounded(y)}L${rounded(x + h * 0.11)} ${rounded(y)}Q${rounded(x + h * 0.17)} ${rounded(y - h * 0.35)} ${rounded(x)} ${rounded(y - h)}Z`,
      PAINT.leaf4,
    ) +
    path(
      `M${rounded(x)} ${rounded(y - h)}Q${rounded(x - h * 0.17)} ${rounded(y - h * 0.35)} ${rounded(x - h * 0.11)} ${rounded(y)}L${rounded(x)} ${rounded(y)}Q${rounded(x - h * 0.03)} ${rounded(y - h * 0.5)} ${rounded(x)} ${rounded(y - h)}Z`,
      PAINT.leaf2,
    )
  );
}

/** A plant that hangs down from x and y. */
export function vine(x, y, len, w = 5) {
  let o = "";
  const n = Math.max(3, Math.round(len / 4));
  for (let i = 0; i < n; i++) {
    const t = i / n;
    o += ellipse(
      x + (random() - 0.5) * w * (1 - t * 0.6),
      y + t * len,
      w * 0.42 * (1 - t * 0.55) + 0.8,
      2.6 * (1 - t * 0.35),
      i % 3 ? PAINT.leaf2 : i % 2 ? PAINT.leaf1 : PAINT.leaf3,
    );
  }
  return o;
}

/** Waves below a shore. */
export function foam(y, x0, x1, n, op = 0.5) {
  let o = "";
  for (let i = 0; i < n; i++) {
    const x = lerp(x0, x1, random()),
      w = 8 + random() * 30;
    o += line(
      [
        [x, y + random() * 16],
        [x + w, y + random() * 2 + 0],
      ].map((p, j, a) => [p[0], a[0][1]]),
      "#EAF6F2",
      1 + random() * 0.9,
      `opacity="${rounded(op * (0.35 + random() * 0.65))}"`,
    );
  }
  return o;
}

/** An olive tree with its foot at x and y. */
export function olive(x, y, h) {
  let s = path(
    `M${x - 3} ${y}Q${x - 1} ${y - h * 0.3} ${x - 4} ${y - h * 0.5}L${x + 1} ${y - h * 0.5}Q${x + 3} ${y - h * 0.3} ${x + 4} ${y}Z`,
    "#6B4A38",
  );
  for (let i = 0; i < 15; i++) {
    const a = random() * 6.28,
      q = Math.sqrt(random());
    s += circle(
      x + Math.cos(a) * h * 0.34 * q,
      y - h * 0.68 + Math.sin(a) * h * 0.26 * q,
      h * (0.1 + random() * 0.06),
      i % 2 ? "#5E7358" : "#44594A",
    );
  }
  for (let i = 0; i < 10; i++) {
    s += circle(
      x - h * 0.05 + (random() - 0.62) * h * 0.5,
      y - h * 0.76 + (random() - 0.5) * h * 0.28,
      h * (0.06 + random() * 0.05),
      i % 2 ? "#8E9F76" : "#A8B48A",
    );
  }
  return s;
}
