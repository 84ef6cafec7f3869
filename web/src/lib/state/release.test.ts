import { expect, test } from "vitest";
import { Release } from "./release.svelte";

const SCRIPT = "/assets/index-old.js";
const page = (script: string) => `<script type="module" src="${script}"></script>`;
const answers =
  (text: string, ok = true) =>
  async () => ({ ok, text: async () => text });

async function isOld(fetcher: ConstructorParameters<typeof Release>[1]): Promise<boolean> {
  const release = new Release(SCRIPT, fetcher);
  await release.check();
  return release.isOld;
}

test("a page that begins with the same script is the same client", async () => {
  expect(await isOld(answers(page(SCRIPT)))).toBe(false);
});

test("a page that begins with another script is a newer client", async () => {
  expect(await isOld(answers(page("/assets/index-new.js")))).toBe(true);
});

test("without an answer nothing is known", async () => {
  expect(await isOld(answers("Bad gateway", false))).toBe(false);
  expect(await isOld(() => Promise.reject(new TypeError("fetch failed")))).toBe(false);
});
