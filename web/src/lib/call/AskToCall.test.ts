import { settings } from "$lib/state";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/words";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import AskToCall from "./AskToCall.svelte";
import { notices } from ".";

beforeAll(() => words.use("en"));
beforeEach(() => {
  settings.set("calls", "unasked");
  notices.permission = "unasked";
  vi.spyOn(notices, "look").mockImplementation(() => notices.permission);
});

const table = (changed: object = {}): TableState =>
  ({ you: 0, info: { clock: 60, phase: "lobby" }, command: vi.fn(), ...changed }) as unknown as TableState;
const text = (): string => screen.queryByRole("region", { name: "Notifications" })?.textContent ?? "";
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

test("it asks once, and says what is on and how to switch it off", async () => {
  vi.spyOn(notices, "ask").mockImplementation(async () => (notices.permission = "allowed"));
  render(AskToCall, { table: table() });
  expect(text()).toContain("Shall we notify you");
  await fireEvent.click(button("Notify me"));
  await tick();
  expect(text()).toContain("You are notified when it is your move");
  await fireEvent.click(button("Stop notifying me"));
  expect(text()).toContain("You are not notified");
  expect(settings.get("calls")).toBe("no");
});

test("a no is remembered, and can be taken back", async () => {
  const asked = vi.spyOn(notices, "ask").mockImplementation(async () => (notices.permission = "allowed"));
  render(AskToCall, { table: table() });
  await fireEvent.click(button("No, thanks"));
  expect([settings.get("calls"), asked.mock.calls.length]).toEqual(["no", 0]);
  await tick();
  await fireEvent.click(button("Notify me"));
  expect([settings.get("calls"), asked.mock.calls.length]).toEqual(["yes", 1]);
});

test("it says when the browser blocks it, and what an iPhone needs first", async () => {
  render(AskToCall, { table: table() });
  notices.permission = "blocked";
  await tick();
  expect(text()).toContain("blocks notifications");
  notices.permission = "home-screen";
  await tick();
  expect(text()).toContain("Add to Home Screen");
});

test.each([
  ["without a clock", { info: { clock: null } }],
  ["to somebody who only watches", { you: null }],
])("nothing is asked %s", (_, changed) => {
  render(AskToCall, { table: table(changed) });
  expect(text()).toBe("");
});
