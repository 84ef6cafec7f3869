import { namesOf } from "$lib/games/names";
import { infoOf } from "$lib/table/people.fake";
import type { SevenFought } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Fights from "./Fights.svelte";
import Stats from "./Stats.svelte";
import { fightsOf } from "./story";

beforeAll(() => words.use("en"));

const fought = (city: number, shields: number, neighbour: number, against: number): SevenFought => ({
  event: "fought",
  age: 2,
  city,
  shields,
  neighbour,
  against,
  winner: shields === against ? null : shields > against ? city : neighbour,
});

test("conflicts stand as people sit, with whose shields are whose and what they brought", () => {
  const all = [fought(0, 2, 1, 5), fought(1, 5, 2, 0), fought(2, 0, 0, 2)];
  const names = namesOf(infoOf(), null, 0);
  const { container } = render(Fights, { fights: fightsOf(all, 0), home: 0, names });
  const told = [...container.querySelectorAll("[data-fight]")].map((one) => [
    one.getAttribute("data-fight"),
    [...one.querySelectorAll(".side")].map((side) => side.textContent.replace(/\s+/g, " ").trim()),
    one.querySelector(".token b")!.textContent,
  ]);
  expect(told).toEqual([
    ["1", [`${names.of(1)} 5`, `${names.of(0)} 2`], "−1"],
    ["2", [`${names.of(0)} 2`, `${names.of(2)} 0`], "+3"],
  ]);
});

test("what conflicts have brought is said in points, as the server counts them", () => {
  const city = {
    number: 0,
    board: { wonder: "gizah", side: "A" },
    stages: 0,
    coins: 3,
    shields: 0,
    compass: 0,
    gear: 0,
    tablet: 0,
    wild: 0,
    victories: [1, 0, 0],
  };
  const { getByRole } = render(Stats, { city: city as never, fights: { won: 3, lost: -1 } });
  expect(getByRole("img", { name: "Points from conflicts: +3, −1" }).textContent).toMatch(/\+3\s*−1/);
});
