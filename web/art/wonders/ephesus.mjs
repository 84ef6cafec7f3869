import { column } from "../masonry.mjs";
import { bush, cypress, foam } from "../nature.mjs";
import { PAINT } from "../paints.mjs";
import { between, circle, ghost, line, outline, path, points, polygon, sow } from "../pen.mjs";

export function ephesus() {
  sow(41);
  const ground =
    path("M-18 408Q-6 380 40 370Q120 360 220 364Q360 358 446 368Q488 378 500 406Q240 426 -18 408Z", "url(#w-grass)") +
    path("M-18 408Q60 386 200 390Q360 394 500 406Q240 426 -18 408Z", "#D0AB78") +
    foam(402, -14, 480, 18, 0.75) +
    cypress(22, 384, 60) +
    cypress(40, 388, 44) +
    cypress(456, 378, 56) +
    cypress(470, 382, 38) +
    bush(56, 390, 8) +
    bush(438, 384, 8);
  const fx0 = 64,
    fx1 = 318,
    sx = 410; // front corners, side vanishing to sx
  let stage1 = "";
  for (let i = 0; i < 4; i++) {
    const o = (3 - i) * 9,
      y = 352 + (3 - i) * 9;
    stage1 +=
      polygon(
        [
          [fx0 - o - 6, y - 9],
          [fx1 + o * 0.7, y - 9],
          [fx1 + o * 0.7, y],
          [fx0 - o - 6, y],
        ],
        PAINT.lit2,
      ) +
      polygon(
        [
          [fx1 + o * 0.7, y - 9],
          [sx + o * 0.8, y - 18 - (3 - i) * -1.5],
          [sx + o * 0.8, y - 10 + (3 - i) * 1.5],
          [fx1 + o * 0.7, y],
        ],
        PAINT.sh2,
      ) +
      line(
        [
          [fx0 - o - 6, y - 9],
          [fx1 + o * 0.7, y - 9],
        ],
        PAINT.edge,
        1.1,
      );
  }
  stage1 += polygon(
    [
      [fx0 - 6, 343],
      [fx1, 343],
      [sx, 334],
      [fx0 + 90, 334],
    ],
    "#F3DBAE",
  );
  stage1 +=
    polygon(points("168,379 214,379 210,352 172,352"), "#FBEACB") +
    [0, 1, 2, 3, 4]
      .map((i) =>
        line(
          [
            [171.5 - i * 0.7, 356 + i * 5.2],
            [210.5 + i * 0.7, 356 + i * 5.2],
          ],
          PAINT.line,
          0.8,
          'opacity=".5"',
        ),
      )
      .join("");
  const plan1 = ghost(
    outline([
      [28, 379],
      [58, 343],
      [154, 334],
      [sx, 334],
      [436, 352],
      [336, 379],
    ]),
  );
  const yt = 204,
    yb = 343;
  let cella =
    polygon(points("150,214 232,214 232,340 150,340"), "url(#w-cella)") +
    path("M170 340v-84q21-22 42 0v84z", "#3B2226") +
    path("M183 340q-3-30 2-44q-4-3-1-10q2-8 7-8q5 0 7 8q3 7-1 10q5 14 2 44z", PAINT.gold) +
    circle(191, 276, 5.5, "#F6D67E") +
    path("M185 274q6-9 12 0v-4q-1-8-6-8t-6 8z", "#EDB84A") +
    circle(191, 310, 34, "url(#w-glow)", 'class="glow" opacity=".55"');
  const stage2 = column(112, yt + 8, yb - 7, 14, "#B98561") + column(80, yt, yb, 20) + column(126, yt, yb, 20);
  const plan2 = ghost(outline(points("66,343 66,198 142,198 142,343")));
  const stage3 = cella + column(166, yt, yb, 20) + column(216, yt, yb, 20);
  const plan3 = ghost(outline(points("150,343 150,198 232,198 232,343")));
  let stage4 = "";
  for (const [x, t, b, w] of [
    [398, 215, 333, 12],
    [374, 212, 336, 14],
    [350, 209, 339, 15],
  ])
    stage4 += column(x, t, b, w);
  stage4 =
    polygon(points("330,214 392,218 392,333 330,338"), "#5A3833") +
    stage4 +
    column(256, yt, yb, 20) +
    column(302, yt, yb, 20);
  const plan4 = ghost(outline(points("242,343 242,198 318,198 406,210 406,333 318,343")));
  let stage5 =
    polygon(points("60,182 322,182 322,200 60,200"), PAINT.lit2) +
    polygon(points("322,182 412,196 412,211 322,200"), PAINT.sh2) +
    polygon(points("60,186 322,186 322,192 60,192"), "#C9673F", 'opacity=".85"') +
    polygon(points("322,186 412,199.5 412,204.5 322,192"), "#7C3A2A");
  for (let i = 0; i < 20; i++)
    stage5 += polygon(
      [
        [64 + i * 13, 186],
        [69 + i * 13, 186],
        [69 + i * 13, 192],
        [64 + i * 13, 192],
      ],
      "#F6DFB2",
    );
  stage5 +=
    polygon(points("54,182 191,112 328,182"), PAINT.lit) +
    polygon(points("74,178 191,119 308,178"), "#B4653F") +
    polygon(points("191,112 328,182 420,196 300,124"), PAINT.terra);
  for (let i = 1; i < 14; i++) {
    const t = i / 14;
    stage5 += line(
      [between([191, 112], [300, 124], t), between([328, 182], [420, 196], t)],
      "#7E3524",
      0.9,
      'opacity=".45"',
    );
  }
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    stage5 += line(
      [between([191, 112], [328, 182], t), between([300, 124], [420, 196], t)],
      "#F2B48C",
      0.5,
      'opacity=".4"',
    );
  }
  stage5 +=
    line(points("54,182 191,112 328,182"), PAINT.edge, 2.4) +
    line(points("191,112 300,124"), "#F7D2A8", 2) +
    polygon(points("50,181 330,181 330,186 50,186"), "#FFF3D9");
  stage5 +=
    circle(191, 158, 13, PAINT.gold) +
    path("M191 147q9 3 8 14q-2 7-8 8q-6-1-8-8q-1-11 8-14z", "#C98B2D") +
    circle(191, 155, 4, "#FFE9A0") +
    path("M150 178q6-16 14-12q4 6 6 12zM232 178q-6-16-14-12q-4 6-6 12z", "#F3D6A4") +
    path("M118 178q8-8 18-3l2 3zM264 178q-8-8-18-3l-2 3z", "#DDAE7A");
  stage5 +=
    path("M185 112q0-8 6-16q6 8 6 16z", PAINT.gold) +
    path("M48 182q-1-9 5-14q5 6 5 14zM324 182q0-9 5-14q6 6 5 14z", PAINT.gold);
  const plan5 = ghost(outline(points("54,200 54,182 191,112 300,124 420,196 412,211 322,200")));
  return {
    id: "ephesus",
    name: "Temple of Artemis in Ephesus",
    ground,
    stages: [
      [plan1, stage1],
      [plan2, stage2],
      [plan3, stage3],
      [plan4, stage4],
      [plan5, stage5],
    ],
    order: [0, 2, 3, 1, 4],
  };
}
