import {
  PROTOCOL,
  type Ack,
  type Attendance,
  type ClientMessage,
  type Command,
  type Hinted,
  type Refused,
  type ServerMessage,
  type Snapshot,
  type Update,
} from "$lib/wire/protocol";

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
/** What became of a command. */
export type Outcome = Ack | Hinted | Refused;
/** What somebody who watches a table hears. */
export type Heard = Snapshot | Update | Attendance | Refused;

/**
 * connecting: for the first time; open: as it should be; lost: it was open, or could not be opened, and is tried
 * again; outdated: the server speaks another version, only loading the page anew helps.
 */
export type Status = "connecting" | "open" | "lost" | "outdated" | "closed";

interface Watching {
  readonly token: string | null;
  /** What a spectator wants to be called. */
  readonly name: string | null;
  readonly hear: (message: Heard) => void;
}

interface Pending {
  readonly command: Command;
  readonly resolve: (outcome: Outcome) => void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
/** A command that is not answered for so long was sent into a connection that is dead without saying so. */
export const PATIENCE = 10_000;

/** One WebSocket for everything: it comes back by itself, watches again, and sends again what was not answered. */
export class Connection {
  status: Status = $state("connecting");
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** The programs that may play on this server beside its bots. */
  programs: readonly string[] = $state.raw([]);
  readonly #open: () => SocketLike;
  readonly #random: () => number;
  #socket: SocketLike | null = null;
  #greeted = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  readonly #watched = new Map<string, Watching>();
  readonly #outbox = new Map<string, Pending>();

  constructor(open: () => SocketLike, random: () => number = Math.random) {
    this.#open = open;
    this.#random = random;
  }

  /** Begin, or try again at once instead of later. */
  connect(): void {
    if (this.status === "outdated" || this.#socket) return;
    if (this.status === "closed") this.status = "connecting";
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    this.#greeted = false;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lose();
  }

  /** End for good. */
  close(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.status = "closed";
  }

  /** Watch a table from a seat or as the public, now and after every reconnection; watching again asks for all anew. */
  watch(table: string, token: string | null, hear: (message: Heard) => void, name: string | null = null): void {
    this.#watched.set(table, { token, name, hear });
    this.#send(watching(table, token, name));
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table)) this.#send({ do: "unwatch", table });
  }

  /** Send a command until it is answered, through any number of connections. */
  command(wish: Wish): Promise<Outcome> {
    const command = { ...wish, id: crypto.randomUUID() } as Command;
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

  /** The connection is dead, whatever it says: drop it and begin anew. */
  renew(): void {
    if (this.status === "outdated" || this.status === "closed") return;
    this.#lose();
    this.connect();
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case "hello":
        this.programs = message.programs;
        this.#greet(message.protocol, message.time);
        break;
      case "snapshot":
      case "update":
      case "attendance":
        this.#watched.get(message.table)?.hear(message);
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
    // The server knows a seat by what the socket watches, so watching comes before the commands.
    for (const [table, { token, name }] of this.#watched) this.#send(watching(table, token, name));
    for (const { command } of this.#outbox.values()) this.#send(command);
    this.#guard();
  }

  #answer(id: string, outcome: Outcome): void {
    const pending = this.#outbox.get(id);
    if (!pending) return; // answered before: it was sent twice
    this.#outbox.delete(id);
    this.#guard();
    pending.resolve(outcome);
  }

  #send(message: ClientMessage): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  #guard(): void {
    clearTimeout(this.#watchdog);
    const waits = [...this.#outbox.values()].some(({ command }) => command.do !== "hint"); // a bot may think for long
    if (waits && this.#greeted) this.#watchdog = setTimeout(() => this.renew(), PATIENCE);
  }

  #lose(): void {
    this.#drop();
    this.status = "lost";
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    this.#tries += 1;
    // Not all at once, when a server comes back that many have lost.
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + this.#random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#retry);
    if (!socket) return;
    socket.onmessage = socket.onclose = null; // what it still says is not heard
    socket.close();
  }
}

function watching(table: string, token: string | null, name: string | null): ClientMessage {
  return { do: "watch", table, token, ...(name === null ? {} : { name }) };
}
