import { laidTable } from "$lib/games/laid.fake";
import { namesOf } from "$lib/games/names";
import { gameOf } from "$lib/games/registry";
import { http } from "$lib/state";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { BEAT } from "./count.svelte";
import FinalScore from "./FinalScore.svelte";

vi.setConfig({ testTimeout: 60_000 }); // a whole score, perhaps on a busy machine
beforeAll(() => words.use("en"));
beforeAll(() => void vi.stubGlobal("fetch", () => new Promise(() => {}))); // no server is asked
afterEach(cleanup);

/** Everything that a server tells about a game that is over: a fight, and a card that nobody saw. */
const TOLD = {
  total: 1,
  steps: [
    {
      sights: [
        {
          game: "seven",
          events: [{ event: "fought", age: 3, city: 0, neighbour: 1, shields: 2, against: 1, winner: 0 }],
          view: { secrets: [{ city: 0, age: 1, turn: 1, card: "altar", fate: "sold" }] },
        },
      ],
    },
  ],
};
const told = (one: Element): string => one.textContent.replace(/\s+/g, " ").trim();

const resultOf = (game: "seven" | "architects") =>
  (laidTable(`${game}-over`).table as unknown as TableState).seen!.view.result!;

/** The score of a finished game of four, all of it counted unless it is new. */
async function finished(game: "seven" | "architects", you: number | null = 0, isNew = false) {
  const { table } = laidTable(`${game}-over`);
  table.you = you;
  const { default: plan } = await gameOf(game).score!();
  const names = namesOf(table.info!, table.seen, 0);
  const closed = vi.fn();
  const { container } = render(FinalScore, { table, names, plan, isNew, onclose: closed } as never);
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

test("the winner is told first, and the person's own column comes first", async () => {
  const { container, inside } = await finished("seven");
  expect(await inside.findByText(/with \d+ points/)).toBeTruthy();
  expect(container.querySelector("thead")?.textContent).toContain("Tereza");
});

test.each(["seven", "architects"] as const)("in %s everybody is told their own points and place", async (game) => {
  const { sheets, winners } = resultOf(game);
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

/** What is told about each category, by game. */
const DETAILS: Readonly<Record<"seven" | "architects", readonly (readonly [key: string, words: string])[]>> = {
  seven: [
    ["military", "Conflicts of Tereza"],
    ["military", "End of Age III"],
    ["science", "Science of Tereza"],
    ["guilds", "Sold face down"],
  ],
  architects: [
    ["wonder", "stages"],
    ["military", "Battle:"],
    ["progress", "Progress tokens"],
  ],
};

test.each(["seven", "architects"] as const)("in %s nothing is told before it has been counted", async (game) => {
  document.documentElement.style.setProperty("--speed", "1");
  vi.spyOn(http, "steps").mockResolvedValue({ ok: true, value: TOLD } as never);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.documentElement.style.removeProperty("--speed");
  });
  const { container } = await finished(game, 0, true);
  const { default: plan } = await gameOf(game).score!();
  const keys = plan.cells(resultOf(game).sheets[0]!).map(({ key }) => key);
  const why = container.querySelector("aside")!;
  expect(told(why)).toBe("");
  for (let done = 1; done <= keys.length; done += 1) {
    await vi.advanceTimersByTimeAsync(BEAT);
    const counted = keys.slice(0, done);
    for (const [key, words] of DETAILS[game])
      expect([key, told(why).includes(words)]).toEqual([key, counted.includes(key)]);
    expect(why.querySelectorAll(".panel:not(:has(*))")).toHaveLength(0);
  }
});

test("points are explained for the city that is picked, and the table can be seen again", async () => {
  const { inside, closed } = await finished("seven");
  expect(inside.getByText(/Science of Tereza/)).toBeTruthy();
  const others = inside.getAllByRole("radio").filter((one) => !(one as HTMLInputElement).checked);
  await fireEvent.click(others[0]!);
  expect(inside.queryByText(/Science of Tereza/)).toBeNull();
  await fireEvent.click(inside.getByText("See the table"));
  expect(closed).toHaveBeenCalledOnce();
});
