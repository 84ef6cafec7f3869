import type { Page, Scope } from "./scope";

/** What the server sends by Web Push. */
interface Call {
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

/** What pages are told when the browser has another subscription than the server knows. */
export const RESUBSCRIBED = "resubscribed";
const TABLE = /^[a-z0-9]{6,32}$/;

/** Calls to a table that come while nobody is looking at its page. */
export class Calls {
  readonly #scope: Scope;
  readonly #icon: string;

  constructor(scope: Scope, icon: string) {
    this.#scope = scope;
    this.#icon = icon;
  }

  /** Show a call, one for each table, unless the person is looking at that table anyway. */
  async show(said: unknown): Promise<void> {
    const call = callOf(said);
    if (!call) return;
    const pages = await this.#pages();
    if (pages.some((page) => isOf(page, call.table) && page.visibilityState === "visible")) return;
    const { title, body, table } = call;
    await this.#scope.registration.showNotification(title, { body, tag: tagOf(table), icon: this.#icon, data: table });
  }

  /** Go to the table that called: to a window that has it open, or to a new one. */
  async follow(table: unknown): Promise<void> {
    if (typeof table !== "string" || !TABLE.test(table)) return;
    const page = (await this.#pages()).find((page) => isOf(page, table));
    await (page ? page.focus() : this.#scope.clients.openWindow(`/table/${table}`));
  }

  /** Subscribe again when the browser has ended a subscription; the pages have the seats' tokens, and tell the server. */
  async resubscribe(before: Pick<PushSubscription, "options"> | null | undefined): Promise<void> {
    if (!before) return;
    const { applicationServerKey, userVisibleOnly } = before.options;
    await this.#scope.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly });
    for (const page of await this.#pages()) page.postMessage(RESUBSCRIBED);
  }

  #pages(): Promise<readonly Page[]> {
    return this.#scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  }
}

/** The notifications of a table have one tag, whether the server or a page shows them: a newer one replaces an older one. */
export const tagOf = (table: string): string => `table-${table}`;

function isOf(page: Page, table: string): boolean {
  return new URL(page.url).pathname === `/table/${table}`;
}

function callOf(said: unknown): Call | null {
  const call = said as Partial<Call> | null;
  if (typeof call?.table !== "string" || !TABLE.test(call.table)) return null;
  return { table: call.table, title: String(call.title ?? "Mirabilia"), body: String(call.body ?? "") };
}
