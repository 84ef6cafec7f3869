import { expect, test } from "vitest";

test("a test file finds nothing that another one has left behind", async () => {
  const { document: page, fetch } = globalThis;
  document.body.append("drawn");
  localStorage.setItem("kept", "yes");
  window.addEventListener("click", () => expect.unreachable());
  Object.defineProperty(navigator, "standalone", { configurable: true, value: true });
  Object.assign(globalThis, { fetch: () => {}, stray: true });
  const { getBoundingClientRect } = Element.prototype;
  Object.assign(Element.prototype, { stray: true, getBoundingClientRect: () => {} });
  Object.assign(Date, { now: () => 0 });

  await globalThis.renewed?.();

  expect(document).not.toBe(page);
  expect(document.body.textContent).toBe("");
  expect(localStorage.length).toBe(0);
  window.dispatchEvent(new Event("click"));
  expect("standalone" in navigator).toBe(false);
  expect("stray" in globalThis).toBe(false);
  expect(globalThis.fetch).not.toBe(fetch);
  expect("stray" in Element.prototype).toBe(false);
  expect(Element.prototype.getBoundingClientRect).toBe(getBoundingClientRect);
  expect(Date.now()).toBeGreaterThan(0);
});
