import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/state";
import { Asked } from "./asked.svelte";
import { Gestures, PRESS, REST } from "./gestures";

let asked: Asked;
let stop: () => void;
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <ul>
      <li data-what="card-altar" data-ask><b id="altar" role="button" tabindex="0">Altar</b></li>
      <li data-what="card-baths" data-ask><b id="baths" role="button" tabindex="-1">Baths</b></li>
      <li>Built: <button id="temple" data-what="card-temple" data-ask tabindex="-1">Temple</button></li>
    </ul>
    <button id="name" data-what="card-school" data-ask>School</button>
    <article data-what="card-arena"><button id="card">Arena</button></article>
    <input id="typed" data-what="card-temple" />
    <p id="elsewhere"></p>
    <div data-answer="card-school" tabindex="-1"><button id="inside" data-what="card-study" data-ask>Study</button></div>`;
  asked = new Asked();
  stop = new Gestures(asked).listen(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function point(type: string, selector: string, more: PointerEventInit = {}): void {
  find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", ...more }));
}
function press(selector: string, more: PointerEventInit = {}): void {
  for (const type of ["pointerdown", "pointerup", "click"]) point(type, selector, more);
}
function key(key: string, selector: string): KeyboardEvent {
  find(selector).focus();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
}

test("a name is asked about by a press, and the same press again closes the answer", () => {
  press("#name");
  expect([asked.about, asked.from?.id, asked.isPassing]).toEqual(["card-school", "name", false]);
  press("#name");
  expect(asked.about).toBeNull();
  press("#name");
  expect(asked.about).toBe("card-school");
  press("#elsewhere");
  expect(asked.about).toBeNull();
});

test("a press on what does something else asks nothing; the key I on it does", () => {
  const played = vi.fn();
  find("#card").addEventListener("click", played);
  press("#card");
  expect([asked.about, played.mock.calls.length]).toEqual([null, 1]);
  expect(key("i", "#card").defaultPrevented).toBe(true);
  expect(asked.about).toBe("card-arena");
});

test("on a Ukrainian keyboard the I key asks too, but not if single letters are switched off", () => {
  const event = new KeyboardEvent("keydown", { key: "ш", code: "KeyI", bubbles: true, cancelable: true });
  find("#name").dispatchEvent(event);
  expect(asked.about).toBe("card-school");
  asked.close();
  settings.set("shortcuts", false);
  key("i", "#name");
  settings.set("shortcuts", true);
  expect(asked.about).toBeNull();
});

test("typing an i asks nothing, and Enter belongs to what uses it", () => {
  expect(key("i", "#typed").defaultPrevented).toBe(false);
  expect(key("Enter", "#card").defaultPrevented).toBe(false);
  expect(asked.about).toBeNull();
});

test("Enter asks, arrow keys lead through a list, and Escape brings the focus back", () => {
  key("Enter", "#altar");
  expect(asked.about).toBe("card-altar");
  find("[data-answer]").focus();
  expect(key("Escape", "[data-answer]").defaultPrevented).toBe(true);
  expect([asked.about, document.activeElement?.id]).toEqual([null, "altar"]);
  key("ArrowRight", "#altar");
  expect(document.activeElement?.id).toBe("baths");
  key("ArrowDown", "#baths");
  expect(document.activeElement?.id).toBe("temple");
  expect(key("ArrowDown", "#temple").defaultPrevented).toBe(false);
  expect(key("Escape", "#baths").defaultPrevented).toBe(false);
});

test("a pointer that rests on a name asks in passing, and the answer goes with it", () => {
  point("pointerover", "#name");
  vi.advanceTimersByTime(REST - 1);
  point("pointermove", "#name"); // not at rest yet
  vi.advanceTimersByTime(REST - 1);
  expect(asked.about).toBeNull();
  vi.advanceTimersByTime(1);
  expect([asked.about, asked.isPassing]).toEqual(["card-school", true]);
  point("pointerover", "#inside"); // into the answer
  vi.runAllTimers();
  expect(asked.about).toBe("card-school");
  point("pointerover", "#elsewhere");
  vi.runAllTimers();
  expect(asked.about).toBeNull();
});

test("a name that comes under a resting pointer, when a table changes, is not asked about", () => {
  point("pointermove", "#elsewhere");
  point("pointerover", "#name");
  vi.runAllTimers();
  expect(asked.about).toBeNull();
});

test("a pointer that rests on a card of the hand asks nothing, nor does one while something is asked", () => {
  point("pointermove", "#card");
  vi.runAllTimers();
  expect(asked.about).toBeNull();
  press("#name");
  point("pointermove", "#altar");
  vi.runAllTimers();
  expect(asked.about).toBe("card-school");
});

test("a finger held on a card asks, and its release plays nothing", () => {
  const played = vi.fn();
  find("#card").addEventListener("click", played);
  const touch = { pointerType: "touch", clientX: 5, clientY: 5 };
  point("pointerdown", "#card", touch);
  point("pointermove", "#card", { ...touch, clientX: 9 });
  vi.advanceTimersByTime(PRESS);
  expect(asked.about).toBe("card-arena");
  point("pointerup", "#card", touch);
  point("click", "#card");
  expect(played).not.toHaveBeenCalled();
  asked.close();
  point("pointerdown", "#card", touch);
  point("pointermove", "#card", { ...touch, clientX: 60 }); // it scrolls
  vi.runAllTimers();
  expect(asked.about).toBeNull();
});

test("a name inside an answer leads on, and back again", () => {
  press("#name");
  press("#inside");
  expect([asked.about, asked.canGoBack, asked.from?.id]).toEqual(["card-study", true, "name"]);
  asked.back();
  expect([asked.about, asked.canGoBack]).toEqual(["card-school", false]);
});
