// What everything is drawn with: repeatable chance, points, and the elements of SVG as text.
let seed = 7;

/** Restart chance from a seed: a wonder always draws the same. */
export function sow(start) {
  seed = start;
}

/** A number from b to a: from 0 to 1, unless told otherwise. */
export const random = (a = 1, b = 0) => {
  seed = (seed * 16807) % 2147483647;
  return b + (a - b) * (seed / 2147483647);
};

/** Points from text: `318,356 402,364`; a third number marks a corner where a smooth outline would be round. */
export const points = (text) => text.split(" ").map((point) => point.split(",").map(Number));

/** A number with no more digits than a picture needs. */
export const rounded = (n) => (+n).toFixed(1).replace(/\.0$/, "");

/** A filled polygon; x is more attributes, here and everywhere else. */
export const polygon = (pts, fill, x = "") =>
  `<path d="M${pts.map((p) => rounded(p[0]) + " " + rounded(p[1])).join("L")}Z" fill="${fill}" ${x}/>`;

/** A line through points, in a colour and a width. */
export const line = (pts, st, w = 1, x = "") =>
  `<path d="M${pts.map((p) => rounded(p[0]) + " " + rounded(p[1])).join("L")}" fill="none" stroke="${st}" stroke-width="${w}" stroke-linecap="round" ${x}/>`;

/** A path as SVG writes it. */
export const path = (d, fill, x = "") => `<path d="${d}" fill="${fill}" ${x}/>`;

export const circle = (x, y, r, fill, e = "") =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" fill="${fill}" ${e}/>`;

export const ellipse = (x, y, rx, ry, fill, e = "") =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}" ${e}/>`;

/** The number at t between a (0) and b (1). */
export const lerp = (a, b, t) => a + (b - a) * t;

/** The point at t between p (0) and q (1). */
export const between = (p, q, t) => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];

/** The point of a quad (top left, top right, bottom right, bottom left) at u from the left and v from the top, both from 0 to 1. */
export const pointIn = (q, u, v) => between(between(q[0], q[1], u), between(q[3], q[2], u), v);

/** The part of a quad between two u and two v, as a quad. */
export const cell = (q, u0, u1, v0, v1) => [
  pointIn(q, u0, v0),
  pointIn(q, u1, v0),
  pointIn(q, u1, v1),
  pointIn(q, u0, v1),
];

/** The plan of a layer that is not built: a dashed outline. */
export const ghost = (d) =>
  `<path class="ghost" d="${d}" fill="#FFF8E8" fill-opacity=".16" stroke="#FFF8E8" stroke-width="1.6" stroke-dasharray="5 4" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A closed path through points. */
export const outline = (p) => "M" + p.map((q) => rounded(q[0]) + " " + rounded(q[1])).join("L") + "Z";

/** A path that is round at every point except the corners. */
export const smooth = (pts, closed = true) => {
  const n = pts.length,
    g = (i) => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${rounded(pts[0][0])} ${rounded(pts[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = g(i - 1),
      b = g(i),
      c = g(i + 1),
      e = g(i + 2),
      u = b[2] ? b : [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      v = c[2] ? c : [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${rounded(u[0])} ${rounded(u[1])} ${rounded(v[0])} ${rounded(v[1])} ${rounded(c[0])} ${rounded(c[1])}`;
  }
  return d + (closed ? "Z" : "");
};

/** A filled smooth outline. */
export const shape = (pts, fill, x = "") => path(smooth(pts), fill, x);

/** A smooth line. */
export const curve = (pts, st, w = 1, op = 0.5) =>
  path(smooth(pts, false), "none", `stroke="${st}" stroke-width="${w}" stroke-linecap="round" opacity="${op}"`);
