import { between, circle, curve, ellipse, line, path, points, rounded, shape } from "./pen.mjs";

/** A limb between two contours, shaded in bands from the light side to the dark one. */
export function limb(l, r, p, s = 0.56, h = 0.16) {
  const at = (t) => l.map((q, i) => between(q, r[i], Array.isArray(t) ? t[i] : t)),
    sharp = (a) => a.map((q, i) => (i === 0 || i === a.length - 1 ? [q[0], q[1], 1] : q)),
    band = (a, b) => [...sharp(at(a)), ...sharp(at(b)).reverse()];
  const sub = (t, k) => (Array.isArray(t) ? t.map((v) => Math.min(1, v + k)) : Math.min(1, t + k));
  return (
    shape(band(0, 1), p.base) +
    shape(band(0.03, h), p.hi, `opacity="${p.ho ?? 0.5}"`) +
    shape(band(s, 1), p.sh, `opacity="${p.so ?? 0.62}"`) +
    shape(band(sub(s, 0.2), 1), p.dp, `opacity="${p.go ?? 0.5}"`) +
    shape(band(0.94, 1), p.rim, 'opacity=".35"')
  );
}

/** A pacing horse that faces left, with its feet at y 38. */
export function steed(x, y, s, c, c2, m = 1, hi = "#FFF3C4") {
  return (
    `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(s * m * 100) / 100} ${rounded(s * 100) / 100})">` +
    shape(points("40,15 44.5,18 46,27 43.5,34 42,26"), c2) +
    shape(points("33,25 36,28 32,33 33,38,1 29.5,38,1 29,32 28,26"), c2) +
    shape(points("13,24 17,27 14,31 10,36,1 8,34,1 11,29"), c2) +
    shape(
      points(
        "0.3,11.8 1.2,9 4.5,5.2 7,2.3 8.2,-0.6,1 9.3,1.6,1 10.6,-0.2,1 11.5,2 16.5,4.5 22,11 29,13.5 36,12.5 40.5,15.5 42,22 39.5,27 41.5,31 40.5,38,1 37,38,1 37.5,32 34.5,27.5 30,25.5 22,26 19.5,27 19.5,32 19,38,1 15.5,38,1 16,31 14,26.5 9,27 8.5,33,1 5.5,33,1 5.5,25.5 10,22.5 11,18 10.5,13 8.5,10.8 4.5,14.5 1.5,14.5",
      ),
      c,
    ) +
    shape(points("24,24 34,22 41,20 39.5,27 34.5,27.5 30,25.5"), c2, 'opacity=".55"') +
    shape(points("9.6,1.6 13.5,1.6 18.5,5 23,11.5 18.5,10 14.5,6.5"), c2) +
    curve(points("8,9.8 9.8,7.5 9.5,5"), c2, 0.8, 0.55) +
    curve(points("2.4,10.6 3.2,12.8"), c2, 0.7, 0.7) +
    curve(points("13,16 20,14 30,15 36,14.5"), hi, 1.1, 0.75) +
    circle(6.5, 6.8, 0.7, "#4A2A22") +
    `</g>`
  );
}

/** A standing draped figure with its feet at y; k is the side on which it holds a staff. */
export function statue(x, y, h, c, c2, k = 0) {
  const w = h * 0.15,
    X = (u) => rounded(x + u * w),
    Y = (v) => rounded(y - v * h),
    half = (m) =>
      `L${X(m * 0.3)} ${Y(0.83)}Q${X(m * 1.05)} ${Y(0.81)} ${X(m * 1.1)} ${Y(0.72)}Q${X(m * 1.15)} ${Y(0.6)} ${X(m * 0.8)} ${Y(0.5)}Q${X(m * 0.8)} ${Y(0.3)} ${X(m * 1.05)} ${Y(0)}`;
  return (
    (k
      ? line(
          [
            [x + k * w * 1.7, y],
            [x + k * w * 1.7, y - h * 1.08],
          ],
          c,
          h * 0.035,
        ) +
        line(
          [
            [x + k * w * 0.8, y - h * 0.74],
            [x + k * w * 1.7, y - h * 0.6],
          ],
          c,
          h * 0.06,
        )
      : "") +
    path(
      `M${X(0.28)} ${Y(0.9)}${half(1)}L${X(-1.05)} ${Y(0)}Q${X(-0.8)} ${Y(0.3)} ${X(-0.8)} ${Y(0.5)}Q${X(-1.15)} ${Y(0.6)} ${X(-1.1)} ${Y(0.72)}Q${X(-1.05)} ${Y(0.81)} ${X(-0.3)} ${Y(0.83)}L${X(-0.28)} ${Y(0.9)}Z`,
      c,
    ) +
    path(
      `M${X(0.2)} ${Y(0.83)}${half(1)}L${X(0.1)} ${Y(0)}Q${X(0.35)} ${Y(0.4)} ${X(0.2)} ${Y(0.83)}Z`,
      c2,
      'opacity=".6"',
    ) +
    line(
      [
        [x - w * 0.8, y - h * 0.78],
        [x + w * 0.7, y - h * 0.5],
      ],
      c2,
      h * 0.022,
      'opacity=".7"',
    ) +
    line(
      [
        [x - w * 0.5, y - h * 0.44],
        [x - w * 0.6, y - h * 0.04],
      ],
      c2,
      h * 0.022,
      'opacity=".6"',
    ) +
    ellipse(x, y - h * 0.925, h * 0.062, h * 0.078, c) +
    path(
      `M${rounded(x - h * 0.066)} ${Y(0.92)}A${rounded(h * 0.068)} ${rounded(h * 0.085)} 0 0 1 ${rounded(x + h * 0.066)} ${Y(0.92)}Q${X(0)} ${Y(0.985)} ${rounded(x - h * 0.066)} ${Y(0.92)}Z`,
      c2,
    )
  );
}

/** A striding lion that faces left, with its feet at y 17. */
export function lion(x, y, s, c, c2, m = 1) {
  return (
    `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(s * m * 100) / 100} ${rounded(s * 100) / 100})">` +
    path(
      "M20 7Q25 6 24.500 11Q24 15 26.500 15.500",
      "none",
      `stroke="${c2}" stroke-width="1.3" stroke-linecap="round"`,
    ) +
    shape(points("17,10 19,13 17,17,1 14.8,17,1 15.5,13"), c2) +
    shape(points("8,11 10,14 12,17,1 9.6,17,1 7,13"), c2) +
    shape(
      points(
        "-0.6,6.2 0.2,4.2 2.4,1.4 6.5,-0.4 10,1.2 11.8,4.5 16,5 20,6.2 21.5,9 20.8,12 22,17,1 19.4,17,1 18.3,12.5 12,11.8 8.5,12.5 6.5,17,1 4,17,1 5,12 4,9.8 0.6,8.8",
      ),
      c,
    ) +
    shape(points("5.6,0.6 8,-0.9 11,0.8 12.8,5 12,9.8 9,12.8 6.4,11.2 5.2,8.8 6.6,5"), c2, 'opacity=".85"') +
    circle(5.6, 1.2, 1.1, c) +
    line(points("0.3,6.6 2.4,7"), c2, 0.6) +
    shape(points("12,9.5 17,9 21,8.5 20.8,12 18.3,12.5 12,11.8"), c2, 'opacity=".5"') +
    circle(2.7, 4.2, 0.55, "#4A2A22") +
    curve(points("12,5.6 16,5.8 19.5,6.8"), "#FFF8E6", 0.8, 0.7) +
    `</g>`
  );
}
