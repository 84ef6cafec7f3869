import type { Outcome } from "$lib/state/connection.svelte";
import type { Subscribe, Unsubscribe } from "$lib/wire/protocol";

/** What a table needs for being subscribed to. */
export interface Table {
  command(wish: Omit<Subscribe, "id" | "table"> | Omit<Unsubscribe, "id" | "table">): Promise<Outcome>;
}
export type Container = Pick<ServiceWorkerContainer, "getRegistration">;

/** Web Push: the server calls a seat also when no page is open. */
export class Push {
  readonly #container: Container | undefined;

  constructor(container: Container | undefined) {
    this.#container = container;
  }

  /** Whether this browser has it, for this page. */
  async isThere(): Promise<boolean> {
    return (await this.#manager()) !== undefined;
  }

  /** Subscribe a seat, with the browser's one subscription for this server's key; false where that cannot be. */
  async subscribe(table: Table, key: string | null, language: string): Promise<boolean> {
    const manager = await this.#manager();
    if (!manager || key === null) return false;
    try {
      const subscription = await current(manager, bytesOf(key));
      const { endpoint, keys } = subscription.toJSON();
      if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return false;
      const { p256dh, auth } = keys as { p256dh: string; auth: string };
      const outcome = await table.command({ do: "subscribe", endpoint, p256dh, auth, language });
      return outcome.kind === "ack";
    } catch {
      return false; // no push service, or none that is allowed: the page still calls while it is open
    }
  }

  /** Be called no more, at any table: the server finds the subscription gone. The table at hand is told at once. */
  async end(table?: Table): Promise<void> {
    const subscription = await (await this.#manager())?.getSubscription();
    if (!subscription) return;
    void table?.command({ do: "unsubscribe", endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }

  async #manager(): Promise<PushManager | undefined> {
    const registration = await this.#container?.getRegistration();
    return registration?.active ? registration.pushManager : undefined;
  }
}

/** The subscription that there is; another key than it was made for means that the server is another one. */
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

/** The bytes of a key as it is written, in letters for addresses. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
