import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from "vite";
import { icon } from "../art/icon.mjs";

const WORKER = "sw.js";
const MANIFEST = "manifest.webmanifest";
const PAGE = "index.html";
const SHELL = "virtual:shell";

/** Each picture for home screens: its name, how many pixels it has, how large the mark is in it, how round its corners are. */
const ICONS = [
  { name: "icon-192", size: 192, share: 0.68, corner: 0.2 },
  { name: "icon-512", size: 512, share: 0.68, corner: 0.2 },
  { name: "icon-maskable-512", size: 512, share: 0.56, corner: 0 }, // a system may cut a circle out of it
  { name: "icon-apple-180", size: 180, share: 0.64, corner: 0 },
] as const;
type IconName = (typeof ICONS)[number]["name"];

/**
 * Makes the client installable and able to open offline: pictures of the mark, a manifest that names
 * them, and the service worker, which knows every file that was built. Only a build has them: during work on the
 * client, nothing may come from a cache.
 */
export function installable(): Plugin {
  const colour = readColours();
  const pictures = new Map<IconName, { path: string; source: Buffer }>();
  return {
    name: "mirabilia-installable",
    apply: "build",
    buildStart() {
      const mark = read("../src/lib/art/mark.svg");
      const looks = { ink: parts(colour("bronze-solid", "day")), ground: parts(colour("sea-deep", "day")) };
      for (const { name, ...sizes } of ICONS) {
        const source = icon(mark, { ...sizes, ...looks });
        pictures.set(name, { path: `assets/${name}-${hashed(source)}.png`, source });
      }
    },
    transformIndexHtml: () => tagsOf(colour, pictures.get("icon-apple-180")!.path),
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const { path, source } of pictures.values()) this.emitFile({ type: "asset", fileName: path, source });
        const pathOf = (name: IconName): string => `/${pictures.get(name)!.path}`;
        const manifest = JSON.stringify(manifestOf(colour, pathOf), null, 2);
        this.emitFile({ type: "asset", fileName: MANIFEST, source: manifest });
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        files.push(pictures.get("icon-192")!.path); // what notifications show; home screens keep their own
        const page = bundle[PAGE];
        if (page?.type !== "asset") this.error(`${PAGE} is not built yet, but the service worker has to know it`);
        const shell = {
          version: hashed([...files.sort(), page.source].join("\n")),
          files: files.map((file) => `/${file}`),
          icon: pathOf("icon-192"),
        };
        this.emitFile({ type: "asset", fileName: WORKER, source: await workerOf(shell) });
      },
    },
  };
}

type Colour = (token: string, time: "day" | "night") => string;

/** The colours of the tokens, by day or by night. */
function readColours(): Colour {
  const tokens = read("../src/lib/styles/tokens.css");
  return (token, time) => {
    const found = new RegExp(`--${token}:\\s*light-dark\\((#\\w{6}),(#\\w{6})\\)`).exec(tokens);
    if (!found) throw new Error(`tokens.css has no colour ${token} for day and night`);
    return found[time === "day" ? 1 : 2]!;
  };
}

function manifestOf(colour: Colour, pathOf: (name: IconName) => string): object {
  const picture = (name: IconName, purpose: "any" | "maskable"): object => {
    const { size } = ICONS.find((one) => one.name === name)!;
    return { src: pathOf(name), sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return {
    id: "/",
    name: "Mirabilia",
    short_name: "Mirabilia",
    description: "Play 7 Wonders and 7 Wonders Architects: unofficial, non-commercial.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colour("page", "day"),
    theme_color: colour("sea-deep", "day"),
    categories: ["games"],
    icons: [picture("icon-192", "any"), picture("icon-512", "any"), picture("icon-maskable-512", "maskable")],
  };
}

function tagsOf(colour: Colour, appleIcon: string): HtmlTagDescriptor[] {
  const theme = (time: "day" | "night", scheme: string): HtmlTagDescriptor => ({
    tag: "meta",
    injectTo: "head",
    attrs: { name: "theme-color", content: colour("sea-deep", time), media: `(prefers-color-scheme: ${scheme})` },
  });
  return [
    theme("day", "light"),
    theme("night", "dark"),
    { tag: "link", injectTo: "head", attrs: { rel: "manifest", href: `/${MANIFEST}` } },
    { tag: "link", injectTo: "head", attrs: { rel: "apple-touch-icon", href: `/${appleIcon}` } },
  ];
}

/** The script of the service worker: one file, for browsers that do not support modules there. */
async function workerOf(shell: object): Promise<string> {
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      {
        name: "mirabilia-shell",
        resolveId: (id) => (id === SHELL ? `\0${SHELL}` : undefined),
        load: (id) => (id === `\0${SHELL}` ? `export default ${JSON.stringify(shell)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("../src/worker/sw.ts", import.meta.url)),
        output: { format: "iife", entryFileNames: WORKER },
      },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf-8");
}

function hashed(what: string | Uint8Array): string {
  return createHash("sha256").update(what).digest("base64url").slice(0, 8);
}

/** Red, green and blue. */
function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
