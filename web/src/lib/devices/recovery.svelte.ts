import type { Http } from "$lib/state/http";
import { keptOf, type Seat, type Seats } from "$lib/state/seats.svelte";
import type { Keeper } from "$lib/state/settings.svelte";
import type { Code } from "$lib/wire/protocol";
import { newCode, parseCode } from "./code";

interface Kept {
  readonly code: string;
  /** The seats that the server has under it, each by what identifies it. */
  readonly sent: readonly string[];
}

const KEY = "mirabilia-recovery";
/** Seats may come in quick succession: they are sent together. */
export const DEBOUNCE = 2000;
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 15 * 60_000;
/** How many seats go into one request. */
const BATCH = 100;

/** Keeps the seats of this browser under a code that brings them back, wherever it is typed. */
export class Recovery {
  #kept: Kept | null = $state.raw(null);
  /** The code, if one is set up. */
  code: string | null = $derived(this.#kept?.code ?? null);
  /** Whether there is something that the server does not have yet. */
  isBehind: boolean = $derived.by(() => this.#kept !== null && this.#unsent().length > 0);
  readonly #http: Pick<Http, "keepSeats" | "recover">;
  readonly #seats: Seats;
  readonly #keeper: Keeper | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isSending = false;

  constructor(http: Pick<Http, "keepSeats" | "recover">, seats: Seats, keeper?: Keeper) {
    this.#http = http;
    this.#seats = seats;
    this.#keeper = keeper;
    this.reload();
  }

  /** Set up a new code; an older one still brings back what it did. */
  async make(): Promise<void> {
    this.#write({ code: newCode(), sent: [] });
    await this.send();
  }

  /** Bring back the seats of a code that a person has typed: how many came, or why none can. */
  async open(typed: string): Promise<{ readonly came: number } | { readonly problem: Code | "no-code" }> {
    const code = parseCode(typed);
    if (code === null) return { problem: "no-code" };
    const found = await this.#http.recover(code);
    if (!found.ok) return { problem: found.problem.code };
    const came = this.#seats.merge(found.value.seats);
    if (this.#kept === null) this.#write({ code, sent: [] }); // so that it will also bring back seats yet to come
    return { came };
  }

  /** Send what the server does not have yet, a little later; call it whenever the seats change. */
  follow(): void {
    if (this.isBehind && this.#failures === 0) this.#later(DEBOUNCE);
  }

  /** Send what the server does not have yet, now; if that fails, keep trying later. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending) return this.#later(DEBOUNCE);
    this.#isSending = true;
    let worked = true;
    while (worked && this.isBehind) worked = await this.#sendSome();
    this.#isSending = false;
    this.#failures = worked ? 0 : this.#failures + 1;
    if (!worked) this.#later(Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT));
  }

  /** Forget the code: the server has forgotten what was kept under it. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#kept = null;
    this.#keeper?.setItem(KEY, "null");
  }

  /** Read what another tab may have written. */
  reload(): void {
    this.#kept = read(this.#keeper) ?? this.#kept;
  }

  async #sendSome(): Promise<boolean> {
    const code = this.#kept!.code;
    const some = this.#unsent().slice(0, BATCH);
    const sent = await this.#http.keepSeats(code, some.flatMap(keptOf));
    const now = this.#kept;
    if (sent.ok && now?.code === code) this.#write({ code, sent: [...this.#stillThere(now.sent), ...some.map(mark)] });
    return sent.ok;
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), wait);
  }

  #unsent(): readonly Seat[] {
    const sent = new Set(this.#kept?.sent);
    return this.#seats.all.filter((seat) => !sent.has(mark(seat)));
  }

  #stillThere(sent: readonly string[]): readonly string[] {
    const marks = new Set(this.#seats.all.map(mark));
    return sent.filter((one) => marks.has(one));
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    this.#failures = 0;
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the code lasts until the page is closed.
    }
  }
}

const mark = ({ table, seat, at, others = [] }: Seat): string =>
  [table, seat, at, ...others.map((other) => other.seat)].join(".");

function read(keeper: Keeper | undefined): Kept | undefined {
  try {
    const found = JSON.parse(keeper?.getItem(KEY) ?? "null") as Partial<Kept> | null;
    const code = parseCode(String(found?.code ?? ""));
    if (code === null) return undefined;
    return { code, sent: Array.isArray(found?.sent) ? found.sent.map(String) : [] };
  } catch {
    return undefined;
  }
}
