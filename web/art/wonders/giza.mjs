import { bush, foam, palm } from "../nature.mjs";
import { PAINT } from "../paints.mjs";
import { between, circle, ellipse, ghost, lerp, line, outline, path, points, polygon, random, sow } from "../pen.mjs";

/** The two faces of a pyramid between the heights t0 and t1: 0 is the base, 1 the apex. */
function pyramid(l, c, r, a, n, t0, t1, opt = {}) {
  const A = (t) => [between(l, a, t), between(c, a, t), between(r, a, t)];
  const [l0, c0, r0] = A(t0),
    [l1, c1, r1] = A(t1);
  let s = polygon([l1, c1, c0, l0], opt.lit || PAINT.lit) + polygon([c1, r1, r0, c0], opt.sh || PAINT.sh);
  const rows = Math.round(n * (t1 - t0));
  for (let i = 1; i < rows; i++) {
    const [x, y, z] = A(lerp(t0, t1, i / rows));
    s += line([x, y], PAINT.line, 0.6, 'opacity=".3"') + line([y, z], "#4F3029", 0.6, 'opacity=".38"');
  }
  for (let i = 0; i < rows; i++) {
    const t = lerp(t0, t1, i / rows),
      u = lerp(t0, t1, (i + 1) / rows),
      [x, y, z] = A(t),
      [X, Y, Z] = A(u);
    const m = Math.round(14 * (1 - t));
    for (let k = 1; k < m; k++) {
      const q = (k + (i % 2 ? 0.5 : 0)) / m;
      if (q < 1 && random() < 0.6) s += line([between(x, y, q), between(X, Y, q)], PAINT.line, 0.5, 'opacity=".26"');
      if (q < 1 && random() < 0.5) s += line([between(y, z, q), between(Y, Z, q)], "#4F3029", 0.5, 'opacity=".3"');
      if (random() < 0.07)
        s += polygon(
          [
            between(x, y, q),
            between(x, y, Math.min(1, q + 1 / m)),
            between(X, Y, Math.min(1, q + 1 / m)),
            between(X, Y, q),
          ],
          random() < 0.6 ? "#FFF8E4" : "#B98655",
          'opacity=".28"',
        );
    }
  }
  s += line([l0, l1], PAINT.edge, 1.3, 'opacity=".9"') + line([c0, c1], "#FFF0CC", 0.9, 'opacity=".75"');
  return s;
}

export function giza() {
  sow(23);
  const ground =
    path(
      "M-14 404Q0 376 46 364Q90 352 130 356Q230 364 300 352Q380 344 440 358Q484 374 496 404Q240 424 -14 404Z",
      "url(#w-sand)",
    ) +
    path("M-14 404Q40 376 190 382Q280 388 360 378Q440 374 496 404Q240 424 -14 404Z", "#C9955F", 'opacity=".55"') +
    foam(398, -10, 470, 20, 0.75) +
    palm(34, 394, 44, 1, 5) +
    palm(20, 398, 32, 0.85, -4) +
    palm(448, 390, 40, 0.95, -5) +
    palm(464, 394, 28, 0.8, 4) +
    bush(50, 396, 6) +
    bush(434, 392, 6);
  const P1 = points("318,356 402,364 452,352 382,262"),
    P2 = points("18,352 148,362 212,350 128,196"),
    P3 = points("84,364 292,380 412,360 262,112");
  const stage1 = pyramid(...P1, 16, 0, 1) + pyramid([430, 356], [462, 360], [478, 354], [457, 322], 7, 0, 1);
  const plan1 = ghost(outline([P1[0], P1[3], P1[2], P1[1]]));
  const stage2 = pyramid(...P2, 22, 0, 1);
  const plan2 = ghost(outline([P2[0], P2[3], P2[2], P2[1]]));
  const T = (t) => [between(P3[0], P3[3], t), between(P3[1], P3[3], t), between(P3[2], P3[3], t)];
  const [a1, b1, c1] = T(0.42),
    [a2, b2, c2] = T(0.84);
  const stage3 =
    pyramid(...P3, 38, 0, 0.42, { lit: "url(#w-pyrL)", sh: "url(#w-pyrR)" }) +
    polygon([a1, b1, c1, [lerp(a1[0], c1[0], 0.48), b1[1] - 13]], "#F1D6A4") +
    polygon(
      [
        between(P3[0], P3[1], 0.66),
        between(P3[0], P3[1], 0.75),
        between(P3[0], P3[3], 0.1).map((v, i) => (i ? v + 1 : v + 128)),
        between(P3[0], P3[3], 0.1).map((v, i) => (i ? v : v + 118)),
      ],
      "#6B4338",
    );
  const plan3 = ghost(outline([P3[0], a1, c1, P3[2], P3[1]]));
  const stage4 =
    pyramid(...P3, 38, 0.42, 0.84, { lit: "url(#w-pyrL)", sh: "url(#w-pyrR)" }) +
    polygon([a2, b2, c2, [lerp(a2[0], c2[0], 0.48), b2[1] - 3.5]], "#F6DFB2");
  const plan4 = ghost(outline([a1, a2, c2, c1, b1]));
  let stage5 =
    circle(P3[3][0], P3[3][1] + 10, 62, "url(#w-glow)", 'class="glow" opacity=".75"') +
    polygon([a2, P3[3], b2], PAINT.gold) +
    polygon([b2, P3[3], c2], PAINT.goldsh) +
    line([a2, P3[3]], "#FFF7D4", 1.4) +
    line([P3[3], b2], "#FFF3C4", 1);
  for (const [dx, dy] of [
    [-34, -16],
    [-20, -34],
    [8, -40],
    [34, -22],
  ])
    stage5 += line(
      [
        [P3[3][0] + dx * 0.55, P3[3][1] + dy * 0.55 + 8],
        [P3[3][0] + dx * 1.05, P3[3][1] + dy * 1.05 + 6],
      ],
      "#FFE9A0",
      1.6,
      'opacity=".8"',
    );
  // sphinx
  stage5 +=
    `<g transform="translate(96 344) scale(1.12)">` +
    ellipse(62, 46, 66, 4, "#8A5947", 'opacity=".35"') +
    path("M40 24Q62 16 92 20Q114 24 118 46H40Z", "#DDB27B") +
    path("M70 20Q96 18 108 28Q117 34 118 46H86Q92 32 70 20Z", "#A06D50") +
    ellipse(96, 39, 17, 8.5, "#C08A5E") +
    path("M6 46Q4 40 11 39L40 36L58 40V46Z", "#F0D09B") +
    path("M30 46Q30 41 37 41L72 41V46Z", "#C8955F") +
    path("M34 38L37 20L56 20L60 40Z", "#E2B981") +
    path("M46 20L56 20L62 42L52 42Z", "#A97652") +
    path("M31 1Q33-9 44-10Q57-9 59 3L64 33Q56 38 48 34L45 20L33 6Z", PAINT.gold) +
    path("M46-10Q57-9 59 3L64 33Q60 36 55 36Q58 14 46-10Z", "#A8701F", 'opacity=".75"') +
    [0, 1, 2, 3, 4]
      .map((i) =>
        line(
          [
            [46 + i * 1.2, 8 + i * 5.5],
            [60 + i * 0.9, 7 + i * 5.8],
          ],
          "#2E6F8E",
          1.5,
          'opacity=".8"',
        ),
      )
      .join("") +
    line(points("32,-1 57,-3"), "#2E6F8E", 1.5, 'opacity=".8"') +
    path("M32 1Q30 6 31 8L28 12.5L31 14L30.5 18Q33 23 40 22L46 18L45 0Q38-3 32 1Z", "#F3D6A4") +
    path("M40 0L45 0L46 18L40 22Q43 12 40 0Z", "#C8955F") +
    circle(34.5, 7, 1.1, "#5B3A33") +
    `</g>`;
  const plan5 = ghost(outline([a2, P3[3], c2, b2]));
  return {
    id: "giza",
    name: "Pyramids of Giza",
    ground,
    order: [1, 0],
    stages: [
      [plan1, stage1],
      [plan2, stage2],
      [plan3, stage3],
      [plan4, stage4],
      [plan5, stage5],
    ],
  };
}
