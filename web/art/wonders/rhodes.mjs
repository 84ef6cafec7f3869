import { limb } from "../figures.mjs";
import { bricks, plinth } from "../masonry.mjs";
import { bush, foam, palm } from "../nature.mjs";
import { BRONZE, PAINT } from "../paints.mjs";
import { circle, curve, ellipse, ghost, lerp, line, path, points, polygon, rounded, shape, sow } from "../pen.mjs";

export function rhodes() {
  sow(53);
  const pier = (x0, x1, xs) => {
    const F = [
        [x0, 381],
        [x1, 381],
        [x1 - 3, 402],
        [x0 - 6, 400],
      ],
      S = [
        [x1, 381],
        [xs, 375],
        [xs + 2, 394],
        [x1 - 3, 402],
      ];
    return (
      polygon(
        [
          [x0, 381],
          [x0 + 26, 371],
          [xs, 371],
          [xs, 375],
          [x1, 381],
        ],
        "#E9CC9C",
      ) +
      polygon(F, PAINT.mid) +
      bricks(F, 3, Math.round((x1 - x0) / 17), 0.3) +
      polygon(S, PAINT.sh2) +
      bricks(S, 3, 3, 0.3, "#4F3029") +
      line(
        [
          [x0, 381],
          [x1, 381],
        ],
        PAINT.edge,
        1.4,
      ) +
      line(
        [
          [x1, 381],
          [xs, 375],
        ],
        "#E3B987",
        0.9,
        'opacity=".7"',
      )
    );
  };
  const ship = `<g><path d="M232 362q9 5 21 0l-3 6q-8 3-15 0z" fill="#6B3F2C"/><path d="M242.500 362V336" stroke="#5B3A33" stroke-width="1.2"/><path d="M234 340q8 3 16 0q2 8 0 16q-8-3-16 0q-2-8 0-16z" fill="#FBEBD0"/><path d="M242.500 341.500q4 0 7.500-1.500q2 8 0 16q-4-2-7.500-2z" fill="#D9A878"/><path d="M234 347q8 3 16.500 0v3q-8 3-17 0z" fill="#C9673F"/></g>`;
  const boat = `<g transform="translate(10 -4)"><path d="M398 400q18 8 44 0l-5 9q-17 5-33 0z" fill="#6B3F2C"/><path d="M419 398V362" stroke="#5B3A33" stroke-width="1.6"/><path d="M405 367q13 4 28 0q3 12 0 24q-14-4-28 0q-3-12 0-24z" fill="#FBEBD0"/><path d="M419 369q7 0 14-2q3 12 0 24q-7-2-14-2z" fill="#D9A878"/><path d="M404 375q14 4 30 0v5q-15 4-31 0z" fill="#C9673F"/></g>`;
  const rockL =
    path("M8 404Q30 388 62 384Q84 374 120 376L150 398Q110 410 60 408Z", "url(#w-rock)") +
    path("M8 404Q30 388 62 384Q84 374 120 376L104 388Q60 392 8 404Z", "#D2AC84", 'opacity=".75"');
  const rockR =
    path("M330 392Q360 376 392 382Q424 388 444 404Q390 412 336 404Z", "url(#w-rock)") +
    path("M336 390Q360 376 392 382L380 390Q356 392 336 398Z", "#D2AC84", 'opacity=".6"');
  const ground =
    ship +
    rockL +
    rockR +
    pier(110, 226, 240) +
    pier(254, 346, 360) +
    palm(92, 384, 42, 1, -5) +
    palm(78, 388, 30, 0.85, -7) +
    bush(104, 384, 6) +
    bush(66, 390, 5) +
    foam(400, 10, 470, 24, 0.8) +
    foam(376, 226, 258, 5, 0.6) +
    boat;
  // stages 1 and 2: the feet, each with its own plinth; independent of each other
  const legL = points("211,206 205.5,222 202,240 200.5,254 200,264 198,274 191.5,287 189.5,300 190.3,312 189.6,321"),
    legR = points("239,214 234,230 227.5,246 221.5,257 220.5,266 219.5,276 215.5,292 208.5,307 204.8,315 204.3,323");
  const toes = (x, k) =>
    [0, 1, 2, 3]
      .map((i) =>
        curve(
          [
            [x + k * i * 3.5, 338 - i * 0.4],
            [x + k * (i * 3.5 - 0.6), 341.7],
          ],
          BRONZE.dp,
          0.7,
          0.55,
        ),
      )
      .join("");
  const footL =
    limb(
      points("190.3,312 189,322 180,332 170.5,337.5 169.5,342"),
      points("204.8,314 204.5,324 207,333 207,338 206.5,342"),
      { ...BRONZE, base: "#E3AC68" },
      [0.58, 0.6, 0.66, 0.72, 0.74],
    ) + toes(173.5, 1);
  const knee = (x, y) =>
    ellipse(x - 1.5, y - 2, 7, 9, "url(#w-hl)", 'opacity=".55"') +
    curve(
      [
        [x - 7, y + 4],
        [x - 1, y + 8],
        [x + 6, y + 4],
      ],
      BRONZE.dp,
      1.3,
      0.5,
    ) +
    curve(
      [
        [x - 8, y - 9],
        [x - 5, y - 5],
      ],
      BRONZE.dp,
      1,
      0.35,
    ) +
    curve(
      [
        [x + 7, y - 10],
        [x + 5, y - 4],
      ],
      BRONZE.dp,
      1,
      0.4,
    );
  const stage1 =
    plinth(158, 214, 228, 344, 384) +
    limb(legL, legR, BRONZE, [0.6, 0.6, 0.58, 0.6, 0.62, 0.6, 0.56, 0.56, 0.58, 0.6]) +
    footL +
    knee(210, 264) +
    curve(points("208,276 203,294 197,316"), BRONZE.hi, 1.2, 0.5) +
    curve(points("221,228 214,246 211,256"), BRONZE.dp, 1.1, 0.3) +
    ellipse(194, 318, 3, 3.5, "url(#w-hl)", 'opacity=".8"') +
    curve(points("200,316 203,319 203,323"), BRONZE.dp, 1, 0.4) +
    ellipse(225, 210, 14.5, 4.2, "#DEA662", 'transform="rotate(15 225 210)"') +
    ellipse(225, 210.3, 12.3, 3, "#6B3F2C", 'transform="rotate(15 225 210.300)"') +
    ellipse(226, 211, 9, 1.8, "#B98561", 'transform="rotate(15 226 211)"');
  const plan1 = ghost(
    "M152 384L156 344L172 340L188 322L186 290L196 262L204 222L212 205L240 214L220 262L214 294L204 326L208 342L226 346L230 380L214 384Z",
  );
  const lr = legR.map(([x, y]) => [481 - x, y]),
    ll = legL.map(([x, y]) => [483 - x, y]);
  const footR =
    limb(
      points("276.2,315 276.6,323 275,333 275.5,338 276,342"),
      points("292.5,312 293.5,322 302,332 312,337.5 313,342"),
      { ...BRONZE, base: "#B27340" },
      [0.5, 0.46, 0.42, 0.42, 0.44],
    ) + toes(309.5, -1);
  const stage2 =
    plinth(264, 320, 334, 344, 384) +
    limb(lr, ll, BRONZE, [0.5, 0.5, 0.5, 0.48, 0.48, 0.5, 0.46, 0.5, 0.5, 0.48]) +
    footR +
    knee(272, 264) +
    curve(points("273,276 279,296 284,316"), BRONZE.hi, 1.2, 0.55) +
    curve(points("262,230 268,248 270,256"), BRONZE.dp, 1.1, 0.3) +
    ellipse(282, 319, 3, 3.5, "url(#w-hl)", 'opacity=".6"') +
    curve(points("289,316 291,320 290,324"), BRONZE.dp, 1, 0.4) +
    ellipse(257, 210, 14.5, 4.2, "#C98A4B", 'transform="rotate(-15 257 210)"') +
    ellipse(257, 210.3, 12.3, 3, "#5E3424", 'transform="rotate(-15 257 210.300)"') +
    ellipse(256, 211, 9, 1.8, "#94624D", 'transform="rotate(-15 256 211)"');
  const plan2 = ghost(
    "M258 384L262 344L276 340L278 322L269 294L262 262L241 214L270 205L278 222L286 262L296 290L294 322L312 340L332 346L336 380L320 384Z",
  );
  // stage 3 torso and wrapped hips
  const tl = points("230,106 222,113 211,118 208,128 212,142 215,154 219,167 217.5,178 213,192"),
    tr = points("251,106 259,113 270,118 274,128 270,142 267,154 262.5,167 264,178 268,192");
  let stage3 = limb(tl, tr, BRONZE, [0.6, 0.62, 0.66, 0.68, 0.66, 0.64, 0.62, 0.62, 0.62], 0.1);
  stage3 +=
    shape(
      points("213,141 219,148 228,150.5 236,149 240,144 240,147 237,152 228,154 219,151"),
      BRONZE.dp,
      'opacity=".5"',
    ) +
    shape(
      points("269,141 263,148 254,150.5 246,149 242,144 241,147 245,152 254,154 263,151"),
      BRONZE.dp,
      'opacity=".6"',
    );
  stage3 +=
    ellipse(224, 134, 14, 13, "url(#w-hl)", 'opacity=".8"') + ellipse(250, 133, 11, 11, "url(#w-hl)", 'opacity=".5"');
  stage3 +=
    curve(points("240.5,122 240,134 240.5,146"), BRONZE.dp, 1.2, 0.5) +
    curve(points("240.5,154 240,166 240.5,183"), BRONZE.dp, 1.2, 0.5) +
    curve(points("236,115 226,118 214,119"), BRONZE.hi, 1.2, 0.7) +
    curve(points("237,118 226,121 217,122"), BRONZE.dp, 1, 0.4) +
    curve(points("245,118 256,121 266,122"), BRONZE.dp, 1, 0.45);
  for (const [y, w] of [
    [160, 12],
    [168.5, 11],
    [177, 10],
  ])
    stage3 +=
      curve(
        [
          [239.5 - w, y - 1],
          [234, y + 1],
          [239.5, y],
        ],
        BRONZE.dp,
        1,
        0.42,
      ) +
      curve(
        [
          [241.5, y],
          [247, y + 1],
          [241.5 + w, y - 1],
        ],
        BRONZE.dp,
        1,
        0.5,
      ) +
      ellipse(233.5, y - 3.5, 6, 4, "url(#w-hl)", 'opacity=".75"') +
      ellipse(246, y - 3.5, 5, 3.5, "url(#w-hl)", 'opacity=".45"');
  stage3 +=
    curve(points("228,158 226,168 226.5,180"), BRONZE.dp, 1, 0.35) +
    curve(points("253,158 255,168 254.5,180"), BRONZE.dp, 1, 0.4);
  for (let i = 0; i < 3; i++)
    stage3 += curve(
      [
        [216 + i, 152 + i * 5.5],
        [220 + i * 0.8, 155 + i * 5.5],
        [223 + i * 0.5, 154 + i * 5.5],
      ],
      BRONZE.dp,
      0.9,
      0.38,
    );
  stage3 +=
    ellipse(210.5, 130, 4.2, 11, "#DEA662", 'transform="rotate(8 210.500 130)"') +
    ellipse(210, 130, 3, 9.3, "#6B3F2C", 'transform="rotate(8 210 130)"') +
    ellipse(271.5, 130, 4, 11, "#8A4D2A", 'transform="rotate(-8 271.500 130)"') +
    ellipse(272, 130, 2.7, 9.3, "#4E2A20", 'transform="rotate(-8 272 130)"') +
    ellipse(240.5, 106.5, 10.8, 3.2, "#DEA662") +
    ellipse(240.5, 106.7, 9, 2.2, "#6B3F2C");
  // cloth round the hips
  stage3 +=
    shape(
      points(
        "213,188,1 241,191 269,188,1 275,204 281,228 283,236,1 270,232 262,238 252,233 243,240 232,234 222,238 211,231 198,235,1 202,222 208,204",
      ),
      "url(#w-brz2)",
    ) +
    shape(points("213,188,1 226,190 224,206 214,226 211,231 198,235,1 202,222 208,204"), "#D69A58", 'opacity=".75"');
  for (let i = 0; i < 9; i++) {
    const t = (i + 0.5) / 9,
      x0 = lerp(216, 267, t),
      x1 = lerp(201, 281, t),
      w = 1.5 + 2 * Math.sin(t * 3.1);
    stage3 +=
      shape(
        [
          [x0, 192, 1],
          [lerp(x0, x1, 0.5) + 1.2, 212],
          [x1 + w, 235, 1],
          [x1 - w * 0.6, 233, 1],
          [lerp(x0, x1, 0.5) - 0.6, 212],
        ],
        "#3F221B",
        `opacity="${rounded(0.24 + t * 0.24)}"`,
      ) +
      curve(
        [
          [x0 - 2, 193],
          [lerp(x0, x1, 0.5) - 2.5, 212],
          [x1 - w - 1.5, 231],
        ],
        "#FFD89A",
        0.9,
        0.5 - t * 0.35,
      );
  }
  stage3 +=
    shape(
      points("212,186,1 226,190 241,191 256,190 269,186,1 270,192,1 256,197 241,198 226,197 211,192,1"),
      "url(#w-brz)",
    ) +
    curve(points("213,191 226,194.5 241,195 256,194 268,190"), BRONZE.dp, 0.9, 0.4) +
    curve(points("213,187 226,191 241,192 255,191"), "#FFE9BC", 1, 0.8) +
    shape(points("262,190 269,188 272,194 268,200 262,197"), "#C98A4B") +
    shape(points("265,198 271,198 277,214 280,230 274,226 272,232 268,216"), "#8A4D2A") +
    curve(points("267,200 272,214 275,226"), "#E2A862", 1, 0.7);
  const plan3 = ghost(
    "M198 235L208 204L213 190L219 166L208 128L211 118L230 107L251 107L270 118L274 128L262 166L268 190L275 204L283 236L262 238L243 240L222 238Z",
  );
  // stage 4 arms: torch, bow and cloak
  const bow =
    path(
      "M336 62Q348 72 346 92Q343 114 338 128Q338 140 343 154Q349 176 340 204Q338 212 346 218",
      "none",
      'stroke="#4E2A20" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    path(
      "M336 62Q348 72 346 92Q343 114 338 128Q338 140 343 154Q349 176 340 204Q338 212 346 218",
      "none",
      'stroke="#E3A93C" stroke-width="2.4" stroke-linecap="round"',
    ) +
    line(points("336,62 346,218"), "#FFF3D6", 0.7, 'opacity=".75"');
  let cloak = shape(
    points(
      "262,112,1 276,113 288,124 304,140 322,142,1 328,160 327,196 332,236 334,262,1 324,256 316,264 308,254 298,258 292,240 288,206 284,176 272,150,1",
    ),
    "url(#w-pat)",
  );
  for (const [a, b, c, op] of [
    [[284, 140], [294, 190], [301, 252], 0.5],
    [[296, 146], [304, 200], [311, 252], 0.5],
    [[308, 148], [315, 200], [319, 256], 0.5],
    [[318, 150], [323, 200], [329, 254], 0.55],
  ])
    cloak += shape(
      [
        [a[0], a[1], 1],
        [b[0] + 3, b[1]],
        [c[0] + 4, c[1], 1],
        [c[0] - 3, c[1], 1],
        [b[0] - 2, b[1]],
      ],
      "#173432",
      `opacity="${op}"`,
    );
  for (const [a, b, c] of [
    points("280,140 289,190 295,246"),
    points("291,146 299,200 305,248"),
    points("303,150 309,204 314,254"),
    points("313,150 319,204 324,250"),
  ])
    cloak += curve([a, b, c], "#B9CDA8", 1.2, 0.55);
  cloak += curve(points("298,258 308,254 316,264 324,256 334,262"), "#EDB84A", 1.6, 0.85);
  const la = points("268,146 278,147 289,153 300,158 308,158 320,152 331,141"),
    ua = points("257,112 273,112 284,121 296,135 306,139 318,136 327,131");
  let stage4 =
    cloak +
    bow +
    limb(ua, la, BRONZE, [0.62, 0.58, 0.5, 0.5, 0.5, 0.52, 0.55], 0.2) +
    curve(points("285,124 283,134 286,144"), BRONZE.dp, 1, 0.4) +
    shape(points("328,130 334,125 341,126 344,132 342,139 335,143 329,141"), BRONZE.base) +
    shape(points("336,134 343,132 342,139 335,143 329,141"), BRONZE.dp, 'opacity=".5"') +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [337, 129 + i * 3.8],
            [343.5, 129.5 + i * 3.6],
          ],
          BRONZE.dp,
          0.8,
          'opacity=".6"',
        ),
      )
      .join("");
  stage4 +=
    shape(
      points("251,113 258,109.5 268,108.5 280,112 290,122 297,135 296,147 289,157 278,155 270,146 264,133 257,121"),
      "url(#w-pat)",
    ) +
    shape(points("288,120 297,135 295,147 288,156 284,153 289,140"), "#173432", 'opacity=".5"') +
    curve(points("260,115 274,118 284,128 290,142"), "#173432", 1.1, 0.6) +
    curve(points("259,119 267,128 274,140 280,153"), "#173432", 1.1, 0.6) +
    curve(points("259,111.5 270,111.5 281,116 290,127"), "#C9DBB4", 1.3, 0.75) +
    curve(points("260,116.5 272,121.5 280,131 286,146"), "#C9DBB4", 1.2, 0.6) +
    curve(points("252,114 257,121 264,133 270,146 278,155 289,157"), "#EDB84A", 1.4, 0.9) +
    circle(256, 114.5, 3.8, PAINT.gold) +
    `<path d="M254 113a2.600 2.600 0 0 1 3-1.200" stroke="#FFF7D4" stroke-width="1" fill="none"/>`;
  const al = points("214,145 205,141 194,133 181,122 169,112 161.5,103 159.5,92 159.5,79 162.5,65 165.5,54"),
    ar = points("223,113 212,107 202,104 194,100 187,95 181.5,91 180.5,83 180,74 177,63 174,54");
  stage4 +=
    limb(
      al,
      ar,
      { ...BRONZE, base: "#DFA45E", so: 0.5 },
      [0.97, 0.93, 0.88, 0.82, 0.74, 0.6, 0.54, 0.54, 0.56, 0.58],
      0.12,
    ) +
    curve(points("222,114 217,122 215,133 214,144"), BRONZE.dp, 1.2, 0.4) +
    shape(
      points("214,145,1 205,141 194,133 181,122 169,112 176,114 190,122 203,131 214,136"),
      BRONZE.dp,
      'opacity=".42"',
    ) +
    curve(points("203,106 201,117 208,130"), BRONZE.dp, 1.1, 0.42) +
    ellipse(209, 117, 10, 8, "url(#w-hl)", 'opacity=".8" transform="rotate(30 209 117)"') +
    ellipse(189, 107, 12, 5.5, "url(#w-hl)", 'opacity=".75" transform="rotate(36 189 107)"') +
    curve(points("182,91 176,97 170,99"), BRONZE.dp, 1.1, 0.5) +
    ellipse(166, 84, 5, 14, "url(#w-hl)", 'opacity=".7"');
  const torch =
    polygon(points("166,64 171,64 173,40 164,40"), PAINT.goldsh) +
    polygon(points("166,64 168,64 168,40 164,40"), "#EDB84A") +
    path("M158 32H179L174 42H163Z", PAINT.gold) +
    path("M170 32H179L174 42H170Z", PAINT.goldsh, 'opacity=".7"') +
    path("M156 28.500H181V33H156Z", PAINT.gold) +
    line(points("156,28.5 181,28.5"), "#FFF3C4", 1) +
    circle(168.5, 65, 2.6, PAINT.gold);
  stage4 +=
    torch +
    shape(points("163,50 165,44.5 170,43 175,45 176.5,50 175,57 166,58"), BRONZE.base) +
    shape(points("171,44 175,45 176.5,50 175,57 170,57.5"), BRONZE.sh, 'opacity=".55"') +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [164, 47.5 + i * 3.2],
            [171, 47 + i * 3.2],
          ],
          BRONZE.dp,
          0.8,
          'opacity=".55"',
        ),
      )
      .join("");
  const plan4 = ghost(
    "M213 144L177 115L162 88L164 58L156 30L181 30L175 54L184 86L222 113ZM258 112L276 113L306 139L334 126L344 132L334 144L328 160L334 262L298 258L284 176L268 148Z",
  );
  // stage 5 head, rays, flame
  let stage5 =
    circle(240, 80, 74, "url(#w-glow)", 'class="glow" opacity=".6"') +
    circle(168, 20, 42, "url(#w-glow)", 'class="glow"');
  for (let i = 0; i < 9; i++) {
    const a = ((-172 + i * 20.5) * Math.PI) / 180,
      w = 0.125,
      r0 = 17,
      r1 = i % 2 ? 41 : 49,
      c = [240.5, 82],
      p = (r, t) => [c[0] + Math.cos(t) * r, c[1] + Math.sin(t) * r * 1.02];
    stage5 +=
      polygon([p(r0, a - w * 1.3), p(r1, a), p(r0, a)], "#FFE08A") +
      polygon([p(r0, a), p(r1, a), p(r0, a + w * 1.3)], "#B97D22");
  }
  stage5 +=
    shape(points("232,96,1 231.5,104 225,111 233,112.5 240.5,119 248,112.5 256,111 250.5,104 250,96,1"), "#CE8E4B") +
    shape(
      points("232,99,1 239,108 250,101,1 250.5,104 256,111 248,112.5 241,119 240,112 234,107"),
      BRONZE.dp,
      'opacity=".42"',
    ) +
    curve(points("234,105 237,112 240,117"), BRONZE.dp, 1, 0.5) +
    curve(points("248,105 245,112 241.5,117"), BRONZE.dp, 1, 0.5) +
    curve(points("231.5,104 226,111"), BRONZE.hi, 1.2, 0.6);
  for (const [x, y, r, c] of [
    [224, 84, 5.5, "#B4743E"],
    [223, 91, 5, "#A0632F"],
    [225.5, 98, 4.8, "#8A4D2A"],
    [256.5, 84, 5.5, "#6E3D26"],
    [257.5, 91, 5, "#5E3424"],
    [255.5, 98, 4.8, "#54301F"],
    [227, 76, 5.5, "#C98A4B"],
    [253.5, 76, 5.5, "#7A4529"],
    [233, 70, 5.5, "#D69A58"],
    [240, 68, 5.5, "#C98A4B"],
    [247.5, 70, 5.5, "#9A5C30"],
  ])
    stage5 +=
      circle(x, y, r, c) +
      `<path d="M${rounded(x - r * 0.55)} ${rounded(y)}a${rounded(r * 0.55)} ${rounded(r * 0.55)} 0 0 1 ${rounded(r * 0.9)} ${rounded(-r * 0.35)}" fill="none" stroke="#FFE0A8" stroke-width=".9" opacity="${x < 241 ? 0.65 : 0.25}"/>`;
  stage5 +=
    shape(
      points("228,78 226.5,87 229,97 234.5,104 239.5,106.5 245.5,104 251,97 253.5,87 252.5,78 240,72"),
      BRONZE.base,
    ) +
    shape(
      points("245,74 246,83 242,86 246.5,94 243,100 241.5,106 245.5,104 251,97 253.5,87 252.5,78"),
      BRONZE.sh,
      'opacity=".7"',
    ) +
    shape(points("228.5,82 233,80.5 237.5,83 236,86.5 231,86"), BRONZE.dp, 'opacity=".5"') +
    shape(points("241,83 246,80.5 251,82 249,86.5 243,86.5"), BRONZE.dp, 'opacity=".7"') +
    path("M229.800 85.600Q232.800 83.900 236 86.200Q232.800 87.200 229.800 85.600Z", "#F3D49C") +
    path("M242 86.200Q245.500 83.900 249 85.600Q245.500 87.200 242 86.200Z", "#CFA06A") +
    circle(232.8, 85.5, 1, "#4E2A20") +
    circle(245.1, 85.5, 1, "#3A2019") +
    curve(points("229.8,85.2 232.8,83.8 236,85.8"), "#4E2A20", 0.8, 0.8) +
    curve(points("242,85.8 245.5,83.8 249,85.2"), "#3A2019", 0.8, 0.8) +
    polygon(points("238.5,82 241.5,83 242.5,94.5 236,95"), BRONZE.dp, 'opacity=".45"') +
    polygon(points("238.5,81 239.2,94 235.8,94.5"), BRONZE.hi, 'opacity=".75"') +
    curve(points("234.5,98.3 238.8,99 243.5,98.2"), "#3A2019", 1.1, 0.8) +
    curve(points("236,102 239,102.6 242,102"), BRONZE.dp, 1, 0.5) +
    ellipse(231.5, 92, 4.5, 5, "url(#w-hl)", 'opacity=".8"') +
    curve(points("229,80.5 233,79 237,80.5"), BRONZE.hi, 0.9, 0.6);
  stage5 +=
    shape(points("225.5,78,1 232,72 240,70.5 248,72 255.5,78,1 255,82,1 248,77 240,75.5 232,77 226,82,1"), PAINT.gold) +
    curve(points("226,78.5 233,73 240,71.5 246,72.5"), "#FFF7D4", 1, 0.9) +
    circle(240.5, 73.5, 2, "#C9673F");
  stage5 +=
    path("M160 30q-8-9 1-17q1 5 4 5q-2-9 5-16q0 8 5 12q3-2 2-5q7 9 0 21q-9 3-17 0z", "#FF8A2B") +
    path("M164 30q-4-6 2-11q2 3 3-3q5 4 5 9q1 3-2 5q-4 2-8 0z", "#FFE07A");
  const plan5 = ghost(
    "M226 112L232 104L222 96L219 82L196 76L222 74L204 56L226 68L224 38L236 66L240 36L245 66L258 38L256 68L277 56L259 74L286 76L262 82L258 96L249 104L256 112Z",
  );
  return {
    id: "rhodes",
    name: "Colossus of Rhodes",
    ground,
    stages: [
      [plan1, stage1],
      [plan2, stage2],
      [plan3, stage3],
      [plan4, stage4],
      [plan5, stage5],
    ],
  };
}
