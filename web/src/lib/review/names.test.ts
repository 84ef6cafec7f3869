import { laidTable, type Laid } from "$lib/games/laid.fake";
import { namesOf } from "$lib/games/names";
import { textOf } from "$lib/games/registry";
import type { TableState } from "$lib/state/table.svelte";
import HintPanel from "$lib/table/advice/HintPanel.svelte";
import Question from "$lib/table/Question.svelte";
import type { DecisionReview, GameName, Reason, Weighed } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import DecisionView from "./DecisionView.svelte";

// Whatever has a name can be asked about, even where moves are weighed.

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  await words.use("en");
  await words.with("review", Promise.resolve());
});
afterEach(cleanup);

const CASES: readonly [Laid, GameName, readonly string[], Reason[]][] = [
  [
    "seven-payments",
    "seven",
    ["Aqueduct", "Caravansery", "Lighthouse"],
    [{ reason: "prospect", prospect: { kind: "frees", what: "card-lighthouse", count: 3 } }],
  ],
  ["architects", "architects", ["gear", "shield"], []],
];

async function laid(moment: Laid, game: GameName) {
  const { table } = laidTable(moment) as unknown as { table: TableState };
  const [seen, text] = [table.seen!, await textOf(game)];
  const names = namesOf(table.info!, seen, 0);
  const decision = seen.decisions[0]!;
  const nameOf = (option: number): string => text.move(decision.options[option]!.move, decision, seen, names);
  const options: Weighed[] = decision.options.map((_, option) => ({
    ...{ option, move: "", chance: 500 - option, error: 5, points: 400, points_error: 4 },
    ...{ behind: option, behind_error: 1, games: 100 },
  }));
  return { seen, text, names, decision, nameOf, options };
}

/** The names on a page that cannot be asked about. */
function deaf(container: HTMLElement, names: readonly string[]): string[] {
  const found: string[] = [];
  const all = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node; (node = all.nextNode());)
    for (const name of names)
      if (node.textContent!.includes(name) && !node.parentElement!.closest("[data-what]")) found.push(name);
  return found;
}

test.each(CASES)(
  "in %s every name in a review and in a hint can be asked about",
  async (moment, game, known, reasons) => {
    const { seen, text, names, nameOf, options } = await laid(moment, game);
    const verdict = { chosen: options.length - 1, cost: 100, error: 5, call: "mistake", points: [], reasons };
    const decision = {
      ...{ part: "decision", number: 3, age: 1, turn: 2, counts: true },
      ...{ weighing: { seat: 0, city: 0, options }, verdict },
    } as unknown as DecisionReview;
    const past = { table: "abc123", number: 3, sight: seen } as never;
    const shown = [
      render(DecisionView, { game, decision, past, text, names, categories: [] }).container,
      render(HintPanel, {
        hinted: { city: 0, option: 0, advice: { weighing: { seat: 0, city: 0, options }, reasons, tied: [] } } as never,
        ...{ game, names, nameOf, disabled: false, onact() {}, onhide() {} },
      }).container,
    ];
    for (const container of shown) {
      expect(container.querySelectorAll("[data-what^=card-]").length).toBeGreaterThan(1);
      expect(container.textContent).not.toMatch(/[\uFFF9-\uFFFB]/);
      expect(deaf(container, known)).toEqual([]);
    }
  },
);

test.each(CASES)("in %s buttons are named without annotations", async (moment, game) => {
  const { seen, text, names, decision } = await laid(moment, game);
  const { container } = render(Question, {
    ...{ question: "?", groups: text.groups(decision, seen, names), chosen: "", disabled: false },
    ...{ onchoose() {}, onwithdraw() {} },
  });
  expect(container.innerHTML).not.toMatch(/[\uFFF9-\uFFFB]/);
  expect(container.querySelector("button button")).toBeNull();
});
