import { laidTable } from "$lib/games/laid.fake";
import { namesOf } from "$lib/games/names";
import { gameOf } from "$lib/games/registry";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import FinalScore from "./FinalScore.svelte";

vi.setConfig({ testTimeout: 60_000 }); // a whole score, perhaps on a busy machine
beforeAll(() => words.use("en"));
beforeAll(() => void vi.stubGlobal("fetch", () => new Promise(() => {}))); // nothing is asked of a server
afterEach(cleanup);

const told = (one: Element): string => one.textContent.replace(/\s+/g, " ").trim();

/** The score of a finished game of four, all counted. */
async function finished(game: "seven" | "architects", you: number | null = 0) {
  const { table } = laidTable(`${game}-over`);
  table.you = you;
  const { default: plan } = await gameOf(game).score!();
  const names = namesOf(table.info!, table.seen, 0);
  const closed = vi.fn();
  const { container } = render(FinalScore, { table, names, plan, isNew: false, onclose: closed } as never);
  return { container, inside: within(container), closed };
}

test.each(["seven", "architects"] as const)("in %s the columns of the sheet add up to its totals", async (game) => {
  const { container } = await finished(game);
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number(/[−-]?\d+/.exec(told(cell))![0].replace("−", "-"))),
  );
  const totals = [...container.querySelectorAll("tfoot td")].map((cell) => Number(/\d+/.exec(told(cell))![0]));
  expect(totals).toHaveLength(4);
  expect(totals).toEqual(totals.map((_, city) => rows.reduce((sum, row) => sum + (row[city] ?? 0), 0)));
});

test("who has won is told first, and the own column stands first", async () => {
  const { container, inside } = await finished("seven");
  expect(await inside.findByText(/with \d+ points/)).toBeTruthy();
  expect(container.querySelector("thead")?.textContent).toContain("Tereza");
});

test.each(["seven", "architects"] as const)("in %s everybody is told the own points and place", async (game) => {
  const { sheets, winners } = laidTable(`${game}-over`).table.seen!.view.result!;
  const places: string[] = [];
  for (const { city, total } of sheets.toSorted((one, other) => other.total - one.total)) {
    const { container, inside } = await finished(game, city);
    await inside.findByText(/with \d+ points/);
    const own = container.querySelector("h2 [data-part=own-result]");
    if (winners.includes(city)) expect(own).toBeNull();
    else {
      expect(told(own!)).toContain(`You have ${total} points: place `);
      places.push(/place (\d of \d)\.$/.exec(told(own!))![1]!);
    }
    cleanup();
  }
  expect(places.toSorted()).toEqual(["2 of 4", "3 of 4", "4 of 4"]);
  const { container } = await finished(game, null);
  expect(container.querySelector("[data-part=own-result]")).toBeNull();
});

test("points are explained for whoever is picked, and the table can be seen again", async () => {
  const { inside, closed } = await finished("seven");
  expect(inside.getByText(/Science of Tereza/)).toBeTruthy();
  const others = inside.getAllByRole("radio").filter((one) => !(one as HTMLInputElement).checked);
  await fireEvent.click(others[0]!);
  expect(inside.queryByText(/Science of Tereza/)).toBeNull();
  await fireEvent.click(inside.getByText("See the table"));
  expect(closed).toHaveBeenCalledOnce();
});
