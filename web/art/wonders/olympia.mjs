import { limb, statue, steed } from "../figures.mjs";
import { bricks, doricColumn } from "../masonry.mjs";
import { bush, foam, olive } from "../nature.mjs";
import { IVORY, PAINT } from "../paints.mjs";
import { between, circle, curve, ellipse, ghost, line, path, points, polygon, rounded, shape, sow } from "../pen.mjs";

export function olympia() {
  sow(61);
  const cx = 214,
    fx0 = 40,
    fx1 = 388,
    sx = 452;
  const ground =
    path("M-18 408Q-6 380 40 370Q120 360 220 364Q360 358 446 368Q488 378 500 406Q240 426 -18 408Z", "url(#w-grass)") +
    path("M-18 408Q60 386 200 390Q360 394 500 406Q240 426 -18 408Z", "#D0AB78") +
    foam(402, -14, 480, 18, 0.75) +
    olive(12, 388, 52) +
    olive(470, 382, 46) +
    bush(34, 392, 6) +
    bush(456, 388, 6);
  // stage 1 crepidoma and the dark pedestal
  let stage1 = "";
  for (let i = 2; i >= 0; i--) {
    const o = i * 8,
      y = 352 + i * 9;
    stage1 =
      polygon(
        [
          [fx0 - o - 4, y],
          [fx1 + o * 0.7, y],
          [fx1 + o * 0.7, y + 9],
          [fx0 - o - 4, y + 9],
        ],
        PAINT.lit2,
      ) +
      polygon(
        [
          [fx1 + o * 0.7, y],
          [sx + o * 0.7, y - 8 + i * 1.5],
          [sx + o * 0.7, y + i * 1.5],
          [fx1 + o * 0.7, y + 9],
        ],
        PAINT.sh2,
      ) +
      line(
        [
          [fx0 - o - 4, y],
          [fx1 + o * 0.7, y],
        ],
        PAINT.edge,
        1.1,
      ) +
      bricks(
        [
          [fx0 - o - 4, y],
          [fx1 + o * 0.7, y],
          [fx1 + o * 0.7, y + 9],
          [fx0 - o - 4, y + 9],
        ],
        1,
        15,
        0.25,
      ) +
      stage1;
  }
  stage1 += polygon(
    [
      [fx0 - 4, 352],
      [fx1, 352],
      [sx, 344],
      [fx0 + 80, 344],
    ],
    "#F3DBAE",
  );
  const pd = (x0, x1, y0, y1, fill) =>
    polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      fill,
    );
  stage1 +=
    ellipse(cx + 6, 352, 92, 4, "#6B4034", 'opacity=".35"') +
    pd(138, 290, 326, 353, "url(#w-dark)") +
    pd(134, 294, 322, 327, PAINT.gold) +
    pd(134, 294, 349, 354, PAINT.gold) +
    pd(214, 294, 322, 327, '#A8701F" opacity=".45') +
    pd(214, 294, 349, 354, '#A8701F" opacity=".45') +
    line(points("134,322 294,322"), "#FFF3C4", 1);
  for (let i = 0; i < 11; i++) {
    const x = 143.5 + i * 13.1,
      c = i < 6 ? "#EDB84A" : "#B97D22";
    stage1 +=
      line(
        [
          [x, 345],
          [x, 331],
          [x + 10, 331],
          [x + 10, 341],
          [x + 4, 341],
          [x + 4, 336],
          [x + 6.5, 336],
        ],
        c,
        1.5,
      ) +
      line(
        [
          [x, 345],
          [x + 13.1, 345],
        ],
        c,
        1.5,
      );
  }
  stage1 +=
    polygon(points("176,379 252,379 248,353 180,353"), "#FBEACB") +
    [0, 1, 2, 3, 4]
      .map((i) =>
        line(
          [
            [179.5 - i * 0.7, 357 + i * 5],
            [248.5 + i * 0.7, 357 + i * 5],
          ],
          PAINT.line,
          0.8,
          'opacity=".5"',
        ),
      )
      .join("");
  const plan1 = ghost("M20 379L36 352L116 344L134 352L134 322L294 322L294 348L452 344L463 360L399 379Z");
  // stages 2 and 3: left and right of the throne, independent of each other
  const yt = 148,
    yb = 352;
  const tooth = (l) => {
    let p = l ? [[86, 138]] : [[342, 138]];
    for (let i = 0; i < 9; i++) {
      const y = 138 + i * 20.5,
        k = i % 2 ? 6 : -6;
      p.push([cx + k, y], [cx + k, y + 20.5]);
    }
    p[p.length - 1][1] = 322;
    if (!l)
      p.forEach((q) => {
        if (q[0] < 300) q[0] -= 0.6;
      });
    p.push(...(l ? points("136,322 136,346 86,346") : points("292,322 292,346 342,346")));
    return (
      polygon(p, "url(#w-cella)") +
      (l
        ? polygon(points("86,138 130,138 130,346 86,346"), "#3B2226", 'opacity=".35"')
        : polygon(points("296,138 342,138 342,346 296,346"), "#2E1A20", 'opacity=".5"'))
    );
  };
  const half = (m) => {
    const X = (x) => (m ? 2 * cx - x : x),
      q = (x0, x1, y0, y1, c, e = "") =>
        polygon(
          [
            [X(x0), y0],
            [X(x1), y0],
            [X(x1), y1],
            [X(x0), y1],
          ],
          c,
          e,
        );
    const g = m ? "#B97D22" : "#EDB84A",
      gl = m ? "#D9A03A" : "#FFE08A",
      dk = m ? "#3C2233" : "#5E3247",
      iv = m ? "#D8B48C" : "#FBEACB";
    let s = q(164, cx, 152, 300, dk) + q(164, cx, 150, 156, g) + q(164, cx, 150, 151.5, gl);
    for (let i = 0; i < 4; i++) s += q(174, cx - 2, 164 + i * 22, 166 + i * 22, g, 'opacity=".7"');
    for (let i = 0; i < 3; i++) s += circle(X(184), 176 + i * 22, 3.2, iv) + circle(X(198), 176 + i * 22, 3.2, g);
    s +=
      path(
        `M${rounded(X(162))} 150Q${rounded(X(186))} 146 ${rounded(X(198))} 134Q${rounded(X(206))} 130 ${cx} 130V150Z`,
        g,
      ) +
      path(
        `M${rounded(X(172))} 149Q${rounded(X(190))} 146 ${rounded(X(201))} 137Q${rounded(X(208))} 134 ${cx} 134V150Z`,
        dk,
      ) +
      circle(X(190), 149.5, 0, g) +
      q(160, 169, 146, 322, g) +
      q(160, 162.5, 146, 322, gl) +
      circle(X(164.5), 142, 5.5, m ? "#B97D22" : PAINT.gold) +
      polygon(
        [
          [X(160), 146],
          [X(169), 146],
          [X(167), 143],
          [X(162), 143],
        ],
        g,
      );
    s +=
      q(150, cx, 284, 322, dk) +
      q(150, cx, 284, 288, g) +
      q(168, cx - 2, 294, 314, m ? "#1F5270" : "#2E6F8E") +
      q(150, cx, 316, 322, g);
    for (let i = 0; i < 3; i++) s += path(`M${rounded(X(178 + i * 12))} 314q-.5-8 .5-12q2-2 4 0q1 4 .5 12z`, iv);
    s +=
      q(144, 176, 244, 251, iv) +
      q(144, 176, 244, 246, m ? "#EBCB98" : "#FFF8E6") +
      q(144, 176, 251, 254, g) +
      q(147, 158, 254, 322, g) +
      q(147, 150, 254, 322, gl) +
      q(145, 160, 316, 322, m ? "#A8701F" : "#FFE08A");
    s +=
      q(149, 156, 262, 280, dk) +
      q(149, 156, 288, 308, dk) +
      circle(X(152.5), 271, 2.6, iv) +
      circle(X(152.5), 298, 2.6, iv);
    return s;
  };
  const stage2 =
    tooth(true) +
    doricColumn(90, yt + 10, yb - 8, 17, "#A87455") +
    half(false) +
    doricColumn(62, yt, yb, 30) +
    doricColumn(114, yt, yb, 30);
  const plan2 = ghost("M44 352L46 138L132 138L160 150L164 138L170 150L214 150L214 322L140 322L136 352Z");
  let stage3 = tooth(false) + half(true);
  for (const [x, t, b, w] of [
    [440, 158, 345, 15],
    [414, 154, 348, 18],
  ])
    stage3 += doricColumn(x, t, b, w, "#B17E5C");
  stage3 =
    polygon(points("388,146 446,150 446,344 388,350"), "#4A2D2E") +
    stage3 +
    doricColumn(314, yt, yb, 30) +
    doricColumn(366, yt, yb, 30);
  const plan3 = ghost(
    "M214 322L214 150L258 150L264 138L268 150L296 138L384 138L450 148L450 344L388 352L292 352L290 322Z",
  );
  // stage 4: Zeus, ivory and gold, with Nike and the eagle sceptre
  const RB = "url(#w-robe)";
  let stage4 = circle(cx, 230, 104, "url(#w-glow)", 'class="glow" opacity=".5"');
  // sceptre behind the hand
  const scep =
    line(points("287,321 287,160"), "#7A4F1A", 4.6) +
    line(points("286.2,321 286.2,160"), "#FFE08A", 1.9) +
    [182, 236, 262, 290]
      .map((y) =>
        line(
          [
            [284.3, y],
            [289.7, y],
          ],
          "#FFF3C4",
          2.2,
        ),
      )
      .join("") +
    circle(287, 160, 3.4, PAINT.gold) +
    shape(points("288,150 294,146 301,136 307,133 304,142 305,146 301,149 300,153 295,156 290,158"), "#A46C1E") +
    shape(points("285,150 279,145 272,135 266,132 269,141 267,145 272,148 272,152 278,156 284,158"), "#F3C75E") +
    shape(points("282.5,158,1 283,150 283.5,144 286,140.5 289.5,142 290.5,148 291,158,1 287,162"), PAINT.gold) +
    polygon(points("284,141 280,143.5 284.5,145"), "#7A4F1A") +
    circle(286, 143.3, 0.8, "#4A2A22") +
    curve(points("270,138 276,146 283,152"), "#8A5A1C", 0.8, 0.6) +
    curve(points("270,144 276,150 283,155"), "#8A5A1C", 0.8, 0.6);
  // seat drape behind, lap and legs
  stage4 += scep;
  const torsoL = points("205,186 190,192 180,198 179,212 186,228 191,242 190,256 188,266"),
    torsoR = points("224,186 238,192 250,198 252,212 246,228 240,242 242,256 244,266");
  stage4 += limb(torsoL, torsoR, IVORY, [0.6, 0.62, 0.66, 0.66, 0.64, 0.62, 0.6, 0.6], 0.1);
  stage4 +=
    shape(points("185,218 192,224 204,225 213,221 213,224 205,229 192,228"), IVORY.sh, 'opacity=".75"') +
    shape(points("246,218 238,224 226,225 216,221 215,224 224,229 238,228"), IVORY.dp, 'opacity=".5"') +
    curve(points("214,202 213.5,212 214,222"), IVORY.dp, 1, 0.45) +
    curve(points("214,230 213.5,242 214,256"), IVORY.dp, 1, 0.45) +
    curve(points("204,238 209,240 213,239"), IVORY.dp, 0.9, 0.4) +
    curve(points("215,239 220,240 226,238"), IVORY.dp, 0.9, 0.45) +
    curve(points("204,247 209,249 213,248"), IVORY.dp, 0.9, 0.4) +
    curve(points("215,248 220,249 226,247"), IVORY.dp, 0.9, 0.45) +
    curve(points("210,197 200,199 190,199"), IVORY.dp, 0.9, 0.35);
  // right arm (viewer left) to Nike
  const uaL = points("200,191 184,192 172,201 165,216 159,233"),
    uaR = points("190,219 187,223 183,230 177,238 171,244");
  stage4 +=
    limb(uaL, uaR, IVORY, [0.93, 0.84, 0.7, 0.62, 0.6], 0.14) +
    ellipse(181, 202, 9, 8, "url(#w-hl)") +
    curve(points("190,219 188,210 192,202"), IVORY.dp, 1, 0.45) +
    limb(
      points("160,232 153,230 146,226 140,222"),
      points("171,244 160,244 150,238 141,230"),
      { ...IVORY },
      [0.6, 0.56, 0.56, 0.56],
      0.2,
    ) +
    shape(points("143,222 137,220 130,222 128,225 134,229 142,231"), IVORY.base) +
    curve(points("129,226 136,229 142,230.5"), IVORY.dp, 1.2, 0.6);
  // Nike on the palm
  stage4 +=
    shape(points("130,222,1 131,208 133,198 132,191 136,187 140,191 139,198 142,208 145,222,1"), RB) +
    shape(points("137,190 140,191 139,198 142,208 145,222,1 138,222,1 137,204"), "#A46C1E", 'opacity=".6"') +
    circle(135.5, 183.5, 3.5, "#F4DDBB") +
    path("M132 183q0-5 4-5q4 0 4 4q-3-2-8 1z", "#C98B2D") +
    path("M140 194Q150 186 156 170Q158 190 152 202Q147 210 141 206Z", "#EDB84A") +
    path("M141 202Q149 200 155 186", "none", 'stroke="#8A5A1C" stroke-width=".8" opacity=".6"') +
    path("M131 194Q124 186 120 174Q118 190 123 200Q127 206 131 204Z", "#FFE9A0") +
    line(points("132,193 126,200 127,206"), "#F4DDBB", 1.8) +
    path("M124 205a3.500 3.500 0 1 0 5 1", "none", 'stroke="#8FA653" stroke-width="1.3"') +
    curve(points("134,200 132,212 133,221"), "#FFF3C4", 0.9, 0.8);
  // lap and lower legs in gold
  stage4 += shape(
    points(
      "188,254,1 200,258 214,260 230,258 246,252,1 257,260 262,272 259,292 256,304 258,316,1 250,312 243,317 234,312 224,317 214,313 204,317 195,312 186,317 178,312 169,316,1 172,304 170,290 167,274 173,261",
    ),
    RB,
  );
  stage4 +=
    shape(points("206,272 214,268 222,272 226,290 226,314 214,313 203,316 202,290"), "#7A4F1A", 'opacity=".5"') +
    shape(
      points("247,260 257,262 262,272 259,292 256,304 258,316,1 249,313 251,290 252,274"),
      "#6B4315",
      'opacity=".5"',
    );
  stage4 +=
    ellipse(184, 270, 17, 14, "url(#w-hl)") +
    ellipse(236, 271, 15, 13, "url(#w-hl)", 'opacity=".75"') +
    ellipse(180, 294, 7, 20, "url(#w-hl)", 'opacity=".6"') +
    ellipse(232, 295, 6, 18, "url(#w-hl)", 'opacity=".45"');
  // folds hang from knee to knee and fall from each knee
  for (const [y, d] of [
    [274, 8],
    [281, 11],
    [289, 13],
    [298, 13],
  ])
    stage4 +=
      curve(
        [
          [199, y - 4],
          [206, y + d * 0.5],
          [214, y + d * 0.75],
          [222, y + d * 0.4],
          [229, y - 5],
        ],
        "#5E3A14",
        1.2,
        0.55,
      ) +
      curve(
        [
          [200, y - 2],
          [206, y + d * 0.5 + 1.8],
          [213, y + d * 0.75 + 1.8],
        ],
        "#FFE9A0",
        0.9,
        0.5,
      );
  for (const [a, op] of [
    [points("178,282 179,298 177,312"), 0.5],
    [points("187,284 188,298 189,314"), 0.55],
    [points("196,280 196,298 196,312"), 0.6],
    [points("233,282 233,298 233,312"), 0.55],
    [points("241,284 243,299 243,315"), 0.6],
    [points("190,260 181,262 174,270"), 0.4],
    [points("240,259 247,263 250,270"), 0.4],
  ])
    stage4 += curve(a, "#6B4315", 1.3, op);
  for (const a of [
    points("173,284 174,298 173,313"),
    points("183,286 184,298 183,314"),
    points("192,284 192,298 192,312"),
    points("229,284 229,300 228,314"),
    points("237,286 238,300 238,314"),
  ])
    stage4 += curve(a, "#FFF3C4", 1.1, 0.75);
  stage4 += curve(
    points(
      "170,313.5 178,309.5 186,314.5 195,309.5 204,314.5 214,310.5 224,314.5 234,309.5 243,314.5 250,309.5 257,313.5",
    ),
    "#8A5A1C",
    1,
    0.6,
  );
  // the roll of cloth at the waist
  stage4 +=
    shape(
      points("183,259 190,252 202,254 214,256 230,252 246,243 252,246 250,256 238,264 222,267 204,266 190,265"),
      RB,
    ) +
    shape(points("226,262 240,257 251,248 250,256 238,264 222,267"), "#6B4315", 'opacity=".5"') +
    curve(points("186,257 200,258 214,260 232,256 247,247"), "#8A5A1C", 1, 0.65) +
    curve(points("188,261 202,262.5 218,263 234,260 248,252"), "#6B4315", 1, 0.6) +
    curve(points("187,255 200,255.5 214,257.5 230,254 244,246"), "#FFF3C4", 1.1, 0.8);
  // feet and stool
  stage4 +=
    polygon(points("168,318 262,318 266,327 164,327"), "#54303A") +
    polygon(points("166,316 264,316 264,320 166,320"), PAINT.gold) +
    shape(points("180,308 191,309 193,316 188,319 174,319 174,316"), IVORY.base) +
    shape(points("236,308 247,309 252,315 253,319 238,319 234,316"), IVORY.base) +
    shape(points("243,309 247,309 252,315 253,319 243,319"), IVORY.sh, 'opacity=".7"') +
    line(points("177,313 190,313"), "#C98B2D", 1.4) +
    line(points("237,313 249,313"), "#A46C1E", 1.4);
  // left arm (viewer right) holding the sceptre
  stage4 +=
    limb(
      points("240,194 252,197 262,208 270,217 275,214 279,205"),
      points("246,216 250,226 259,235 272,240 286,226 291,206"),
      IVORY,
      [0.6, 0.55, 0.5, 0.5, 0.5, 0.5],
      0.16,
    ) +
    curve(points("272,217 277,222 281,222"), IVORY.dp, 0.9, 0.4) +
    shape(points("280,206 279,198 283,193 290,194 293,199 291,207"), IVORY.base) +
    shape(points("287,195 290,194 293,199 291,207 286,207"), IVORY.sh, 'opacity=".7"') +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [282, 197 + i * 3.2],
            [290, 197.5 + i * 3.2],
          ],
          IVORY.dp,
          0.8,
          'opacity=".6"',
        ),
      )
      .join("");
  stage4 +=
    shape(
      points(
        "231,192 240,188.5 252,190 261,198 264,209 258,216 255,228 252,242 249,258 230,264 238,246 242,228 239,208",
      ),
      RB,
    ) +
    shape(
      points("252,190 261,198 264,209 258,216 255,228 252,242 249,258 243,260 248,240 252,220 254,206"),
      "#6B4315",
      'opacity=".45"',
    ) +
    curve(points("238,191 246,204 247,224 242,244 236,261"), "#8A5A1C", 1.2, 0.7) +
    curve(points("244,190 252,203 251,224 246,246 242,260"), "#6B4315", 1.2, 0.6) +
    curve(points("251,191 258,202 256,214"), "#6B4315", 1.1, 0.6) +
    curve(points("234,193 241.5,206 243,226 238,246 232,260"), "#FFF3C4", 1.2, 0.8) +
    curve(points("247,190.5 255,201 254,216"), "#FFE9A0", 1, 0.55);
  // head
  stage4 += limb(points("205,178 204,186 199,193"), points("223,178 224,186 229,193"), IVORY, 0.5, 0.12);
  for (const [x, y, r, c] of [
    [198, 168, 5.5, "#E3A93C"],
    [197, 175, 5, "#D2983A"],
    [199, 182, 5, "#B97D22"],
    [230, 168, 5.5, "#A46C1E"],
    [231, 175, 5, "#8A5A1C"],
    [229, 182, 5, "#7A4F1A"],
    [201, 160, 6, "#EDB84A"],
    [227, 160, 6, "#B97D22"],
    [207, 154, 6, "#F6D67E"],
    [214, 152, 6, "#EDB84A"],
    [221, 154, 6, "#C98B2D"],
  ])
    stage4 +=
      circle(x, y, r, c) +
      `<path d="M${rounded(x - r * 0.55)} ${rounded(y)}a${rounded(r * 0.55)} ${rounded(r * 0.55)} 0 0 1 ${rounded(r * 0.9)} ${rounded(-r * 0.35)}" fill="none" stroke="#FFF3C4" stroke-width=".8" opacity="${x < 215 ? 0.7 : 0.3}"/>`;
  stage4 +=
    shape(points("202.5,162 201,171 203,180 209,187 214,188 219,187 225,180 227,171 225.5,162 214,156"), IVORY.base) +
    shape(points("218,158 219.5,167 216,170 220,178 218,188 225,180 227,171 225.5,162"), IVORY.sh, 'opacity=".75"');
  stage4 +=
    shape(
      points(
        "202,176 206,181 209.5,179 214,178.5 218.5,179 222,181 226,176 226.5,184 222,193 214,199 206,193 201.5,184",
      ),
      PAINT.gold,
    ) +
    shape(points("216,180 222,181 226,176 226.5,184 222,193 214,199 217,190"), "#8A5A1C", 'opacity=".6"') +
    points("206,184 210,186 214,186 218,186 222,184")
      .map(([x, y], i) =>
        curve(
          [
            [x, y],
            [x + (i - 2) * 0.3 - 1, y + 4],
            [x + (2 - i) * 0.9, y + 8],
          ],
          "#8A5A1C",
          0.9,
          0.6,
        ),
      )
      .join("") +
    curve(points("208,179.5 214,178 220,179.5"), "#8A5A1C", 1.6, 0.8) +
    curve(points("210.5,181.8 214,182.2 217.5,181.8"), "#7A3B2B", 1.3, 0.9);
  stage4 +=
    shape(points("203.5,166.5 208,165 212,167 210.5,170 205.5,170"), IVORY.dp, 'opacity=".55"') +
    shape(points("216,167 220,165 225,166.5 223,170 217.5,170"), IVORY.dp, 'opacity=".7"') +
    path("M204.400 169.400Q207.500 167 210.800 170Q207.500 171.300 204.400 169.400Z", "#FFFDF4") +
    path("M217 170Q220.500 167 223.800 169.400Q220.500 171.300 217 170Z", "#F1DCC0") +
    circle(207.8, 169.4, 1, "#3B4A58") +
    circle(220.2, 169.4, 1, "#3B4A58") +
    curve(points("204.2,169 207.5,167 211,169.6"), "#7A4F3A", 0.8, 0.9) +
    curve(points("216.8,169.6 220.5,167.4 224,169"), "#6B4034", 0.8, 0.9) +
    polygon(points("213,166 216,167 217,176.5 211,177"), IVORY.dp, 'opacity=".4"') +
    polygon(points("213,165 213.8,176 210.8,176.5"), "#FFFDF4", 'opacity=".8"') +
    curve(points("203.5,165 208,163.5 212,165.5"), "#C98B2D", 1.3, 0.8) +
    curve(points("216,165.5 220,163.5 225,165"), "#8A5A1C", 1.3, 0.8);
  // olive wreath
  for (let i = 0; i < 11; i++) {
    const a = ((-168 + i * 15.6) * Math.PI) / 180,
      x = 214 + Math.cos(a) * 15.5,
      y = 167 + Math.sin(a) * 13;
    stage4 += `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="4" ry="1.7" fill="${i % 2 ? "#8FA653" : "#6E8C4A"}" transform="rotate(${rounded(-168 + i * 15.6 + (i < 6 ? 62 : 118))} ${rounded(x)} ${rounded(y)})"/>`;
  }
  const plan4 = ghost(
    "M172 316L167 276L176 262L190 258L180 226L168 243L141 231L128 226L132 200L120 176L134 182L154 172L150 202L146 220L160 230L180 197L200 190L196 170L206 150L222 150L232 168L228 190L250 197L270 222L282 200L283 126L291 126L291 206L282 234L262 232L246 256L260 268L257 316Z",
  );
  // stage 5: entablature, pediment, roof
  let stage5 =
    polygon(points("34,122 394,122 394,138 34,138"), PAINT.lit2) +
    polygon(points("394,122 456,132 456,147 394,138"), PAINT.sh2) +
    bricks(points("34,126 394,126 394,138 34,138"), 1, 7, 0.3) +
    polygon(points("34,107 394,107 394,123 34,123"), "#C9673F") +
    polygon(points("394,107 456,118.5 456,133 394,123"), "#7C3A2A");
  for (let i = 0; i < 16; i++) {
    const x = 34 + i * 23.2;
    stage5 +=
      polygon(
        [
          [x, 107],
          [x + 11, 107],
          [x + 11, 123],
          [x, 123],
        ],
        "#2E6F8E",
      ) +
      [2.6, 5.5, 8.4]
        .map((k) =>
          line(
            [
              [x + k, 109],
              [x + k, 122],
            ],
            "#1F5270",
            1,
          ),
        )
        .join("") +
      line(
        [
          [x, 108],
          [x, 122],
        ],
        "#6FA3B8",
        0.8,
      );
  }
  for (let i = 0; i < 4; i++) {
    const x = 400 + i * 15,
      y = 110 + i * 2.7;
    stage5 += polygon(
      [
        [x, y],
        [x + 6, y + 1.1],
        [x + 6, y + 15.5],
        [x, y + 14.5],
      ],
      "#1F5270",
    );
  }
  stage5 +=
    line(points("34,123 394,123"), PAINT.edge, 1.4) +
    polygon(points("26,102 402,102 402,108 26,108"), "#FFF3D9") +
    polygon(points("402,102 462,115 462,120 402,108"), "#A9714F") +
    line(points("26,108 402,108"), PAINT.line, 0.8, 'opacity=".55"');
  stage5 += polygon(points("214,38 404,103 462,116 304,50"), PAINT.sh);
  for (let i = 1; i < 20; i++) {
    const t = i / 20;
    stage5 += line(
      [between([214, 38], [304, 50], t), between([404, 103], [462, 116], t)],
      "#5B3A33",
      0.8,
      'opacity=".35"',
    );
  }
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    stage5 += line(
      [between([214, 38], [404, 103], t), between([304, 50], [462, 116], t)],
      "#E9C08E",
      0.6,
      'opacity=".4"',
    );
  }
  stage5 +=
    polygon(points("24,103 214,38 404,103"), PAINT.lit) +
    polygon(points("52,100 214,45 376,100"), "#2E6F8E") +
    polygon(points("214,45 376,100 214,100"), "#1F5270", 'opacity=".45"');
  for (const [x, h, k] of [
    [214, 49, 1],
    [197, 39, -1],
    [231, 39, 1],
    [132, 19, 0],
    [297, 18, 0],
  ])
    stage5 += statue(
      x,
      100.5,
      h,
      x < 214 ? "#FBEACB" : x === 214 ? "#FFE9A0" : "#E6C59B",
      x === 214 ? "#C98B2D" : "#A9714F",
      k,
    );
  stage5 +=
    steed(166, 76.5, 0.62, "#E6C59B", "#A9714F", 1) +
    steed(161, 76.5, 0.62, "#FBEACB", "#C9986A", 1) +
    steed(262, 76.5, 0.62, "#B98561", "#7C4E40", -1, "#E6C59B") +
    steed(267, 76.5, 0.62, "#DDB58A", "#94624D", -1, "#F6E0B6") +
    shape(points("84,100 94,95 104,94 112,91 118,92 120,97 124,100"), "#F3DBAE") +
    circle(115, 89.5, 2.8, "#F3DBAE") +
    shape(points("344,100 334,95 324,94 316,91 310,92 308,97 304,100"), "#C9986A") +
    circle(313, 89.5, 2.8, "#C9986A");
  stage5 +=
    line(points("24,103 214,38 404,103"), PAINT.edge, 2.8) +
    line(points("214,38 304,50"), "#F7D2A8", 2) +
    line(points("30,106 214,43.5 398,106"), PAINT.line, 0.7, 'opacity=".45"');
  // gilded Nike and cauldrons
  stage5 +=
    shape(points("207,40,1 209,28 212,20 211,15 214,12 217,15 216,20 219,28 222,40,1"), PAINT.gold) +
    circle(214, 9.5, 2.9, "#FFE9A0") +
    path("M216 17Q226 12 230 1Q234 14 226 23Q221 27 217 25Z", "#B97D22") +
    path("M212 17Q202 12 198 1Q194 14 202 23Q207 27 211 25Z", "#FFE08A") +
    line(points("212,18 205,24"), "#EDB84A", 1.6);
  for (const [x, c] of [
    [30, PAINT.gold],
    [398, PAINT.goldsh],
  ])
    stage5 += path(`M${x - 7} 88q7 3 14 0q0 9-5 11l2 4h-8l2-4q-5-2-5-11z`, c) + ellipse(x, 88, 7, 1.8, "#FFE9A0");
  const plan5 = ghost("M24 108L24 103L206 40L214 10L222 40L304 50L462 116L462 132L456 147L394 138L34 138L34 108Z");
  return {
    id: "olympia",
    name: "Statue of Zeus at Olympia",
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
