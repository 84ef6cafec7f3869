import { settings } from "$lib/state";
import { afterEach, expect, test, vi } from "vitest";
import { type Keyed, type Meaning, keysOf, press, SHOWN } from "./shortcuts";

const ALL = Object.keys(SHOWN) as Meaning[];

/** What a key does at a table that has every key: the meaning, and its number. */
function pressed(key: string, code = "", more: KeyboardEventInit = {}, target: HTMLElement = document.body): string {
  let told = "nothing";
  const keyed: Keyed = Object.fromEntries(
    ALL.map((meaning) => [meaning, (number: number) => void (told = `${meaning} ${number}`)]),
  );
  const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more });
  const listen = (heard: KeyboardEvent): void => {
    expect(press(heard, keyed)).toBe(heard.defaultPrevented);
  };
  target.addEventListener("keydown", listen);
  target.dispatchEvent(event);
  target.removeEventListener("keydown", listen);
  return told;
}

afterEach(() => {
  settings.set("shortcuts", true);
  document.body.innerHTML = "";
});

test("every letter of the help does what the help says", () => {
  for (const meaning of ALL.filter((one) => SHOWN[one].length === 1))
    expect(pressed(SHOWN[meaning])).toBe(`${meaning} 0`);
});

test.each([
  ["a Ukrainian и is where B is", "и", "KeyB", "build 0"],
  ["a Ukrainian г is where U is", "г", "KeyU", "back 0"],
  ["a Latin letter is meant wherever it is", "s", "KeyO", "stage 0"],
  ["a letter without a meaning", "q", "KeyQ", "nothing"],
])("%s", (_, key, code, told) => expect(pressed(key, code)).toBe(told));

test.each([
  ["3", "Digit3", "pick 2"],
  ["š", "Digit3", "pick 2"], // a Czech row of digits, unshifted
  ["č", "Digit4", "pick 3"],
  ["7", "Numpad7", "pick 6"],
  ["0", "Digit0", "nothing"],
])("%s on %s is %s", (key, code, told) => expect(pressed(key, code)).toBe(told));

test("a question mark is one, even where it is a shifted digit", () => {
  expect(pressed("?", "Digit7", { shiftKey: true })).toBe("help 0");
  expect(pressed("?", "Comma", { shiftKey: true })).toBe("help 0");
});

test("with a modifier held down, in a field and over a dialog, keys mean something else", () => {
  expect(pressed("b", "KeyB", { ctrlKey: true })).toBe("nothing");
  const field = document.body.appendChild(document.createElement("input"));
  expect(pressed("b", "KeyB", {}, field)).toBe("nothing");
  field.type = "radio";
  expect(pressed("b", "KeyB", {}, field)).toBe("build 0");
  expect(pressed("ArrowLeft", "ArrowLeft", {}, field)).toBe("nothing");
  document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
  expect(pressed("b", "KeyB")).toBe("nothing");
});

test("switched off, letters and digits do nothing, and the help does not mention them", () => {
  settings.set("shortcuts", false);
  for (const key of ["b", "1", "?", "g"]) expect(pressed(key)).toBe("nothing");
  expect(pressed("Enter")).toBe("confirm 0");
  expect(pressed("ArrowRight")).toBe("step 1");
  expect(keysOf(ALL)).toEqual(["step", "confirm"]);
});

test("a key that a game does not have, or does not use now, is left to the browser", () => {
  const event = new KeyboardEvent("keydown", { key: "b", cancelable: true });
  expect(press(event, {})).toBe(false);
  expect(press(event, { build: () => false })).toBe(false);
  expect(event.defaultPrevented).toBe(false);
  const build = vi.fn();
  expect(press(event, { build })).toBe(true);
  expect(build).toHaveBeenCalledOnce();
});
