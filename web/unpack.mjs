// Unpacks the browser of @sparticuz/chromium, for the tests: node web/unpack.mjs FOLDER
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = fileURLToPath(new URL("node_modules/@sparticuz/chromium/bin/", import.meta.url));
const folder = process.argv[2];
await mkdir(folder, { recursive: true });
const unpack = (from, to) =>
  pipeline(createReadStream(join(packed, from)), createBrotliDecompress(), createWriteStream(join(folder, to)));
await unpack("chromium.br", "chromium");
await chmod(join(folder, "chromium"), 0o755);
for (const name of ["al2023.tar", "fonts.tar", "swiftshader.tar"]) await unpack(`${name}.br`, name);
