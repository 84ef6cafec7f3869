import {
  PROTOCOL,
  type Ack,
  type Attendance,
  type ClientMessage,
  type Command,
  type Coached,
  type Hinted,
  type Refused,
  type ServerMessage,
  type Snapshot,
  type Update,
} from "$lib/wire/protocol";
import { untrack } from "svelte";
import { newId } from "./random";
import type { Shares } from "./shares";

/** The part of a WebSocket that is used here. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

/** A command before it has an id. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
/** The outcome of a command. */
export type Outcome = Ack | Hinted | Refused;
/** What the watcher of a table hears. */
export type Heard = Snapshot | Update | Attendance | Coached | Refused;

/**
 * connecting: for the first time; open: as it should be; lost: it was open, or could not be opened, and is tried
 * again; outdated: the server speaks another version, and only reloading the page helps.
 */
export type Status = "connecting" | "open" | "lost" | "outdated" | "closed";

interface Watching {
  readonly token: string | null;
  /** The tokens of others who share this device. */
  readonly also: readonly string[];
  /** What a spectator wants to be called. */
  readonly name: string | null;
  readonly hear: (message: Heard) => void;
  /** The seat that it is seen from, once that is known. */
  you: number | null;
  /** The seats of the others who share this device. */
  beside: readonly number[];
}

interface Pending {
  readonly command: Command;
  readonly resolve: (outcome: Outcome) => void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
/** A command unanswered for this long was sent into a connection that is dead without saying so. */
export const PATIENCE = 10_000;
/** How often a connection is tested while a table is watched, and how long the answer may take. */
export const PING_EVERY = 15_000;
export const PING_PATIENCE = 5000;
/** A connection silent for this long, although it was due to be tested, was asleep: what it says of itself means nothing. */
export const SILENCE = 90_000;
/** From this lag on, people notice that the connection is slow. */
export const SLOW = 1000;

/** One WebSocket for everything: it comes back on its own, watches again, and resends what was not answered. */
export class Connection {
  status: Status = $state("connecting");
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** The programs that may play on this server besides its bots. */
  programs: readonly string[] = $state.raw([]);
  /** Whether anyone reads reports on this server. */
  isModerated = $state(false);
  /** The server's public key for Web Push; null if it cannot call anyone. */
  pushKey: string | null = $state(null);
  /** How long the last answer took, in milliseconds; while one is awaited, at least as long as that has taken so far. */
  lag = $state(0);
  isSlow: boolean = $derived(this.status === "open" && this.lag >= SLOW);
  /** Whether the network was reported gone and the server has not been heard from since. */
  isDoubted = $state(false);
  /** What this person adds to the chance that deals the cards. */
  readonly shares: Shares | undefined;
  readonly #open: (table: string | null) => SocketLike;
  /** The table that the socket was opened for: a server with several processes routes it to the one that has the table. */
  #home: string | null = null;
  readonly #random: () => number;
  #socket: SocketLike | null = null;
  #greeted = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #nextPing: ReturnType<typeof setTimeout> | undefined;
  #ponging: ReturnType<typeof setTimeout> | undefined;
  #slowing: ReturnType<typeof setTimeout> | undefined;
  /** When the ping that awaits its pong was sent. */
  #pinged: number | null = null;
  /** When the server was last heard from, or the socket was opened. */
  #heard = 0;
  readonly #watched = new Map<string, Watching>();
  readonly #outbox = new Map<string, Pending>();

  constructor(open: (table: string | null) => SocketLike, random: () => number = Math.random, shares?: Shares) {
    this.#open = open;
    this.#random = random;
    this.shares = shares;
  }

  /** Begin, or try again at once instead of later; a table that is named is best served by a connection of its own. */
  connect(table: string | null = null): void {
    untrack(() => this.#connect(table)); // an effect that asks for a connection must not run again whenever its status changes
  }

  #connect(table: string | null): void {
    if (this.status === "outdated") return;
    if (this.#socket && table !== null && this.#isFree(table)) this.#drop();
    if (this.#socket) return;
    if (this.status === "closed") this.status = "connecting";
    clearTimeout(this.#retry);
    this.#home = table ?? this.#home;
    const socket = this.#open(this.#home);
    this.#socket = socket;
    this.#greeted = false;
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lose();
    this.#watchdog = setTimeout(() => this.renew(), PATIENCE); // some networks let a socket keep trying for minutes
  }

  /** Whether the connection was opened for something else that is no longer watched, and nothing is under way on it. */
  #isFree(table: string): boolean {
    return this.#home !== table && !this.#watched.has(this.#home ?? "") && this.#outbox.size === 0;
  }

  /** The page was asleep or the network has changed: find out at once whether the connection still works. */
  check(): void {
    const silence = Date.now() - this.#heard;
    if (!this.#socket) {
      if (this.status !== "lost") return; // nobody wants a connection, or it would be of no use
      this.#tries = 0;
      this.connect();
    } else if (silence > (this.#greeted ? SILENCE : SLOW)) this.renew();
    else this.#ping();
  }

  /** The network is reported gone; a server on the same machine still answers. */
  doubt(): void {
    untrack(() => {
      this.isDoubted = this.#socket !== null || this.status === "lost";
      this.check();
    });
  }

  /** End for good. */
  close(): void {
    this.#drop();
    this.isDoubted = false;
    clearTimeout(this.#retry);
    this.status = "closed";
  }

  /** Watch a table from a seat or as the public, now and after every reconnection; watching again asks for everything again. */
  watch(
    table: string,
    token: string | null,
    hear: (message: Heard) => void,
    name: string | null = null,
    also: readonly string[] = [],
  ): void {
    const watched: Watching = { token, also, name, hear, you: null, beside: [] };
    this.#watched.set(table, watched);
    this.#send(watching(table, watched));
    this.#keepTrying();
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table)) this.#send({ do: "unwatch", table });
    this.#keepTrying();
  }

  /** Send a command until it is answered, through any number of connections. */
  command(wish: Wish): Promise<Outcome> {
    const promise = wish.do === "rematch" && this.shares ? { promise: this.shares.draw() } : {};
    const command = { ...wish, ...promise, id: newId() } as Command;
    return new Promise((resolve) => {
      this.#outbox.set(command.id, { command, resolve });
      this.#send(command);
      this.#guard();
    });
  }

  /** How many commands wait for an answer. */
  get unanswered(): number {
    return this.#outbox.size;
  }

  /** The connection is dead, whatever it says: drop it and start again. */
  renew(): void {
    if (this.status === "outdated" || this.status === "closed") return;
    this.#lose();
    this.connect();
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    this.isDoubted = false;
    if (this.#pinged !== null) this.#awaitPong(); // whatever it says, it is alive
    switch (message.kind) {
      case "hello":
        this.programs = message.programs;
        this.isModerated = message.moderated;
        this.pushKey = message.push_key;
        this.#greet(message.protocol, message.time);
        break;
      case "pong":
        this.#pong(message.time);
        break;
      case "snapshot":
      case "update":
      case "attendance":
      case "coached":
        this.#watched.get(message.table)?.hear(message);
        if (message.kind === "snapshot" || message.kind === "update") this.#share(message);
        break;
      case "ack":
      case "hinted":
        this.#answer(message.id, message);
        break;
      case "refused":
        if (message.id !== null) this.#answer(message.id, message);
        else if (message.table !== null) this.#watched.get(message.table)?.hear(message);
    }
  }

  /** Promise or reveal a share of the deal for everybody on this device, if a table is at that point. */
  #share(message: Snapshot | Update): void {
    const watching = this.#watched.get(message.table);
    if (!watching || !this.shares) return;
    if (message.kind === "snapshot") {
      watching.you = message.lent ? null : message.you;
      watching.beside = message.also.filter((seat) => seat !== null);
    }
    if (!message.info) return;
    for (const seat of [watching.you, ...watching.beside]) {
      const answer = seat === null ? null : this.shares.answer(message.info, seat);
      const by = seat === watching.you ? null : seat;
      if (answer) void this.command({ ...answer, table: message.table, by });
    }
  }

  #greet(protocol: number, time: number): void {
    if (protocol !== PROTOCOL) {
      this.#drop();
      this.status = "outdated";
      return;
    }
    this.#greeted = true;
    this.#tries = 0;
    this.status = "open";
    this.ahead = time - Date.now();
    this.lag = 0;
    // The server knows a seat by what the socket watches, so watching comes before the commands.
    for (const [table, watched] of this.#watched) this.#send(watching(table, watched));
    for (const { command } of this.#outbox.values()) this.#send(command);
    this.#guard();
    this.#keepTrying();
  }

  /** Keep asking whether the connection works, as long as a table is watched. */
  #keepTrying(): void {
    clearTimeout(this.#nextPing);
    if (!this.#greeted || this.#watched.size === 0) return;
    const wait = untrack(() => this.lag) < SLOW ? PING_EVERY : PING_PATIENCE; // a slow connection is reported no longer than it is slow
    this.#nextPing = setTimeout(() => this.#ping(), wait);
  }

  #ping(): void {
    if (!this.#greeted || this.#pinged !== null) return;
    this.#pinged = Date.now();
    this.#awaitPong();
    this.#slowing = setTimeout(() => (this.lag = Math.max(this.lag, SLOW)), SLOW);
    this.#send({ do: "ping" });
  }

  #awaitPong(): void {
    clearTimeout(this.#ponging);
    this.#ponging = setTimeout(() => this.renew(), PING_PATIENCE);
  }

  #pong(time: number): void {
    if (this.#pinged === null) return;
    const now = Date.now();
    this.lag = Math.max(0, now - this.#pinged);
    // The server looked at its clock about halfway; after a sleep between ping and pong nobody knows when.
    if (this.lag <= PING_PATIENCE) this.ahead = time + this.lag / 2 - now;
    this.#forgetPing();
    this.#keepTrying();
  }

  #forgetPing(): void {
    this.#pinged = null;
    clearTimeout(this.#nextPing);
    clearTimeout(this.#ponging);
    clearTimeout(this.#slowing);
  }

  #answer(id: string, outcome: Outcome): void {
    const pending = this.#outbox.get(id);
    if (!pending) return; // already answered: it was sent twice
    this.#outbox.delete(id);
    this.#guard();
    pending.resolve(outcome);
  }

  #send(message: ClientMessage): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  #guard(): void {
    if (!this.#greeted) return; // until then the timer waits for the greeting
    clearTimeout(this.#watchdog);
    const waits = [...this.#outbox.values()].some(({ command }) => command.do !== "hint"); // a bot may think for a long time
    if (waits) this.#watchdog = setTimeout(() => this.renew(), PATIENCE);
  }

  #lose(): void {
    this.#drop();
    this.status = "lost";
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    this.#tries += 1;
    // Not everyone at once, when a server that many have lost comes back.
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + this.#random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#retry);
    this.#forgetPing();
    if (!socket) return;
    socket.onmessage = socket.onclose = null; // what it still says is ignored
    socket.close();
  }
}

function watching(table: string, { token, also, name }: Watching): ClientMessage {
  return { do: "watch", table, token, ...(name === null ? {} : { name }), ...(also.length ? { also } : {}) };
}
