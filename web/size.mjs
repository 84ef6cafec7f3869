// Prints what a browser loads of the built client, and fails if it is too much: node size.mjs
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 250_000; // bytes of script and style after gzip: the whole client in one language, without pictures
const built = new URL("../src/mirabilia/web/assets/", import.meta.url);
const names = (folder, ending) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
const pictures = names("art", ".svg");
const languages = readdirSync(new URL("../src/mirabilia/text/locales", import.meta.url)).filter(
  (name) => name !== "en",
);

const sizes = { client: 0, pictures: 0, "other languages": 0 };
for (const name of readdirSync(built).filter((name) => /\.(js|css)$/.test(name))) {
  const part = name.split("-")[0];
  const group = pictures.includes(part) ? "pictures" : languages.includes(part) ? "other languages" : "client";
  sizes[group] += gzipSync(readFileSync(new URL(name, built))).length;
}
const told = Object.entries(sizes).map(([group, size]) => `${group} ${(size / 1000).toFixed(1)} kB`);
console.log(`script and style after gzip: ${told.join(", ")}; at most ${MOST / 1000} kB for the client`);
process.exitCode = sizes.client > MOST ? 1 : 0;
