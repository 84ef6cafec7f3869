import { percentWords } from "$lib/review/words";
import { isLoss } from "$lib/review/review.svelte";
import type { DecisionReview, Weighed } from "$lib/wire/protocol";
import { say } from "$lib/words";

/** What the coach says about a choice: a headline, and what follows it. */
export interface CoachLine {
  readonly isLoss: boolean;
  readonly head: string;
  readonly more: string;
}

/** Put a verdict into words: what was lost and what was better, or praise and what came next. */
export function lineOf({ weighing, verdict }: DecisionReview, nameOf: (option: Weighed) => string): CoachLine {
  const chosen = weighing.options.find(({ option }) => option === verdict.chosen)!;
  const best = weighing.options[0]!;
  const move = nameOf(chosen);
  if (isLoss(verdict.call)) {
    const head = say("web-advice-cost", { cost: percentWords(verdict.cost), move });
    return { isLoss: true, head, more: say("web-advice-better", { move: nameOf(best) }) };
  }
  if (verdict.call === "near") {
    return {
      isLoss: false,
      head: say("web-advice-near", { move }),
      more: say("web-advice-better", { move: nameOf(best) }),
    };
  }
  if (verdict.call === "good") return { isLoss: false, head: say("web-advice-good", { move }), more: "" };
  const next = weighing.options[1];
  const isAhead = next !== undefined && next.behind > 2 * next.behind_error;
  return {
    isLoss: false,
    head: say("web-advice-best", { count: weighing.options.length, move }),
    more: isAhead ? say("web-advice-next", { cost: percentWords(Math.max(10, next.behind)), move: nameOf(next) }) : "",
  };
}
