import {
  PROTOCOL,
  type ClientMessage,
  type Command,
  type ServerMessage,
  type SevenSight,
  type SevenView,
  type Snapshot,
  type TableInfo,
  type Update,
} from "$lib/wire/protocol";
import type { SocketLike } from "./connection.svelte";
import { crc32 } from "./crc32";

/** What is new at the table: the whole view, who is ready, or that and the watcher's own choice. */
export type Kind = "whole" | "ready" | "own";

/** What may happen to a message on its way to the client. */
export type Trouble = "none" | "lost" | "twice" | "late" | "cut";

/** The client's end of a connection; the other is the server's. */
export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isOpen = true;
  #late: ServerMessage[] = [];
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    this.sent.push(message);
    if (this.isOpen) this.#server.hear(this, message);
  }

  close(): void {
    this.isOpen = false;
    this.#server.watchers.delete(this);
  }

  /** The connection breaks. */
  cut(): void {
    this.close();
    this.onclose?.();
  }

  /** A message comes from the server, if nothing happens to it. */
  receive(message: ServerMessage, trouble: Trouble = "none"): void {
    if (!this.isOpen || trouble === "lost") return;
    if (trouble === "late") {
      this.#late.push(message);
      return;
    }
    if (trouble === "cut") return this.cut();
    for (const one of trouble === "twice" ? [message, message] : [message])
      this.onmessage?.({ data: JSON.stringify(one) });
    for (const one of this.#late.splice(0)) this.onmessage?.({ data: JSON.stringify(one) });
  }
}

/** A server with one table, whose view is only a number and who is ready. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly watchers = new Set<FakeSocket>();
  version = 1;
  protocol = PROTOCOL;
  view = { age: 1, ready: [] as number[] } as unknown as SevenView;
  /** How often each command was carried out. */
  readonly done = new Map<string, number>();
  trouble: (message: ServerMessage) => Trouble = () => "none";
  /** Whether commands are swallowed without an answer. */
  isDeaf = false;
  /** How far its clock is ahead, and how long an answer to a ping takes, in milliseconds. */
  ahead = 5000;
  takes = 0;

  readonly open = (): FakeSocket => {
    const socket = new FakeSocket(this);
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  greet(): void {
    const time = Date.now() + this.ahead;
    this.socket.receive({
      kind: "hello",
      protocol: this.protocol,
      server: "test",
      time,
      push_key: "key",
      programs: ["mine"],
      moderated: false,
    });
  }

  hear(socket: FakeSocket, message: ClientMessage): void {
    if (message.do === "watch") {
      this.watchers.add(socket);
      this.#tell(socket, this.snapshot());
    } else if (message.do === "unwatch") this.watchers.delete(socket);
    else if (message.do === "ping") this.pong(socket);
    else if (!this.isDeaf) this.#carryOut(socket, message);
  }

  /** Answer a ping, after the time that the connection takes. */
  pong(socket: FakeSocket): void {
    if (this.isDeaf) return;
    const time = Date.now() + this.takes / 2 + this.ahead;
    const answer = (): void => this.#tell(socket, { kind: "pong", time });
    if (this.takes > 0) setTimeout(answer, this.takes);
    else answer();
  }

  #carryOut(socket: FakeSocket, command: Command): void {
    const isNew = !this.done.has(command.id);
    if (isNew) {
      this.done.set(command.id, 1);
      this.change();
    }
    this.#tell(socket, { kind: "ack", table: "abc123", id: command.id, version: this.version });
  }

  /** Something happens at the table; watchers are told the whole view, who is ready, or also their own choice. */
  change(kind: Kind = "whole"): void {
    const after = this.version;
    this.version += 1;
    const ready = [this.version % 7];
    const { age } = this.view;
    this.view = { ...this.view, age: kind === "whole" ? age + 1 : age, ready };
    if (kind === "own") this.view = { ...this.view, chosen: [[0, { do: "sell", card: `card ${this.version}` }]] };
    for (const socket of [...this.watchers]) this.#tell(socket, this.update(after, kind));
  }

  get sight(): SevenSight {
    const { ready } = this.view;
    return { game: "seven", view: this.view, ready, decisions: [], events: [], outlooks: [], consequences: [] };
  }

  update(after: number, kind: Kind = "whole"): Update {
    const view = kind === "whole" ? this.view : null;
    const own = kind === "own" ? { renewed: { chosen: this.view.chosen } } : {};
    return {
      kind: "update",
      table: "abc123",
      after,
      version: this.version,
      turn: this.version,
      waiting: [0],
      sight: { ...this.sight, ...own, view, events: [{ event: "withdrew", city: 0 }] },
      hash: this.hash,
    };
  }

  snapshot(): Snapshot {
    const { sight } = this;
    const info = { id: "abc123", game: "seven", host: 0, seats: [] } as unknown as TableInfo;
    const { version, hash } = this;
    return {
      kind: "snapshot",
      table: "abc123",
      version,
      you: 0,
      lent: false,
      also: [],
      awaited: [],
      info,
      chat: [],
      turn: version,
      waiting: [0],
      due: [],
      notes: [],
      presence: [{ here: true, since: 0 }],
      audience: { count: 0, names: [] },
      delay: 0,
      sight,
      hash,
    };
  }

  get hash(): number {
    return crc32(JSON.stringify(this.view));
  }

  #tell(socket: FakeSocket, message: ServerMessage): void {
    socket.receive(message, this.trouble(message));
  }
}
