import { expect, test, vi } from "vitest";
import { Badge, countedIcon } from "./icon";

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0"/></svg>\n';
const drawn = (address: string): string => decodeURIComponent(address.replace("data:image/svg+xml,", ""));

test("the icon is the mark with a number", () => {
  const picture = drawn(countedIcon(MARK, 3));
  expect(new DOMParser().parseFromString(picture, "image/svg+xml").querySelector("text")!.textContent).toBe("3");
  expect(picture).toContain('<path d="M0 0"/>');
  expect(drawn(countedIcon(MARK, 12))).toContain(">9+</text>");
});

test("the count is in the icon and beside an installed page, and goes away again", () => {
  const link = { href: "/mark.svg" };
  const browser = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  const badge = new Badge(link, MARK, browser);
  badge.show(2);
  expect(drawn(link.href)).toContain(">2</text>");
  expect(browser.setAppBadge).toHaveBeenCalledWith(2);
  badge.show(0);
  expect(link.href).toBe("/mark.svg");
  expect(browser.clearAppBadge).toHaveBeenCalledTimes(1);
});

test("a browser that has no badge, or refuses it, does no harm", async () => {
  new Badge(null, MARK, {}).show(1);
  new Badge(null, MARK, { setAppBadge: () => Promise.reject(new Error("not allowed")) }).show(1);
  await Promise.resolve();
});
