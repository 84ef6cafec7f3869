import { PAINT } from "./paints.mjs";
import { cell, circle, line, path, pointIn, polygon, random, rounded } from "./pen.mjs";

/** Lines of masonry on a quad. */
export function bricks(q, rows, cols, op = 0.28, col = PAINT.line, density = 0.5) {
  let s = "";
  for (let r = 1; r < rows; r++) {
    const v = r / rows;
    s += line([pointIn(q, 0, v), pointIn(q, 1, v)], col, 0.5, `opacity="${op * 0.6}"`);
  }
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++)
      if (random() < density) {
        const u = (c + (r % 2 ? 0.5 : 0)) / cols;
        if (u <= 0.02 || u >= 0.98) continue;
        s += line([pointIn(q, u, r / rows), pointIn(q, u, (r + 1) / rows)], col, 0.5, `opacity="${op}"`);
      }
  for (let i = 0; i < rows * cols * 0.08; i++) {
    const r = Math.floor(random() * rows),
      c = Math.floor(random() * cols);
    s += polygon(
      cell(q, c / cols, Math.min(1, (c + 1) / cols), r / rows, (r + 1) / rows),
      random() < 0.5 ? "#FFF6E0" : col,
      `opacity="${rounded(0.07 + random() * 0.08)}"`,
    );
  }
  return s;
}

/** An opening with a round top in a quad, with a rim if it has a colour. */
export function arch(q, u0, u1, v0, v1, fill, rim) {
  const a = pointIn(q, u0, v1),
    b = pointIn(q, u0, v0 + (v1 - v0) * 0.35),
    c = pointIn(q, (u0 + u1) / 2, v0 - (v1 - v0) * 0.12),
    d = pointIn(q, u1, v0 + (v1 - v0) * 0.35),
    e = pointIn(q, u1, v1);
  const p = `M${rounded(a[0])} ${rounded(a[1])}L${rounded(b[0])} ${rounded(b[1])}Q${rounded(b[0])} ${rounded(c[1])} ${rounded(c[0])} ${rounded(c[1])}Q${rounded(d[0])} ${rounded(c[1])} ${rounded(d[0])} ${rounded(d[1])}L${rounded(e[0])} ${rounded(e[1])}Z`;
  return path(p, fill) + (rim ? `<path d="${p}" fill="none" stroke="${rim}" stroke-width=".9" opacity=".8"/>` : "");
}

/** A cornice around a corner; y is its height at the corner. */
export function slab(lx, cx, rx, y, dl, dr, h, o = 5) {
  return (
    polygon(
      [
        [lx - o, y + dl],
        [cx, y],
        [cx, y + h],
        [lx - o, y + dl + h],
      ],
      PAINT.lit,
    ) +
    polygon(
      [
        [cx, y],
        [rx + o, y + dr],
        [rx + o, y + dr + h],
        [cx, y + h],
      ],
      PAINT.sh,
    ) +
    line(
      [
        [lx - o, y + dl],
        [cx, y],
      ],
      PAINT.edge,
      1.2,
    ) +
    line(
      [
        [lx - o, y + dl + h],
        [cx, y + h],
      ],
      PAINT.line,
      0.8,
      'opacity=".55"',
    )
  );
}

/** A column with volutes, from yt at the top to yb at the bottom. */
export function column(x, yt, yb, w, fill = "url(#w-cyl)") {
  let s = polygon(
    [
      [x - w * 0.42, yt],
      [x + w * 0.42, yt],
      [x + w * 0.5, yb],
      [x - w * 0.5, yb],
    ],
    fill,
  );
  for (const k of [-0.2, 0.06, 0.28])
    s += line(
      [
        [x + w * k, yt + 2],
        [x + w * k * 1.15, yb - 2],
      ],
      "#7A4A38",
      0.6,
      'opacity=".32"',
    );
  s +=
    path(`M${rounded(x - w * 0.72)} ${rounded(yt - 5)}h${rounded(w * 1.44)}v4h${rounded(-w * 1.44)}z`, "#FBEACB") +
    circle(x - w * 0.6, yt + 0.5, w * 0.22, "#EBCB98") +
    circle(x + w * 0.6, yt + 0.5, w * 0.22, "#A9714F") +
    path(`M${rounded(x - w * 0.66)} ${rounded(yb - 4)}h${rounded(w * 1.32)}v4h${rounded(-w * 1.32)}z`, "url(#w-cyl)");
  return s;
}

/** The base of a statue, with a sun on its front. */
export function plinth(x0, x1, xs, y0, y1, d = 4) {
  const F = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    S = [
      [x1, y0],
      [xs, y0 + d],
      [xs, y1 - d],
      [x1, y1],
    ];
  let s = polygon(F, PAINT.lit2) + bricks(F, 5, 5, 0.22) + polygon(S, PAINT.sh2) + bricks(S, 5, 2, 0.25, "#4F3029");
  const m = (y, h, o) =>
    polygon(
      [
        [x0 - o, y],
        [x1 + o * 0.4, y],
        [x1 + o * 0.4, y + h],
        [x0 - o, y + h],
      ],
      "#FBEACB",
    ) +
    polygon(
      [
        [x1 + o * 0.4, y],
        [xs + o, y + d * 0.8],
        [xs + o, y + d * 0.8 + h],
        [x1 + o * 0.4, y + h],
      ],
      "#A9714F",
    ) +
    line(
      [
        [x0 - o, y],
        [x1 + o * 0.4, y],
      ],
      "#FFF8E6",
      1,
    ) +
    line(
      [
        [x0 - o, y + h],
        [x1 + o * 0.4, y + h],
      ],
      PAINT.line,
      0.7,
      'opacity=".5"',
    );
  s +=
    m(y0 - 1, 4, 3) +
    m(y0 + 3, 3, 1.4) +
    polygon(
      [
        [x0 - 4, y1 - 7],
        [x1 + 2, y1 - 7],
        [x1 + 2, y1],
        [x0 - 4, y1],
      ],
      "#F3DBAE",
    ) +
    polygon(
      [
        [x1 + 2, y1 - 7],
        [xs + 4, y1 - 9],
        [xs + 4, y1 - 5],
        [x1 + 2, y1],
      ],
      "#94624D",
    ) +
    line(
      [
        [x0 - 4, y1 - 7],
        [x1 + 2, y1 - 7],
      ],
      PAINT.edge,
      0.9,
    );
  const cx = (x0 + x1) / 2,
    cy = (y0 + y1) / 2 + 1;
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    s += polygon(
      [
        [cx + Math.cos(a - 0.16) * 6, cy + Math.sin(a - 0.16) * 6],
        [cx + Math.cos(a) * 10.5, cy + Math.sin(a) * 10.5],
        [cx + Math.cos(a + 0.16) * 6, cy + Math.sin(a + 0.16) * 6],
      ],
      i < 4 || i > 10 ? PAINT.goldsh : "#E3A93C",
    );
  }
  return (
    s +
    circle(cx, cy, 5.4, PAINT.gold) +
    `<path d="M${cx - 3} ${cy - 3.2}a5 5 0 0 1 5-1" stroke="#FFF3C4" stroke-width="1" fill="none"/>`
  );
}

/** A column that swells, with a plain capital. */
export function doricColumn(x, yt, yb, w, fill = "url(#w-cyl)") {
  const h = yb - yt;
  let s = path(
    `M${rounded(x - w * 0.39)} ${rounded(yt)}Q${rounded(x - w * 0.47)} ${rounded(yt + h * 0.45)} ${rounded(x - w * 0.5)} ${rounded(yb)}H${rounded(x + w * 0.5)}Q${rounded(x + w * 0.47)} ${rounded(yt + h * 0.45)} ${rounded(x + w * 0.39)} ${rounded(yt)}Z`,
    fill,
  );
  for (const k of [-0.36, -0.22, -0.06, 0.12, 0.27, 0.38])
    s += path(
      `M${rounded(x + w * k * 0.8)} ${rounded(yt + 1)}Q${rounded(x + w * k * 0.96)} ${rounded(yt + h * 0.45)} ${rounded(x + w * k * 1.02)} ${rounded(yb)}`,
      "none",
      `stroke="${k < 0 ? "#A8744F" : "#6B4034"}" stroke-width=".8" opacity=".38"`,
    );
  for (let i = 1; i < 5; i++)
    s += line(
      [
        [x - w * (0.39 + (0.11 * i) / 5), yt + (h * i) / 5],
        [x + w * (0.39 + (0.11 * i) / 5), yt + (h * i) / 5],
      ],
      PAINT.line,
      0.5,
      'opacity=".3"',
    );
  s +=
    path(
      `M${rounded(x - w * 0.39)} ${rounded(yt + 1)}L${rounded(x - w * 0.6)} ${rounded(yt - 6)}H${rounded(x + w * 0.6)}L${rounded(x + w * 0.39)} ${rounded(yt + 1)}Z`,
      "url(#w-cyl)",
    ) +
    polygon(
      [
        [x - w * 0.66, yt - 11],
        [x + w * 0.66, yt - 11],
        [x + w * 0.66, yt - 5.5],
        [x - w * 0.66, yt - 5.5],
      ],
      "#FBEACB",
    ) +
    polygon(
      [
        [x + w * 0.3, yt - 11],
        [x + w * 0.66, yt - 11],
        [x + w * 0.66, yt - 5.5],
        [x + w * 0.3, yt - 5.5],
      ],
      "#C9986A",
    ) +
    line(
      [
        [x - w * 0.38, yt + 3],
        [x + w * 0.38, yt + 3],
      ],
      "#8A5638",
      0.7,
      'opacity=".5"',
    );
  return s;
}
