import type { ArchitectsConsequence, ArchitectsDecision, ArchitectsMove, ArchitectsSide } from "$lib/wire/protocol";
import { SIDES } from "./seats";

/** An option and its place in its decision. */
export interface Choice {
  readonly index: number;
  readonly move: ArchitectsMove;
  readonly mandatory: boolean;
  /** What it would lead to; null where that is not known. */
  readonly then: ArchitectsConsequence | null;
}

const LAST = ["decline", "end"];

/** The deck that a move begins with, if it is one of the three piles. */
export function sideOf(move: ArchitectsMove): ArchitectsSide | null {
  return "deck" in move ? move.deck : null;
}

/** Whether the three piles show everything there is to choose, apart from using an effect of theirs or doing nothing. */
export function isAboutPiles(decision: ArchitectsDecision): boolean {
  return decision.options.every(({ move }) => sideOf(move) !== null || move.do === "use" || LAST.includes(move.do));
}

/** All choices in the order in which they are shown and numbered: in the order of the piles, doing nothing last. */
export function choicesOf(
  decision: ArchitectsDecision,
  consequences: readonly ArchitectsConsequence[] = [],
): readonly Choice[] {
  const place = ({ move }: Choice): number => {
    if (LAST.includes(move.do)) return 9;
    const side = sideOf(move);
    return side && isAboutPiles(decision) ? SIDES.indexOf(side) : 5;
  };
  const choices = decision.options.map(({ move, mandatory }, index) => ({
    index,
    move,
    mandatory: !!mandatory,
    then: consequences[index] ?? null,
  }));
  return choices.sort((one, other) => place(one) - place(other) || one.index - other.index);
}
