import { render, waitFor } from "@testing-library/svelte";
import box from "virtual:facts/architects";
import seven from "virtual:facts/seven";
import { expect, test } from "vitest";
import Wonder from "./Wonder.svelte";
import { layersOf, pictureOf, WONDERS } from "./wonders";

test("every wonder of both games has its picture", () => {
  const wonders = [...seven.wonder, ...box.wonder].map(({ id }) => pictureOf(id));
  expect([...new Set(wonders)].sort()).toEqual([...WONDERS].sort());
});

test.each([2, 3, 4])("the stages of a board with %i fill all five layers, each once", (all) => {
  const stages = Array.from({ length: all }, (_, index) => index + 1);
  expect(layersOf("seven", stages, all)).toEqual([1, 2, 3, 4, 5]);
  expect(layersOf("seven", [], all)).toEqual([]);
});

test("in Architects a stage is a layer, in any order", () => {
  expect(layersOf("architects", [1, 4, 2], 5)).toEqual([1, 4, 2]);
});

test("a wonder shows what stands, plans the rest, and is loaded once", async () => {
  const { container } = render(Wonder, { wonder: "gizah", built: [1, 3], next: [2], label: "The Pyramids of Giza" });
  render(Wonder, { wonder: "giza", built: [] });
  const uses = (): string[] => [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  await waitFor(() => expect(uses()).toHaveLength(6));
  expect(uses().filter((href) => href.includes("stage")).sort()).toEqual(["#giza-stage-1", "#giza-stage-3"]);
  expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("The Pyramids of Giza");
  expect(document.querySelectorAll("#giza-ground")).toHaveLength(1);
});
