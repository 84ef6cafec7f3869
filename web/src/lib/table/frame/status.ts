import type { Names } from "$lib/games/names";
import type { TableState } from "$lib/state/table.svelte";
import { haltWords } from "$lib/table/people";
import { say, words } from "$lib/words";

/** Who is being waited for, in words, and whether it is the reader. */
export function statusOf(table: TableState, names: Names): { readonly words: string; readonly isMine: boolean } {
  const info = table.info!;
  if (!table.isLive) return { words: say("web-replay-of", { game: say(`${info.game}-game`) }), isMine: false };
  if (info.phase === "over") return { words: say("web-over"), isMine: false };
  const isMine = table.undecided.length > 0 && !table.underWay;
  const halt = haltWords(info, table.you, isMine);
  if (halt) return { words: halt, isMine: false };
  const waiting = table.waiting.filter((city) => city !== table.underWay?.city);
  if (isMine) {
    const isLast = waiting.length === 1 && info.seats.filter(({ name }) => name !== null).length > 1;
    return { words: say(isLast ? "web-table-for-you" : "web-table-your-move"), isMine };
  }
  const whom = words.list(waiting.map((city) => names.of(city)));
  return { words: whom && say("web-table-waiting", { names: whom }), isMine };
}
