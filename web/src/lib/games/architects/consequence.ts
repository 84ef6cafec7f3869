import type { ArchitectsBuildable, ArchitectsConsequence, ArchitectsMove, ArchitectsNeed } from "$lib/wire/protocol";
import { say, words } from "$lib/words";
import type { Names } from "../names";
import { annotated } from "$lib/what/annotated";
import { cardName, listed, namedCard, namedEffect } from "./text";

/** One thing that an option would lead to, and the picture before it. */
export interface Line {
  readonly picture: "stage" | "battle" | "horn" | "shield" | "token" | "points" | "cat" | "card" | "need";
  /** With names that can be asked about annotated. */
  readonly words: string;
  /** Whether this is what matters most about the option. */
  readonly strong?: boolean;
}

/** As many as there is room for beside a deck. */
const MOST = 3;

/** What an option would lead to for the city of a wonder, in at most three lines, what matters most first. */
export function linesOf(
  told: ArchitectsConsequence,
  move: ArchitectsMove,
  names: Names,
  wonder: string,
): readonly Line[] {
  if (told.known === false) return "token" in move ? [] : [{ picture: "card", words: say("web-arch-then-unseen") }];
  const lines = [
    ...(told.ends ? [{ picture: "stage" as const, words: say("web-arch-then-ends"), strong: true }] : []),
    ...(told.builds ?? []).flatMap((build) => buildLines(build, wonder)),
    ...(told.battle ? battleLines(told, names) : []),
    ...(told.sets ?? []).map((set) => ({
      picture: "token" as const,
      words: say("web-arch-then-set", { cards: listed(set, namedCard) }),
      strong: true,
    })),
    ...(told.effect
      ? [{ picture: "stage" as const, words: say("web-arch-then-effect", { effect: namedEffect(told.effect) }) }]
      : []),
    ...(told.points
      ? [{ picture: "points" as const, words: say("web-arch-then-points", { change: words.signed(told.points) }) }]
      : []),
    ...(told.cat ? [{ picture: "cat" as const, words: say("web-arch-then-cat") }] : []),
    ...(told.battle ? [] : armedLines(told)),
    ...(told.draws ? [{ picture: "card" as const, words: say("web-arch-then-draws", { count: told.draws }) }] : []),
    ...(told.builds?.length ? [] : (told.needs ?? []).map((need) => needLine(need, wonder))),
    ...completingLines(told),
  ];
  if (!lines.length && told.cards?.length) return [{ picture: "need", words: say("web-arch-then-kept") }];
  return lines.slice(0, MOST);
}

/** That a stage is built or can be, what it brings, and what it costs. */
function buildLines(
  { stage, points, mandatory = false, spent, coins = 0 }: ArchitectsBuildable,
  wonder: string,
): Line[] {
  const must = mandatory ? "yes" : "no";
  const built = say("web-arch-then-builds", { must, stage: numbered(stage, wonder) });
  const line: Line = {
    picture: "stage",
    words: points ? say("web-arch-then-worth", { what: built, change: words.signed(points) }) : built,
    strong: true,
  };
  if (!spent) return [line];
  const cards = listed([...spent, ...Array.from({ length: coins }, () => "coin")], namedCard);
  return [line, { picture: "card", words: say("web-arch-then-spent", { cards }) }];
}

/** That there is a battle, and what it would give to everybody. */
function battleLines({ victories = [], battle_points = 0 }: ArchitectsConsequence, names: Names): Line[] {
  const battle = say("web-arch-then-battle");
  const won = victories.flatMap((count, seat) => (count ? [`${names.of(seat)} ${words.signed(count)}`] : []));
  return [
    {
      picture: "battle",
      words: battle_points ? say("web-arch-then-worth", { what: battle, change: words.signed(battle_points) }) : battle,
      strong: true,
    },
    {
      picture: "shield",
      words: won.length ? say("web-arch-then-victories", { who: won.join(", ") }) : say("web-arch-then-nobody"),
    },
  ];
}

/** Shields and horns that do not bring about a battle. */
function armedLines({ shields, flipped = 0, battle_points = 0 }: ArchitectsConsequence): Line[] {
  const lines: Line[] = [];
  if (flipped) lines.push({ picture: "horn", words: say("web-arch-then-flipped", { count: flipped }) });
  if (shields != null) {
    const armed = say("web-arch-then-shields", { count: shields });
    const change = words.signed(battle_points);
    lines.push({ picture: "shield", words: say("web-arch-then-armed", { what: armed, change }) });
  }
  return lines;
}

/** The symbols of which one more card would bring a token. */
function completingLines({ completing = [] }: ArchitectsConsequence): Line[] {
  const cards = completing.map(namedCard).join(" / ");
  return cards ? [{ picture: "token", words: say("web-arch-then-completing", { cards }) }] : [];
}

function needLine(need: ArchitectsNeed, wonder: string): Line {
  const stage = numbered(need.stage, wonder);
  return { picture: "need", words: say("web-arch-then-stage", { stage, need: needWords(need, namedCard) }) };
}

/** The number of a stage, annotated so that the stage can be asked about. */
function numbered(stage: number, wonder: string): string {
  return annotated(String(stage), `stage-${wonder}-${stage}`);
}

/** What a stage still needs: how many more kinds, or how many more of a kind; if it needs nothing, that it can be built. */
export function needWords({ kind, missing, fitting }: ArchitectsNeed, name = cardName): string {
  if (missing === 0) return say("web-arch-can-build");
  const [only, ...others] = fitting;
  if (kind === "identical" && only && !others.length)
    return say("web-arch-need-of", { count: missing, card: name(only) });
  return say(`web-arch-need-${kind}`, { count: missing });
}
