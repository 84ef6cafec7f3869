import { tagOf } from "../../worker/calls";

/**
 * unable: the browser has no notifications, or none for this page; home-screen: it will have them once the page is
 * installed; unasked: nobody has said yes or no; allowed, blocked: the browser's last word.
 */
export type Permission = "unable" | "home-screen" | "unasked" | "allowed" | "blocked";

/** The part of a browser that notifications need. */
export interface Host {
  readonly isSecureContext: boolean;
  readonly Notification?: typeof Notification | undefined;
  readonly navigator: Pick<Navigator, "userAgent" | "maxTouchPoints"> & {
    readonly standalone?: boolean;
    readonly serviceWorker?: Pick<ServiceWorkerContainer, "getRegistration"> | undefined;
  };
  focus(): void;
}

/** Notifications of this page, and whether there may be any. */
export class Notices {
  permission: Permission = $state("unable");
  readonly #host: Host;
  readonly #shown = new Map<string, Notification>();

  constructor(host: Host) {
    this.#host = host;
    this.permission = this.#found();
  }

  /** Ask the person, which a browser does once; only after a click. */
  async ask(): Promise<Permission> {
    await this.#host.Notification?.requestPermission();
    return this.look();
  }

  /** See whether the person has changed their mind in the browser's own settings. */
  look(): Permission {
    this.permission = this.#found();
    return this.permission;
  }

  /** Show one for a table, in place of the one before. */
  async show(table: string, title: string, body: string): Promise<void> {
    if (this.look() !== "allowed") return;
    const options = { body, tag: tagOf(table), data: table };
    const worker = await this.#worker();
    if (worker) return worker.showNotification(title, options);
    const notice = new this.#host.Notification!(title, options);
    notice.onclick = () => {
      this.#host.focus();
      notice.close();
    };
    this.#shown.set(table, notice);
  }

  /** Take back what was shown for a table, by this page or by the service worker. */
  async close(table: string): Promise<void> {
    this.#shown.get(table)?.close();
    this.#shown.delete(table);
    const left = await (await this.#worker())?.getNotifications({ tag: tagOf(table) });
    for (const notice of left ?? []) notice.close();
  }

  /** A phone lets only the worker show notifications, and only a worker can answer a click when the page is gone. */
  async #worker(): Promise<ServiceWorkerRegistration | undefined> {
    const found = await this.#host.navigator.serviceWorker?.getRegistration();
    return found?.active ? found : undefined;
  }

  #found(): Permission {
    const { isSecureContext, Notification, navigator } = this.#host;
    if (!isSecureContext) return "unable";
    if (!Notification) return isApple(navigator) && !navigator.standalone ? "home-screen" : "unable";
    const said = Notification.permission;
    return said === "default" ? "unasked" : said === "granted" ? "allowed" : "blocked";
  }
}

/** Whether it is an Apple phone or tablet, which has notifications only for what is on its home screen. */
function isApple({ userAgent, maxTouchPoints }: Host["navigator"]): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
