import type { Deed } from "$lib/games/deeds";
import type { GameMove, Nouns, Seen } from "$lib/games/nouns";
import type {
  Attendance,
  Choose,
  Audience,
  Coached,
  Code,
  Due,
  Hinted,
  Move,
  Note,
  Presence,
  Said,
  Sight,
  Snapshot,
  TableInfo,
  Update,
} from "$lib/wire/protocol";
import type { Connection, Heard, Outcome, Wish } from "./connection.svelte";
import { crc32 } from "./crc32";

/** What happened between two messages. */
export interface Happening<N extends Nouns = Nouns> {
  readonly turn: number;
  /** The view before it happened; null if there was none. */
  readonly before: N["view"] | null;
  readonly events: readonly N["event"][];
}

/** A move that was chosen for a city in a turn. */
export interface Chosen<N extends Nouns = Nouns> {
  readonly turn: number;
  readonly city: number;
  readonly move: N["move"];
}

/** What is known of a moment afterwards: what a seat saw, and what it did next. */
export interface Hindsight<N extends Nouns = Nouns> {
  readonly seen: Seen<N>;
  readonly deeds: readonly Deed[];
}

/** Commands that name their table themselves. */
export type Own<W> = W extends Wish ? Omit<W, "table"> : never;

/** What a table needs of a connection. */
export type Line = Pick<Connection, "watch" | "unwatch" | "command"> & Partial<Pick<Connection, "ahead" | "shares">>;

/** For people who share a device: how a choice is sent once no hand is shown any more, and how a hand is put away. */
export interface Shared {
  relay(wish: Own<Omit<Choose, "id">>): Promise<Outcome>;
  cover(): void;
}

/** A table as one watcher knows it, who is told of every change by the server. */
export class TableState<N extends Nouns = Nouns> {
  readonly id: string;
  /** Whether the person can act at it; at a table of the past nobody can. */
  readonly isLive: boolean = true;
  /** Whether people meet at it; a puzzle is a table with nobody to talk to, and nothing to leave. */
  readonly hasPeople: boolean = true;
  /** Whether things happen at it, one after the other; a puzzle is one moment, with nothing before it. */
  readonly hasStory: boolean = true;
  version = $state(-1);
  /** The seat this is seen from; null for the public. */
  you: number | null = $state(null);
  /** Whether it is this person's seat and a guest plays it. */
  lent = $state(false);
  info: TableInfo | null = $state.raw(null);
  chat: readonly Said[] = $state.raw([]);
  turn = $state(0);
  /** When this turn began, by the server's clock, as far as that is known. */
  turnSince = $state(0);
  waiting: readonly number[] = $state.raw([]);
  /** The seats whose people everybody waits for, while nobody's hand is shown on a device that people share. */
  awaited: readonly number[] = $state.raw([]);
  /** The seats of the others on this device, in the order of their tokens; null for one that is no longer theirs. */
  also: readonly (number | null)[] = $state.raw([]);
  /** When the time of each of their people runs out, by the server's clock; empty without a clock. */
  due: readonly Due[] = $state.raw([]);
  /** What happened lately outside the game, oldest first. */
  notes: readonly Note[] = $state.raw([]);
  /** The time up to which the person knew what happens outside the game when they last chose something. */
  heeded = $state(0);
  /** Who has the table open, seat by seat; empty where that is not known. */
  presence: readonly Presence[] = $state.raw([]);
  /** Who is watching without a seat. */
  audience: Audience = $state.raw({ count: 0, names: [] });
  /** How many milliseconds the view lags behind the play. */
  delay = $state(0);
  seen: Seen<N> | null = $state.raw(null);
  /** What has happened since this page began to watch, oldest first. */
  history: readonly Happening<N>[] = $state.raw([]);
  /** What happened before, oldest first, if it has been looked up: see `lib/replay/steps.ts`. */
  past: readonly Happening<N>[] = $state.raw([]);
  /** All that is known to have happened, oldest first. */
  story: readonly Happening<N>[] = $derived([...this.past, ...this.history]);
  /** What has just happened and is to be shown; a new list every time. */
  news: readonly N["event"][] = $state.raw([]);
  /** For every seat through whose eyes a moment of the past is seen; empty in the present. */
  hindsight: readonly Hindsight<N>[] = $state.raw([]);
  /** Why there is nothing to see, or no more. */
  problem: Code | null = $state(null);
  /** Whether the person is looking at the chat. */
  isTalking = $state(false);
  /** The last hint that was asked for; valid only for its turn and city. */
  hinted: Hinted | null = $state.raw(null);
  /** Whether a hint was asked for and has not come yet. */
  isHinting = $state(false);
  /** Why the last hint did not come. */
  hintProblem: Code | null = $state(null);
  /** What the coach has said about this person's choices, oldest first. */
  coached: readonly Coached[] = $state.raw([]);
  decisions: readonly N["decision"][] = $derived(this.seen?.decisions ?? []);
  /** What this seat has to decide and has not decided yet. */
  undecided: readonly N["decision"][] = $derived(this.decisions.filter(({ city }) => !this.seen!.ready.includes(city)));
  #sent: Chosen<N> | null = $state.raw(null);
  /** The version in which the server accepted what was sent; infinite before it answers. */
  #takenIn = $state(Infinity);
  /** What was chosen and does not show at the table yet. */
  underWay: Chosen<N> | null = $derived(
    this.#sent?.turn === this.turn && this.version < this.#takenIn ? this.#sent : null,
  );
  /** The hint, as long as its decision is open and nothing was chosen. */
  advised: Hinted | null = $derived.by(() => {
    const { hinted, undecided, turn, underWay } = this;
    if (!hinted || hinted.turn !== turn || underWay) return null;
    return undecided.some(({ city }) => city === hinted.city) ? hinted : null;
  });
  /** Whether a hint can be asked for now. */
  canHint = $derived.by(() => this.isLive && this.you !== null && !!this.info?.hints && this.undecided.length > 0);
  isHost = $derived(this.you !== null && this.info?.host === this.you);

  readonly #connection: Line;
  readonly #token: string | null;
  readonly #others: readonly string[];
  /** How people who share this device play; null for a person alone. */
  readonly shared: Shared | null;
  /** What a spectator wants to be called. */
  #name: string | null = null;
  /** The newest version heard of, even in messages that could not be used. */
  #newest = -1;
  #asked = true;
  #repaired = false;
  /** How long something that happened is shown before what happens next, in milliseconds. */
  readonly #pace: () => number;
  /** What has been heard and not shown yet. */
  #later: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    connection: Line,
    id: string,
    token: string | null,
    pace: () => number = () => 0,
    also: readonly string[] = [],
    shared: Shared | null = null,
  ) {
    this.#connection = connection;
    this.id = id;
    this.#token = token;
    this.#pace = pace;
    this.#others = also;
    this.shared = shared;
  }

  /** Whether this was opened with the token of a seat, even if that is no longer valid. */
  get hasToken(): boolean {
    return this.#token !== null;
  }

  /** Begin to watch, or ask for everything again; a spectator may have a name. */
  open(name: string | null = this.#name): void {
    this.#name = name;
    this.#connection.watch(this.id, this.#token, (message) => this.hear(message), name, this.#others);
  }

  close(): void {
    this.hurry();
    this.#connection.unwatch(this.id);
  }

  /** Show at once what is still held back. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const update of this.#later.splice(0)) this.#follow(update);
  }

  /** Send a command of this table. */
  command(wish: Own<Wish>): Promise<Outcome> {
    this.hurry(); // a person who acts has seen enough
    return this.#connection.command({ ...wish, table: this.id });
  }

  /** Choose a move for a city, for the current turn. */
  async choose(city: number, move: N["move"]): Promise<Outcome> {
    this.heeded = this.notes.at(-1)?.at ?? 0;
    const chosen: Chosen<N> = { turn: this.turn, city, move };
    this.#sent = chosen;
    this.#takenIn = Infinity;
    const wish = { do: "choose", ...chosen, move: asMove(move) } as const;
    this.hurry();
    const outcome = await (this.shared ? this.shared.relay(wish) : this.command(wish));
    if (this.#sent === chosen) {
      // The answer comes before the table that has the choice; until then it would seem that nothing was chosen.
      if (outcome.kind === "ack") this.#takenIn = outcome.version;
      else this.#sent = null;
    }
    return outcome;
  }

  withdraw(city: number): Promise<Outcome> {
    return this.command({ do: "withdraw", turn: this.turn, city });
  }

  /** Ask what the options of the next decision are worth; the answer is then in `hinted`. Asking again puts the hint away. */
  async hint(): Promise<void> {
    this.hintProblem = null;
    if (this.advised) {
      this.hinted = null;
      return;
    }
    const city = this.undecided[0]?.city;
    if (city === undefined || !this.canHint || this.isHinting) return;
    this.isHinting = true;
    const outcome = await this.command({ do: "hint", turn: this.turn, city });
    this.isHinting = false;
    if (outcome.kind === "hinted") this.hinted = outcome;
    // A hint asked for too late is no trouble: the person has chosen in the meantime.
    else if (outcome.kind === "refused" && outcome.code !== "stale") this.hintProblem = outcome.code;
  }

  /** Take in a message; if it does not fit, ask for everything again. */
  hear(message: Heard): void {
    if (message.kind === "refused") {
      this.problem = message.code;
      return;
    }
    if (message.kind === "coached") {
      this.coached = [...this.coached, message];
      return;
    }
    if (message.kind === "attendance") {
      this.#attend(message);
      return;
    }
    if (message.kind === "snapshot") {
      this.hurry();
      // A person who has lost a seat may see the table as it was a while ago: versions start again.
      if (message.you !== this.you) {
        this.version = this.#newest = -1;
        this.#sent = null;
      }
    }
    this.#newest = Math.max(this.#newest, message.version);
    if (message.kind === "snapshot") {
      this.#replace(message);
    } else if (this.#timer !== undefined && (this.#later.length > 0 || message.sight?.view)) {
      this.#later.push(message);
    } else {
      this.#show(message);
    }
  }

  /** Show an update, and keep what happened in it before the eyes for a while. */
  #show(update: Update): void {
    this.#follow(update);
    const pause = update.sight?.view ? this.#pace() : 0; // a player becoming ready is no news to dwell on
    if (pause > 0) this.#timer = setTimeout(() => this.#goOn(), pause);
  }

  #goOn(): void {
    this.#timer = undefined;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- showing one may set the timer
    while (this.#timer === undefined && this.#later.length > 0) this.#show(this.#later.shift()!);
  }

  #replace(snapshot: Snapshot): void {
    if (snapshot.version < this.version) return; // late: something newer is known
    this.problem = null;
    this.#asked = false;
    this.version = snapshot.version;
    this.you = snapshot.you;
    this.lent = snapshot.lent;
    this.info = snapshot.info;
    this.chat = snapshot.chat;
    if (snapshot.turn !== this.turn || this.turnSince === 0) this.turnSince = snapshot.info.changed;
    this.turn = snapshot.turn;
    this.waiting = snapshot.waiting;
    this.awaited = snapshot.awaited;
    this.also = snapshot.also;
    this.due = snapshot.due;
    this.notes = snapshot.notes;
    this.#attend(snapshot);
    this.delay = snapshot.delay;
    this.seen = whole(snapshot.sight, null);
    this.#lookForShare();
    if (snapshot.version < this.#newest) this.#askAnew();
    else this.#check(snapshot.hash);
  }

  #follow(update: Update): void {
    if (this.#asked || update.version <= this.version) return; // a snapshot is coming, or it is old
    if (update.after !== this.version) return this.#askAnew();
    const seen = update.sight ? whole(update.sight, this.seen) : this.seen;
    if (update.sight && !seen) return this.#askAnew();
    this.version = update.version;
    if (update.turn !== this.turn) this.turnSince = Date.now() + (this.#connection.ahead ?? 0);
    this.turn = update.turn;
    this.waiting = update.waiting ?? [];
    this.awaited = update.awaited ?? [];
    this.due = update.due ?? [];
    this.info = update.info ?? this.info;
    if (update.chat?.length) this.chat = [...this.chat, ...update.chat];
    if (update.notes?.length) this.notes = [...this.notes, ...update.notes];
    const before = this.seen?.view ?? null;
    this.seen = seen;
    if (update.info) this.#lookForShare();
    const events = update.sight?.events ?? [];
    if (events.length) {
      this.history = [...this.history, { turn: update.turn, before, events }];
      this.news = events;
    }
    this.#check(update.hash ?? null);
  }

  /** Check for ourselves whether the cards were dealt with what this person had promised, and say so if they were not. */
  #lookForShare(): void {
    const { info, you } = this;
    if (!info || you === null || !this.#connection.shares?.isMissing(info)) return;
    if (this.notes.some(({ what, seat }) => what === "left_out" && seat === you)) return;
    const name = info.seats[you]?.name ?? "";
    this.notes = [...this.notes, { at: info.changed, what: "left_out", seat: you, name, by: null, clock: null }];
  }

  /** Take in who is present; that has no version, and the last word counts. */
  #attend({ presence, audience }: Pick<Attendance, "presence" | "audience">): void {
    this.presence = presence;
    this.audience = audience;
  }

  /** Compare what is seen with what the server says should be seen; ask again once, if they differ. */
  #check(hash: number | null): void {
    if (hash === null || !this.seen) return;
    if (crc32(JSON.stringify(this.seen.view)) === hash) {
      this.#repaired = false;
    } else if (!this.#repaired) {
      this.#repaired = true; // if even a whole snapshot differs, asking forever would help nobody
      this.#askAnew();
    } else {
      console.error(`table ${this.id}: the view of version ${this.version} has another hash than the server says`);
    }
  }

  #askAnew(): void {
    this.#asked = true;
    this.open();
  }
}

/** A sight with its view, which is the one before with what is new put in; null if there is none before. */
function whole<N extends Nouns>(sight: Sight | null, before: Seen<N> | null): Seen<N> | null {
  if (!sight) return null;
  if (sight.view) return sight as unknown as Seen<N>; // a table plays one game, and `N` is its own
  if (!before || before.game !== sight.game) return null;
  const view = { ...before.view, ...sight.renewed, ready: sight.ready };
  return { ...before, view, ready: sight.ready, events: sight.events };
}

/** A move of any game, as the wire types the moves of those it knows: it came with an option, and goes back unchanged. */
function asMove(move: GameMove): Move {
  return move as Move;
}
