/** Colours and gradients that several wonders share. */
export const PAINT = {
  lit: "url(#w-lit)",
  lit2: "url(#w-lit2)",
  mid: "url(#w-mid)",
  sh: "url(#w-sh)",
  sh2: "url(#w-sh2)",
  edge: "#FFF3D6",
  line: "#8A5638",
  deep: "#5B3A33",
  gold: "url(#w-gold)",
  goldsh: "#A8701F",
  terra: "url(#w-terra)",
  terrash: "#8C3F2B",
  tile: "#2E6F8E",
  tile2: "#1F5270",
  leaf1: "#8FA653",
  leaf2: "#5E8048",
  leaf3: "#3C5F45",
  leaf4: "#2A4639",
  water: "#BFE3E6",
};

/** The gradients that paints name. */
export const DEFS = `
<linearGradient id="w-lit" x1="0" y1="0" x2="1" y2="0.25"><stop offset="0" stop-color="#FBE8C4"/><stop offset="1" stop-color="#EBCB98"/></linearGradient>
<linearGradient id="w-lit2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FAE3B9"/><stop offset="1" stop-color="#E2BB84"/></linearGradient>
<linearGradient id="w-mid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E4BD88"/><stop offset="1" stop-color="#CD9B68"/></linearGradient>
<linearGradient id="w-sh" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#B9805A"/><stop offset="1" stop-color="#94624D"/></linearGradient>
<linearGradient id="w-sh2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#A9714F"/><stop offset="1" stop-color="#855545"/></linearGradient>
<linearGradient id="w-cyl" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#EFD2A2"/><stop offset=".28" stop-color="#FCEBCB"/><stop offset=".6" stop-color="#D9AC78"/><stop offset="1" stop-color="#93614C"/></linearGradient>
<linearGradient id="w-gold" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#FFE9A0"/><stop offset=".5" stop-color="#EDB84A"/><stop offset="1" stop-color="#B97D22"/></linearGradient>
<linearGradient id="w-terra" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#DB8255"/><stop offset="1" stop-color="#B4552F"/></linearGradient>
<linearGradient id="w-rock" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#B08A6C"/><stop offset="1" stop-color="#5C4A4A"/></linearGradient>
<linearGradient id="w-sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F0CE94"/><stop offset="1" stop-color="#C48F5F"/></linearGradient>
<linearGradient id="w-grass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9BA35F"/><stop offset="1" stop-color="#5F7049"/></linearGradient>
<radialGradient id="w-glow"><stop offset="0" stop-color="#FFF2B8" stop-opacity=".95"/><stop offset=".35" stop-color="#FFC35C" stop-opacity=".55"/><stop offset="1" stop-color="#FF9A3C" stop-opacity="0"/></radialGradient>
<linearGradient id="w-beamL" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#FFE9A8" stop-opacity=".75"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></linearGradient>
<linearGradient id="w-beamR" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFE9A8" stop-opacity=".6"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></linearGradient>
<linearGradient id="w-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E9F7F4" stop-opacity=".95"/><stop offset="1" stop-color="#8CC7D2" stop-opacity=".8"/></linearGradient>
<linearGradient id="w-pyrL" gradientUnits="userSpaceOnUse" x1="150" y1="110" x2="260" y2="380"><stop offset="0" stop-color="#FDEFD0"/><stop offset="1" stop-color="#E6C08A"/></linearGradient>
<linearGradient id="w-pyrR" gradientUnits="userSpaceOnUse" x1="270" y1="110" x2="380" y2="380"><stop offset="0" stop-color="#BC855E"/><stop offset="1" stop-color="#8A5947"/></linearGradient>
<linearGradient id="w-cella" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5A3530"/><stop offset="1" stop-color="#7C4A3A"/></linearGradient>
<linearGradient id="w-brz" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0" stop-color="#F0BE78"/><stop offset=".45" stop-color="#CC8A47"/><stop offset="1" stop-color="#9A5C30"/></linearGradient>
<linearGradient id="w-brz2" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0" stop-color="#B4743E"/><stop offset="1" stop-color="#5E3424"/></linearGradient>
<linearGradient id="w-ivory" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0" stop-color="#FFF8E8"/><stop offset=".5" stop-color="#F4DDBB"/><stop offset="1" stop-color="#D8AE84"/></linearGradient>
<linearGradient id="w-robe" x1="0" y1="0" x2="1" y2="0.35"><stop offset="0" stop-color="#FFE08A"/><stop offset=".5" stop-color="#E3A93C"/><stop offset="1" stop-color="#A46C1E"/></linearGradient>
<linearGradient id="w-dark" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#5C4B57"/><stop offset="1" stop-color="#332834"/></linearGradient>
<linearGradient id="w-cylS" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#D6A878"/><stop offset=".35" stop-color="#C08E66"/><stop offset="1" stop-color="#7C4E40"/></linearGradient>
<radialGradient id="w-hl"><stop offset="0" stop-color="#FFF3D2" stop-opacity=".8"/><stop offset="1" stop-color="#FFE3AE" stop-opacity="0"/></radialGradient>
<linearGradient id="w-pat" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#7FA08A"/><stop offset="1" stop-color="#2F5450"/></linearGradient>`;

/** The tones of bronze for limbs. */
export const BRONZE = { base: "url(#w-brz)", hi: "#FFE9BC", sh: "#8A4D2A", dp: "#4E2A20", rim: "#E0955A" };

/** The tones of ivory for limbs. */
export const IVORY = {
  base: "url(#w-ivory)",
  hi: "#FFFDF4",
  sh: "#C99A72",
  dp: "#94624D",
  rim: "#F6D3A0",
  so: 0.55,
  go: 0.35,
};
