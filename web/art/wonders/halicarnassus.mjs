import { lion, statue, steed } from "../figures.mjs";
import { bricks, column, slab } from "../masonry.mjs";
import { bush, cypress, foam } from "../nature.mjs";
import { PAINT } from "../paints.mjs";
import {
  between,
  cell,
  circle,
  curve,
  ghost,
  lerp,
  line,
  outline,
  path,
  pointIn,
  polygon,
  random,
  rounded,
  shape,
  sow,
} from "../pen.mjs";

export function halicarnassus() {
  sow(71);
  const cx = 258,
    W1 = "#7B3B52",
    W2 = "#4F2638";
  const ground =
    path("M-18 408Q-6 380 40 370Q120 360 220 364Q360 358 446 368Q488 378 500 406Q240 426 -18 408Z", "url(#w-grass)") +
    path("M-18 408Q60 386 200 392Q360 396 500 406Q240 426 -18 408Z", "#D0AB78") +
    foam(402, -14, 480, 18, 0.75) +
    cypress(18, 386, 64) +
    cypress(38, 390, 46) +
    cypress(456, 380, 60) +
    cypress(474, 384, 40) +
    bush(56, 392, 7) +
    bush(438, 386, 7);
  // stage 1: steps and lower podium
  let stage1 = "";
  for (let i = 2; i >= 0; i--) {
    const o = i * 7,
      y = 371 + i * 4.5;
    stage1 +=
      polygon(
        [
          [76 - o, y - 7],
          [cx, y],
          [cx, y + 5.5],
          [76 - o, y - 1.5],
        ],
        PAINT.lit,
      ) +
      polygon(
        [
          [cx, y],
          [404 + o, y - 7],
          [404 + o, y - 1.5],
          [cx, y + 5.5],
        ],
        PAINT.sh,
      ) +
      line(
        [
          [76 - o, y - 7],
          [cx, y],
        ],
        PAINT.edge,
        1,
      );
  }
  const pl = [
      [88, 306],
      [cx, 297],
      [cx, 371],
      [84, 364],
    ],
    pr = [
      [cx, 297],
      [394, 305.5],
      [398, 364],
      [cx, 371],
    ];
  stage1 +=
    polygon(pl, PAINT.lit) +
    bricks(pl, 8, 15, 0.24) +
    polygon(pr, PAINT.sh) +
    bricks(pr, 8, 11, 0.26, "#4F3029") +
    polygon(cell(pl, 0, 0.03, 0, 1), "#FFF6E0", 'opacity=".6"');
  // pilaster panels and a door
  for (const u of [0.03, 0.2, 0.66, 0.83, 0.965]) {
    const q = cell(pl, u, u + 0.028, 0.06, 1);
    stage1 += polygon(q, "#FBEACB") + line([q[1], q[2]], PAINT.line, 0.7, 'opacity=".5"');
  }
  for (let i = 0; i < 4; i++) {
    const q = cell(pr, 0.14 + i * 0.25, 0.17 + i * 0.25, 0.06, 1);
    stage1 += polygon(q, "#AE7A58") + line([q[1], q[2]], "#4F3029", 0.7, 'opacity=".5"');
  }
  stage1 +=
    polygon(cell(pl, 0.375, 0.505, 0.3, 1), "#FBEACB") +
    polygon(cell(pl, 0.395, 0.485, 0.38, 1), "url(#w-cella)") +
    polygon(cell(pl, 0.36, 0.52, 0.25, 0.32), "#FFF3D9") +
    line([pointIn(pl, 0.44, 0.38), pointIn(pl, 0.44, 1)], "#3B2226", 0.9) +
    [0.5, 0.66, 0.82]
      .map((v) => circle(...pointIn(pl, 0.425, v), 0.9, "#EDB84A") + circle(...pointIn(pl, 0.455, v), 0.9, "#EDB84A"))
      .join("");
  stage1 += slab(86, cx, 396, 291, 9.5, 9, 6, 5);
  for (const [x, m, b] of [
    [121, 1, 366.5],
    [203, -1, 369.5],
  ])
    stage1 +=
      polygon(
        [
          [x - 13, b],
          [x + 13, b + 0.8],
          [x + 13, b + 11],
          [x - 13, b + 10],
        ],
        "#FBEACB",
      ) +
      polygon(
        [
          [x + 13, b + 0.8],
          [x + 18, b],
          [x + 18, b + 9.5],
          [x + 13, b + 11],
        ],
        "#A9714F",
      ) +
      polygon(
        [
          [x - 14.5, b - 2],
          [x + 14, b - 1.2],
          [x + 14, b + 1.5],
          [x - 14.5, b + 0.8],
        ],
        "#FFF3D9",
      ) +
      lion(x - m * 13, b - 24, 1.35, m > 0 ? "#E0B67E" : "#D6A874", "#9A6A4C", m);
  const plan1 = ghost(
    outline([
      [64, 372],
      [84, 360],
      [88, 302],
      [cx, 291],
      [398, 302],
      [400, 360],
      [418, 372],
      [cx, 385],
    ]),
  );
  // stage 2: upper podium, frieze, guardian statues and lions
  const ul = [
      [108, 256],
      [cx, 246],
      [cx, 294],
      [106, 301.5],
    ],
    ur = [
      [cx, 246],
      [378, 254.5],
      [380, 301],
      [cx, 294],
    ];
  let stage2 =
    polygon(ul, PAINT.lit) + bricks(ul, 5, 13, 0.22) + polygon(ur, PAINT.sh) + bricks(ur, 5, 9, 0.26, "#4F3029");
  const fl = cell(ul, 0, 1, 0.08, 0.46),
    fr = cell(ur, 0, 1, 0.08, 0.46);
  stage2 += polygon(fl, W1) + polygon(fr, W2);
  const warrior = (q, u, v0, c, c2, k) => {
    const b = pointIn(q, u, 0.97),
      t = pointIn(q, u, 0.06),
      h = b[1] - t[1],
      x = b[0],
      y = b[1];
    let o =
      circle(x + k * h * 0.05, y - h * 0.88, h * 0.11, c) +
      path(
        `M${rounded(x - h * 0.13)} ${rounded(y - h * 0.74)}h${rounded(h * 0.26)}l${rounded(-h * 0.03)} ${rounded(h * 0.34)}l${rounded(h * 0.18)} ${rounded(h * 0.4)}h${rounded(-h * 0.12)}l${rounded(-h * 0.18)} ${rounded(-h * 0.3)}l${rounded(-h * 0.2)} ${rounded(h * 0.3)}h${rounded(-h * 0.12)}l${rounded(h * 0.2)} ${rounded(-h * 0.4)}z`,
        c,
      );
    o += v0
      ? circle(x + k * h * 0.26, y - h * 0.58, h * 0.17, c2) +
        line(
          [
            [x - k * h * 0.1, y - h * 0.66],
            [x - k * h * 0.4, y - h * 0.95],
          ],
          c,
          h * 0.07,
        )
      : line(
          [
            [x + k * h * 0.1, y - h * 0.68],
            [x + k * h * 0.42, y - h * 0.5],
          ],
          c,
          h * 0.08,
        ) +
        line(
          [
            [x + k * h * 0.1, y - h * 0.98],
            [x + k * h * 0.5, y - h * 0.2],
          ],
          c2,
          h * 0.045,
        );
    return o;
  };
  for (let i = 0; i < 13; i++)
    stage2 += warrior(fl, 0.045 + i * 0.0755, i % 3 === 0, "#FBEACB", "#EDB84A", i % 2 ? -1 : 1);
  for (let i = 0; i < 9; i++)
    stage2 += warrior(fr, 0.07 + i * 0.107, i % 3 === 1, "#C9986A", "#A8701F", i % 2 ? -1 : 1);
  stage2 += slab(108, cx, 378, 247, 10, 8.5, 3.5, 2) + slab(106, cx, 380, 241, 10, 9, 6, 6);
  for (let i = 0; i < 6; i++) {
    const p = pointIn(ul, 0.06 + i * 0.165, 1);
    stage2 += statue(p[0], p[1] + 1.5, 25, "#FFF3DC", "#B9805A", i % 2 ? 1 : -1);
  }
  for (let i = 0; i < 4; i++) {
    const p = pointIn(ur, 0.2 + i * 0.235, 1);
    stage2 += statue(p[0], p[1] + 1.5, 25, "#CFA078", "#7C4E40", i % 2 ? -1 : 1);
  }
  const plan2 = ghost(
    outline([
      [106, 301],
      [108, 252],
      [cx, 241],
      [382, 251],
      [380, 301],
      [cx, 294],
    ]),
  );
  // stages 3 and 4: the colonnade on the bright side and on the shaded side, independent of each other
  const yb = (u) => lerp(241.5, 251, u),
    ybr = (u) => lerp(241.5, 250, u),
    yt = (u) => lerp(169, 183, u),
    ytr = (u) => lerp(169, 181, u);
  const ic = (x, t, b, w, sh) => {
    let s = column(x, t, b, w, sh ? "url(#w-cylS)" : "url(#w-cyl)");
    return s;
  };
  let stage3 =
    polygon(
      [
        [126, 190],
        [cx, 176],
        [cx, 240],
        [126, 248],
      ],
      "url(#w-cella)",
    ) +
    polygon(
      [
        [126, 190],
        [cx, 176],
        [cx, 190],
        [126, 202],
      ],
      "#3B2226",
      'opacity=".5"',
    );
  for (let i = 0; i < 7; i++) {
    const u = (i + 0.5) / 7,
      x = lerp(258, 114, u);
    stage3 += statue(x, yb(u) - 1, i % 2 ? 35 : 37, "#C79A74", "#6B4034", i % 2 ? 1 : 0);
  }
  for (let i = 7; i >= 0; i--) {
    const u = i / 7,
      x = lerp(258, 114, u);
    if (i > 0) stage3 += ic(x, yt(u) + 4, yb(u), 10.5 - u * 1.5);
  }
  stage3 +=
    polygon(
      [
        [110, 176],
        [cx, 161],
        [cx, 171],
        [110, 185],
      ],
      PAINT.lit,
    ) +
    polygon(
      [
        [110, 176],
        [cx, 161],
        [cx, 164.5],
        [110, 179.5],
      ],
      W1,
    ) +
    line(
      [
        [110, 176],
        [cx, 161],
      ],
      PAINT.edge,
      1.1,
    ) +
    line(
      [
        [110, 185],
        [cx, 171],
      ],
      PAINT.line,
      0.8,
      'opacity=".5"',
    );
  for (let i = 0; i < 22; i++) {
    const u = (i + 0.3) / 22,
      a = [lerp(110, cx, u), lerp(176, 161, u)];
    stage3 += polygon(
      [
        [a[0], a[1]],
        [a[0] + 2.6, a[1] - 0.25],
        [a[0] + 2.6, a[1] + 3.2],
        [a[0], a[1] + 3.5],
      ],
      "#EDB84A",
    );
  }
  stage3 += column(258, 173, 241.5, 11.5);
  const plan3 = ghost(
    outline([
      [108, 252],
      [108, 174],
      [cx, 160],
      [cx, 242],
    ]),
  );
  let stage4 = polygon(
    [
      [cx, 176],
      [364, 187],
      [364, 248],
      [cx, 240],
    ],
    "#41262A",
  );
  for (let i = 0; i < 5; i++) {
    const u = (i + 0.5) / 5,
      x = lerp(258, 373, u);
    stage4 += statue(x, ybr(u) - 1, i % 2 ? 34 : 36, "#8E6450", "#4A2D2E", i % 2 ? 0 : -1);
  }
  for (let i = 5; i >= 1; i--) {
    const u = i / 5,
      x = lerp(258, 373, u);
    stage4 += ic(x, ytr(u) + 4, ybr(u), 10 - u * 1.5, 1);
  }
  stage4 +=
    polygon(
      [
        [cx, 161],
        [378, 174],
        [378, 183],
        [cx, 171],
      ],
      PAINT.sh,
    ) +
    polygon(
      [
        [cx, 161],
        [378, 174],
        [378, 177.5],
        [cx, 164.5],
      ],
      W2,
    ) +
    line(
      [
        [cx, 161],
        [378, 174],
      ],
      "#E3B987",
      0.8,
    );
  for (let i = 0; i < 15; i++) {
    const u = (i + 0.4) / 15,
      a = [lerp(cx, 378, u), lerp(161, 174, u)];
    stage4 += polygon(
      [
        [a[0], a[1]],
        [a[0] + 2.6, a[1] + 0.3],
        [a[0] + 2.6, a[1] + 3.8],
        [a[0], a[1] + 3.5],
      ],
      "#A8701F",
    );
  }
  stage4 += column(258, 173, 241.5, 11.5);
  const plan4 = ghost(
    outline([
      [cx, 242],
      [cx, 160],
      [380, 172],
      [380, 250],
    ]),
  );
  // stage 5: stepped pyramid and quadriga
  let stage5 =
    circle(246, 62, 84, "url(#w-glow)", 'class="glow" opacity=".6"') + slab(106, cx, 382, 153, 15.5, 13, 8, 5);
  const n = 11,
    l0 = [110, 167],
    c0 = [cx, 152],
    r0 = [376, 164.5],
    l1 = [195, 89],
    c1 = [254, 84.5],
    r1 = [301, 88.5];
  for (let i = 0; i < n; i++) {
    const t = i / n,
      u = (i + 1) / n,
      l = between(l0, l1, t),
      c = between(c0, c1, t),
      r = between(r0, r1, t),
      hl = between(l0, l1, u)[1],
      hc = between(c0, c1, u)[1],
      hr = between(r0, r1, u)[1];
    stage5 +=
      polygon([l, c, [c[0], hc], [l[0], hl]], i % 2 ? PAINT.lit : "#F6E0B6") +
      polygon([c, r, [r[0], hr], [c[0], hc]], PAINT.sh) +
      line(
        [
          [l[0], hl],
          [c[0], hc],
        ],
        "#FFF6E0",
        1,
      ) +
      line(
        [
          [c[0], hc],
          [r[0], hr],
        ],
        "#C9986A",
        0.6,
        'opacity=".8"',
      ) +
      line([l, c], PAINT.line, 0.9, 'opacity=".45"') +
      line([c, r], "#4F3029", 0.9, 'opacity=".5"');
    const m = Math.round(11 * (1 - t) + 3);
    for (let k = 1; k < m; k++) {
      const q = (k + (i % 2 ? 0.5 : 0)) / m;
      if (q < 1 && random() < 0.6) {
        const a = between(l, c, q);
        stage5 += line([a, [a[0], a[1] - lerp(l[1] - hl, c[1] - hc, q)]], PAINT.line, 0.5, 'opacity=".35"');
      }
      if (q < 1 && random() < 0.5) {
        const a = between(c, r, q);
        stage5 += line([a, [a[0], a[1] - lerp(c[1] - hc, r[1] - hr, q)]], "#4F3029", 0.5, 'opacity=".4"');
      }
    }
  }
  stage5 +=
    lion(106, 151.5, 0.95, "#FFF3DC", "#C9986A") +
    lion(246, 136.5, 0.95, "#FFF3DC", "#B9805A") +
    lion(379, 148.5, 0.95, "#B98561", "#7C4E40", -1);
  stage5 += slab(189, 254, 307, 78, 5, 4, 7, 2);
  // quadriga
  const Y = 79;
  stage5 += `<g transform="translate(248 82) scale(1.14) translate(-247 -81)">`;
  stage5 +=
    statue(281, Y - 6, 40, "#D9A03A", "#7A4F1A", 0) +
    statue(271, Y - 6, 43, "#FFE08A", "#A46C1E", 0) +
    line(
      [
        [266, Y - 36],
        [255, Y - 29],
        [249, Y - 30],
      ],
      "#FFE08A",
      2.4,
    );
  stage5 +=
    shape(
      [
        [258, Y - 28],
        [256, Y - 16],
        [259, Y - 6],
        [280, Y - 6],
        [291, Y - 8],
        [295, Y - 24],
        [285, Y - 16],
        [268, Y - 17],
      ],
      PAINT.gold,
    ) +
    shape(
      [
        [276, Y - 16],
        [285, Y - 16],
        [295, Y - 24],
        [291, Y - 8],
        [280, Y - 6],
        [274, Y - 6],
      ],
      "#8A5A1C",
      'opacity=".55"',
    ) +
    curve(
      [
        [258, Y - 28],
        [266, Y - 17.5],
        [284, Y - 16.5],
        [295, Y - 24],
      ],
      "#FFF3C4",
      1.3,
      0.9,
    );
  for (const [x, y, c, c2] of [
    [218, -3.5, "#9A651C", "#5E3A14"],
    [209.5, -1.5, "#B9822A", "#75491A"],
    [201, 0.5, "#D9A03A", "#8A5A1C"],
    [192.5, 2.5, "#F6CE6A", "#AD7422"],
  ])
    stage5 += steed(x - 1, Y + y - 43.5, 1.15, c, c2);
  stage5 +=
    line(
      [
        [238, Y - 14],
        [262, Y - 11],
      ],
      "#7A4F1A",
      2,
    ) +
    circle(279, Y - 8, 9, "none", 'stroke="#6B4315" stroke-width="3.2"') +
    circle(278.3, Y - 8.4, 9, "none", 'stroke="#F6CE6A" stroke-width="2"') +
    [0, 1, 2, 3]
      .map((i) => {
        const a = (i * Math.PI) / 4 + 0.3;
        return line(
          [
            [278.3 - Math.cos(a) * 8.5, Y - 8.4 - Math.sin(a) * 8.5],
            [278.3 + Math.cos(a) * 8.5, Y - 8.4 + Math.sin(a) * 8.5],
          ],
          "#D9A03A",
          1.1,
        );
      })
      .join("") +
    circle(278.3, Y - 8.4, 2, "#FFE08A") +
    line(
      [
        [249, Y - 30],
        [222, Y - 28],
        [200, Y - 32],
      ],
      "#5E3A14",
      0.8,
      'opacity=".75"',
    ) +
    line(
      [
        [250, Y - 30],
        [230, Y - 32],
        [210, Y - 35],
      ],
      "#5E3A14",
      0.7,
      'opacity=".6"',
    );
  stage5 += "</g>";
  const plan5 = ghost(
    "M106 176L106 168L190 92L190 82L196 66L184 50L195 30L212 38L250 45L266 44L268 28L290 28L304 50L296 76L306 82L306 92L382 166L382 174L258 160Z",
  );
  return {
    id: "halicarnassus",
    name: "Mausoleum at Halicarnassus",
    ground,
    stages: [
      [plan1, stage1],
      [plan2, stage2],
      [plan3, stage3],
      [plan4, stage4],
      [plan5, stage5],
    ],
    order: [0, 1, 3, 2, 4],
  };
}
