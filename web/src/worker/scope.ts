// The part of a service worker's world that is used here. TypeScript has types for all of it, but they clash with those
// of a page.

/** Something that a worker stays alive for. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
export interface Asked extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
export interface Clicked extends Lasting {
  readonly notification: Pick<Notification, "close" | "data">;
}
export interface Resubscribed extends Lasting {
  readonly oldSubscription?: Pick<PushSubscription, "options"> | null;
}

/** A page of ours in a window. */
export interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface Happenings {
  install: Lasting;
  activate: Lasting;
  fetch: Asked;
  push: Pushed;
  notificationclick: Clicked;
  pushsubscriptionchange: Resubscribed;
}

export interface Scope {
  readonly location: Pick<Location, "origin">;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(what: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager: Pick<PushManager, "subscribe">;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener<K extends keyof Happenings>(name: K, hear: (event: Happenings[K]) => void): void;
}
