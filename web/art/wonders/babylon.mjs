import { arch, bricks } from "../masonry.mjs";
import { bush, cypress, foam, palm, vine } from "../nature.mjs";
import { PAINT } from "../paints.mjs";
import {
  cell,
  circle,
  ellipse,
  ghost,
  lerp,
  line,
  outline,
  path,
  pointIn,
  points,
  polygon,
  random,
  sow,
} from "../pen.mjs";

/** A terrace: front, right side, and a parapet with a glazed frieze. */
function terrace(x0, x1, y0, y1, dx, dy, n) {
  const F = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    S = [
      [x1, y0],
      [x1 + dx, y0 - dy],
      [x1 + dx, y1 - dy * 0.6],
      [x1, y1],
    ];
  let s = polygon(
    [
      [x0, y0],
      [x0 + dx, y0 - dy],
      [x1 + dx, y0 - dy],
      [x1, y0],
    ],
    "#7E8B52",
  );
  s +=
    polygon(F, PAINT.lit2) +
    bricks(F, Math.round((y1 - y0) / 6), Math.round((x1 - x0) / 15), 0.2) +
    polygon(S, PAINT.sh2) +
    bricks(S, Math.round((y1 - y0) / 6), 4, 0.25, "#4F3029");
  const w = 1 / n;
  for (let i = 0; i < n; i++) s += arch(F, i * w + w * 0.2, i * w + w * 0.8, 0.44, 1, "url(#w-cella)", "#FFF0CF");
  for (let i = 0; i < n; i++) {
    const a = pointIn(F, i * w + w * 0.2, 1),
      b = pointIn(F, i * w + w * 0.42, 0.52);
    s += polygon(
      [
        [a[0], a[1]],
        [b[0], b[1]],
        [b[0], a[1]],
      ],
      "#3F2626",
      'opacity=".5"',
    );
  }
  s += arch(S, 0.25, 0.75, 0.42, 1, "#3E2628");
  s +=
    polygon(cell(F, 0, 1, 0.02, 0.02 + 9 / (y1 - y0)), PAINT.tile) +
    polygon(cell(S, 0, 1, 0.02, 0.02 + 9 / (y1 - y0)), PAINT.tile2);
  const m = Math.round((x1 - x0) / 11);
  for (let i = 0; i < m; i++) s += circle(x0 + ((i + 0.5) * (x1 - x0)) / m, y0 + 5.6, 1.9, "#EDB84A");
  s +=
    polygon(
      [
        [x0 - 4, y0 - 4],
        [x1 + 3, y0 - 4],
        [x1 + 3, y0 + 1],
        [x0 - 4, y0 + 1],
      ],
      "#FBEACB",
    ) +
    polygon(
      [
        [x1 + 3, y0 - 4],
        [x1 + dx + 4, y0 - dy - 4],
        [x1 + dx + 4, y0 - dy + 1],
        [x1 + 3, y0 + 1],
      ],
      "#A9714F",
    ) +
    line(
      [
        [x0 - 4, y0 - 4],
        [x1 + 3, y0 - 4],
      ],
      "#FFF8E6",
      1,
    );
  return s;
}

/** Bushes, flowers and vines along an edge. */
function greens(x0, x1, y, n, vl) {
  let s = "";
  for (let i = 0; i < n * 1.3; i++) s += bush(lerp(x0, x1, random()), y - 1, 4 + random() * 4);
  for (let i = 0; i < n * 0.6; i++) {
    const X = lerp(x0, x1, random());
    s += circle(X, y - 4 - random() * 4, 1.6, ["#D9694A", "#F0B6A0", "#EDB84A"][i % 3]);
  }
  for (let i = 0; i < n; i++) {
    const x = lerp(x0, x1, (i + 0.5) / n) + (random() - 0.5) * 8;
    s += bush(x, y, 5 + random() * 4.5);
  }
  for (let i = 0; i < n * 1.1; i++) {
    s += vine(lerp(x0, x1, random()), y - 1, vl * (0.35 + random() * 0.8), 5.5);
  }
  return s;
}

export function babylon() {
  sow(31);
  const ground =
    path("M-18 406Q-4 378 40 370Q170 362 300 366Q400 360 452 366Q488 376 500 404Q240 424 -18 406Z", "url(#w-grass)") +
    path("M-18 406Q50 382 170 388Q330 394 500 404Q240 424 -18 406Z", "#C9A06C") +
    foam(400, -14, 480, 20, 0.75) +
    palm(28, 388, 58, 1.15, 6) +
    palm(46, 392, 40, 0.95, -3) +
    palm(452, 380, 54, 1.1, -6) +
    bush(22, 392, 8) +
    bush(60, 394, 6) +
    bush(440, 386, 7) +
    cypress(468, 380, 34);
  let stage1 =
    terrace(58, 396, 314, 378, 34, 13, 9) +
    greens(62, 392, 312, 13, 20) +
    cypress(76, 312, 36) +
    cypress(378, 311, 32) +
    palm(412, 304, 30, 0.85, 3);
  stage1 +=
    polygon(points("206,378 248,378 256,392 198,392"), "#EBD0A2") +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [204 - i * 2, 381 + i * 4],
            [250 + i * 2, 381 + i * 4],
          ],
          PAINT.line,
          0.8,
          'opacity=".5"',
        ),
      )
      .join("");
  const plan1 = ghost(outline(points("54,378 54,310 92,298 432,298 432,366 396,378")));
  const stage2 =
    terrace(100, 356, 256, 308, 30, 12, 7) +
    greens(104, 352, 254, 10, 20) +
    cypress(116, 254, 30) +
    cypress(340, 253, 30) +
    palm(132, 254, 30, 0.8, -3) +
    palm(372, 247, 26, 0.75, 3);
  const plan2 = ghost(outline(points("96,300 96,252 128,242 390,242 390,296 356,306")));
  let stage3 =
    terrace(144, 316, 204, 250, 26, 11, 5) +
    greens(148, 312, 202, 7, 18) +
    palm(306, 202, 24, 0.7, 2) +
    cypress(156, 202, 24);
  stage3 +=
    path("M190 212q-1 20 1 42q-2 24 0 52q-2 30 0 66h8q-2-36 0-66q-2-26 0-52q-2-22 0-42z", "url(#w-water)") +
    ellipse(195, 308, 8, 2.4, "#EAF6F2", 'opacity=".85"') +
    ellipse(195, 256, 7, 2.2, "#EAF6F2", 'opacity=".85"') +
    ellipse(195, 374, 12, 3, "#EAF6F2", 'opacity=".9"');
  const plan3 = ghost(outline(points("140,250 140,200 170,191 346,191 346,240 316,250")));
  // stage 4: left garden tower; stage 5: right pavilion. Independent of each other.
  const stage4 =
    terrace(164, 228, 158, 200, 16, 7, 2) +
    greens(166, 228, 157, 4, 20) +
    palm(178, 157, 40, 1, -6) +
    palm(206, 157, 50, 1.1, 3) +
    bush(192, 157, 9) +
    bush(222, 156, 8) +
    vine(168, 160, 34, 7) +
    vine(226, 160, 30, 6);
  const plan4 = ghost(outline(points("160,200 160,154 180,147 248,147 248,192 228,200")));
  let stage5 = terrace(250, 304, 150, 200, 16, 7, 2) + polygon(points("246,148 308,148 304,143 250,143"), "#FBEACB");
  for (let i = 0; i < 4; i++) stage5 += path(`M${254 + i * 14} 108h6v36h-6z`, "url(#w-cyl)");
  stage5 +=
    path("M262 144v-26q14-10 28 0v26z", "#5A3530") +
    polygon(points("246,108 308,108 308,102 246,102"), "#FBE8C4") +
    polygon(points("308,108 322,102 322,96 308,102"), "#A9714F") +
    polygon(points("250,99 304,99 304,103 250,103"), PAINT.tile) +
    path("M244 99L277 76L310 99Z", PAINT.terra) +
    path("M277 76L310 99L324 93L291 72Z", PAINT.terrash) +
    circle(277, 72, 3.4, PAINT.gold) +
    line(points("277,72 277,60"), "#EDB84A", 1.4) +
    path("M277 60q10 1 14 5q-8 3-14 1z", PAINT.tile) +
    greens(252, 302, 150, 3, 16) +
    bush(312, 146, 7) +
    cypress(318, 146, 30);
  const plan5 = ghost(outline(points("246,200 246,102 277,74 312,98 322,142 322,192 304,200")));
  return {
    id: "babylon",
    name: "Hanging Gardens of Babylon",
    ground,
    stages: [
      [plan1, stage1],
      [plan2, stage2],
      [plan3, stage3],
      [plan4, stage4],
      [plan5, stage5],
    ],
    order: [0, 1, 2, 4, 3],
  };
}
