import type { Outcome } from "$lib/state/connection.svelte";
import type { Subscribe, Unsubscribe } from "$lib/wire/protocol";

/** What is needed to subscribe to a table. */
export interface Table {
  command(wish: Omit<Subscribe, "id" | "table"> | Omit<Unsubscribe, "id" | "table">): Promise<Outcome>;
}
export type Container = Pick<ServiceWorkerContainer, "getRegistration" | "ready">;

/** How long to wait for a worker that is being installed, in milliseconds. */
export const PATIENCE = 20_000;

/** Web Push: the server calls a seat even when no page is open. */
export class Push {
  readonly #container: Container | undefined;
  /** What the server was told about each open table, so that it is not told the same twice. */
  readonly #told = new WeakMap<Table, string>();

  constructor(container: Container | undefined) {
    this.#container = container;
  }

  /** Subscribe a seat, with the browser's one subscription for this server's key; false where that is impossible. */
  async subscribe(table: Table, key: string | null, language: string): Promise<boolean> {
    const manager = await this.#manager();
    if (!manager || key === null) return false;
    try {
      const subscription = await current(manager, bytesOf(key));
      const { endpoint, keys } = subscription.toJSON();
      if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return false;
      const { p256dh, auth } = keys as { p256dh: string; auth: string };
      const told = `${endpoint} ${language}`;
      if (this.#told.get(table) === told) return true;
      this.#told.set(table, told);
      const outcome = await table.command({ do: "subscribe", endpoint, p256dh, auth, language });
      if (outcome.kind !== "ack") this.#told.delete(table);
      return outcome.kind === "ack";
    } catch {
      return false; // no push service, or none that is allowed: the page still calls while it is open
    }
  }

  /** Stop being called, at any table: the server finds the subscription gone. The current table is told at once. */
  async end(table?: Table): Promise<void> {
    const subscription = await (await this.#manager())?.getSubscription();
    if (!subscription) return;
    if (table) this.#told.delete(table);
    void table?.command({ do: "unsubscribe", endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }

  async #manager(): Promise<PushManager | undefined> {
    const registration = await this.#container?.getRegistration();
    if (!registration) return undefined;
    const never = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
    const ready = registration.active ? registration : await Promise.race([this.#container!.ready, never]);
    return ready?.pushManager;
  }
}

/** The existing subscription; if it was made for another key, the server is another one. */
async function current(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  const madeFor = found?.options.applicationServerKey;
  if (found && (!madeFor || isSame(new Uint8Array(madeFor), key))) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** The bytes of a key that is written in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
