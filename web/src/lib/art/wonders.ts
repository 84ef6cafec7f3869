/** An illustration in layers: the ground, and five layers, each a plan or built. */
export interface Picture {
  readonly ground: string;
  readonly stages: readonly { readonly ghost: string; readonly solid: string }[];
  /** The numbers of the layers, from 1, in the order in which they are painted. */
  readonly order: readonly number[];
}

const LOADERS: Readonly<Record<string, () => Promise<{ default: Picture }>>> = {
  alexandria: () => import("virtual:wonder/alexandria"),
  babylon: () => import("virtual:wonder/babylon"),
  ephesus: () => import("virtual:wonder/ephesus"),
  giza: () => import("virtual:wonder/giza"),
  halicarnassus: () => import("virtual:wonder/halicarnassus"),
  olympia: () => import("virtual:wonder/olympia"),
  rhodes: () => import("virtual:wonder/rhodes"),
};
export const WONDERS: readonly string[] = Object.keys(LOADERS);

/** Our pictures have English names; four wonders have other names too. */
const PICTURES: Readonly<Record<string, string>> = {
  ephesos: "ephesus",
  gizah: "giza",
  halikarnassos: "halicarnassus",
  rhodos: "rhodes",
};
const TALL = ["alexandria", "halicarnassus", "olympia", "rhodes"];

/** The picture of a wonder, by any of its names. */
export function pictureOf(wonder: string): string {
  return PICTURES[wonder] ?? wonder;
}

/** The part of a picture that is worth showing. */
export function boxOf(picture: string): string {
  return TALL.includes(picture) ? "-30 -8 540 424" : "-20 40 520 378";
}

const loaded = new Map<string, Promise<Picture>>();
let paints: Promise<void> | undefined;

/**
 * Bring a picture onto the page, once: its layers become symbols that any number of drawings use, so it is neither
 * loaded nor kept twice.
 */
export function loadPicture(name: string): Promise<Picture> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = bring(name);
  loaded.set(name, loading);
  return loading;
}

async function bring(name: string): Promise<Picture> {
  const loader = LOADERS[name];
  if (!loader) throw new Error(`there is no picture of ${name}`);
  paints ??= import("virtual:wonder/defs").then(({ default: defs }) => lay("paints", defs));
  const [{ default: picture }] = await Promise.all([loader(), paints]);
  const layers = picture.stages.map(
    ({ ghost, solid }, index) =>
      `<g id="${name}-plan-${index + 1}">${ghost}</g><g id="${name}-stage-${index + 1}">${solid}</g>`,
  );
  lay(name, `<g id="${name}-ground">${picture.ground}</g>${layers.join("")}`);
  return picture;
}

/** Put definitions onto the page, where they show nothing on their own. */
function lay(name: string, definitions: string): void {
  const holder = document.createElement("div");
  holder.className = "definitions";
  holder.setAttribute("aria-hidden", "true");
  holder.dataset["of"] = name;
  holder.innerHTML = `<svg width="0" height="0"><defs>${definitions}</defs></svg>`;
  document.body.append(holder);
}

/** Whether there is a picture of a wonder; a game from elsewhere may have none. */
export function hasPicture(wonder: string): boolean {
  return pictureOf(wonder) in LOADERS;
}
