import { arch, bricks, slab } from "../masonry.mjs";
import { foam } from "../nature.mjs";
import { PAINT } from "../paints.mjs";
import { cell, circle, ghost, line, outline, path, points, polygon, sow } from "../pen.mjs";

export function alexandria() {
  sow(11);
  const cx = 268;
  const rock =
    path(
      "M26 402Q52 384 84 380L112 370Q190 362 268 368Q340 362 384 372L420 382Q446 388 462 402Q380 412 244 412Q96 414 26 402Z",
      "url(#w-rock)",
    ) +
    path(
      "M26 402Q52 384 84 380L112 370Q190 362 262 368L250 384Q160 384 120 394Q70 398 26 402Z",
      "#D2AC84",
      'opacity=".75"',
    ) +
    polygon(points("112,372 150,380 120,394 78,394"), "#E6C59B", 'opacity=".55"') +
    polygon(points("300,374 352,376 380,398 310,404"), "#4B3D42", 'opacity=".35"') +
    polygon(points("190,376 232,378 226,398 176,396"), "#8A6B5B", 'opacity=".35"') +
    foam(400, 20, 460, 22, 0.8);
  // jetty and boat
  const boat = `<g><path d="M392 398q18 8 44 0l-5 9q-17 5-33 0z" fill="#6B3F2C"/><path d="M413 396V366" stroke="#5B3A33" stroke-width="1.6"/><path d="M411 368q-16 10-15 24l15 1z" fill="#FBEBD0"/><path d="M415 370q13 10 13 22l-13 1z" fill="#C9673F"/></g>`;
  // stage 1 podium
  const pl = [
      [104, 330],
      [cx, 318],
      [cx, 376],
      [100, 370],
    ],
    pr = [
      [cx, 318],
      [386, 329],
      [388, 370],
      [cx, 376],
    ];
  let stage1 =
    polygon(pl, PAINT.lit) + bricks(pl, 6, 16, 0.22) + polygon(pr, PAINT.sh) + bricks(pr, 6, 12, 0.25, "#4F3029");
  for (let i = 0; i < 6; i++) stage1 += arch(pl, 0.07 + i * 0.155, 0.16 + i * 0.155, 0.34, 0.94, "#7A4E3C", "#FFF0CF");
  for (let i = 0; i < 4; i++) stage1 += arch(pr, 0.12 + i * 0.22, 0.24 + i * 0.22, 0.34, 0.94, "#4A2F2E");
  for (let i = 0; i < 13; i++) {
    const q = cell(pl, i / 13, (i + 0.6) / 13, -0.13, 0.0);
    stage1 += polygon(q, "#F7DFB4");
  }
  for (let i = 0; i < 9; i++) {
    const q = cell(pr, (i + 0.3) / 9, (i + 0.9) / 9, -0.13, 0);
    stage1 += polygon(q, "#9C6850");
  }
  stage1 += slab(104, cx, 386, 318, 12, 11, 5, 4);
  stage1 +=
    polygon(points("232,376 300,374 316,390 214,392"), "#E8CB9C") +
    [0, 1, 2, 3]
      .map((i) =>
        line(
          [
            [228 - i * 4.5, 379 + i * 3.6],
            [303 + i * 3.6, 377 + i * 3.6],
          ],
          PAINT.line,
          0.8,
          'opacity=".5"',
        ),
      )
      .join("");
  const plan1 = ghost(
    outline([
      [100, 372],
      [104, 326],
      [cx, 312],
      [386, 325],
      [388, 372],
      [cx, 378],
    ]),
  );
  // stage 2 square tower
  const tl = [
      [190, 204],
      [cx, 195],
      [cx, 322],
      [168, 327],
    ],
    tr = [
      [cx, 195],
      [334, 203],
      [350, 326],
      [cx, 322],
    ];
  let stage2 =
    polygon(tl, PAINT.lit) + bricks(tl, 17, 9, 0.2) + polygon(tr, PAINT.sh) + bricks(tr, 17, 7, 0.22, "#4F3029");
  for (let r = 0; r < 4; r++) {
    for (let c = 0; c < 3; c++)
      stage2 += arch(tl, 0.2 + c * 0.26, 0.29 + c * 0.26, 0.14 + r * 0.21, 0.23 + r * 0.21, "#70463A", "#FFF0CF");
    for (let c = 0; c < 2; c++)
      stage2 += arch(tr, 0.24 + c * 0.34, 0.36 + c * 0.34, 0.14 + r * 0.21, 0.23 + r * 0.21, "#472D2D");
  }
  stage2 +=
    polygon(cell(tl, 0, 0.05, 0, 1), "#FFF6E0", 'opacity=".6"') +
    slab(186, cx, 338, 190, 10, 9, 8, 6) +
    slab(184, cx, 340, 186, 10, 9, 4, 9);
  for (const [x, y, c] of [
    [184, 190, PAINT.gold],
    [263, 178, PAINT.gold],
    [340, 189, PAINT.goldsh],
  ])
    stage2 += path(`M${x - 4} ${y}q-1-9 3-13q-3-5 2-6q5 1 2 6q5 4 3 13z`, c);
  const plan2 = ghost(
    outline([
      [168, 327],
      [186, 198],
      [cx, 188],
      [340, 197],
      [350, 326],
      [cx, 322],
    ]),
  );
  // stage 3 octagon
  const ol = points("212,128 238,124 234,187 206,192"),
    oc = points("238,124 290,124 296,187 234,187"),
    or = points("290,124 316,128 322,192 296,187");
  let stage3 =
    polygon(ol, PAINT.lit) +
    polygon(oc, PAINT.mid) +
    polygon(or, PAINT.sh) +
    bricks(ol, 9, 3, 0.2) +
    bricks(oc, 9, 6, 0.2) +
    bricks(or, 9, 3, 0.2, "#4F3029");
  for (const v of [0.16, 0.56]) {
    stage3 += arch(ol, 0.3, 0.65, v, v + 0.24, "#70463A", "#FFF0CF");
    for (const u of [0.14, 0.42, 0.7]) stage3 += arch(oc, u, u + 0.16, v, v + 0.24, "#5F3B34", "#F3D5A6");
    stage3 += arch(or, 0.32, 0.68, v, v + 0.24, "#432B2C");
  }
  stage3 +=
    polygon(points("206,128 236,121 238,127 206,134"), PAINT.lit) +
    polygon(points("236,121 292,121 290,127 238,127"), PAINT.lit2) +
    polygon(points("292,121 322,128 322,134 290,127"), PAINT.sh) +
    line(points("206,128 236,121 292,121"), PAINT.edge, 1.2);
  const plan3 = ghost(outline(points("206,192 208,128 236,120 292,120 320,128 322,192 264,188")));
  // stage 4 round drum and lantern columns
  let stage4 = path("M230 76V122Q264 129 298 122V76Q264 70 230 76Z", "url(#w-cyl)");
  for (let i = 1; i < 7; i++)
    stage4 += path(
      `M230 ${76 + i * 6.8}Q264 ${83 + i * 6.8} 298 ${76 + i * 6.8}`,
      "none",
      `stroke="${PAINT.line}" stroke-width=".5" opacity=".3"`,
    );
  for (const x of [240, 260, 280]) stage4 += path(`M${x} 108v-13q4-6 8 0v13z`, "#6B4338");
  stage4 +=
    path("M224 72Q264 65 304 72V78Q264 86 224 78Z", "url(#w-cyl)") +
    path("M224 72Q264 79 304 72", "none", `stroke="${PAINT.edge}" stroke-width="1"`);
  stage4 += path("M236 46H292V70Q264 76 236 70Z", "#5A3A34", 'opacity=".85"');
  for (const x of [236, 249, 275, 288]) stage4 += path(`M${x} 44h6v28h-6z`, "url(#w-cyl)");
  stage4 += path("M230 42H298V47H230Z", "url(#w-cyl)");
  const plan4 = ghost(outline(points("230,124 230,78 224,76 236,70 236,44 292,44 292,70 304,76 298,80 298,124")));
  // stage 5 fire, roof, statue, beams
  let stage5 =
    polygon(points("252,60 -40,14 -40,92"), "url(#w-beamL)", 'class="beam" class="beam"') +
    polygon(points("276,60 520,26 520,88"), "url(#w-beamR)", 'class="beam" class="beam"');
  stage5 += circle(264, 58, 62, "url(#w-glow)", 'class="glow"');
  stage5 +=
    path("M254 72q-6-10 2-17q1 5 4 5q-2-10 6-16q-1 9 5 13q3-2 2-6q7 8 2 21q-10 4-21 0z", "#FF8A2B") +
    path("M258 72q-3-7 3-11q3 3 3-4q5 5 5 9q2 4-1 7q-5 2-10-1z", "#FFE07A");
  stage5 +=
    path("M228 43Q232 28 264 24Q296 28 300 43Z", PAINT.terra) +
    path("M264 24Q296 28 300 43H276Q276 30 264 24Z", PAINT.terrash, 'opacity=".55"') +
    path("M226 42H302V46H226Z", "url(#w-cyl)");
  stage5 +=
    path("M258 25h12l-1-4h-10z", PAINT.gold) +
    path(
      "M260 22q-2-8 1-11q-3-1-5 3l-1-1q2-6 7-5q-1-5 2-5.500q3 .5 2 5q5 1 5 7l-1.500 0q0-4-3-4q2 4 1 11.500z",
      PAINT.gold,
    ) +
    line(points("254,22 252,-2"), "#EDB84A", 1.3);
  const plan5 = ghost("M228 46Q232 28 258 24L260 6L268 6L270 24Q296 28 300 46Z");
  return {
    id: "alexandria",
    name: "Lighthouse of Alexandria",
    ground: rock + boat,
    stages: [
      [plan1, stage1],
      [plan2, stage2],
      [plan3, stage3],
      [plan4, stage4],
      [plan5, stage5],
    ],
  };
}
