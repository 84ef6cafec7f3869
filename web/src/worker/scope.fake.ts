import type { Page, Scope } from "./scope";

const ORIGIN = "https://mirabilia.test";

class FakeCache {
  readonly kept = new Map<string, string>();

  put(path: string, response: Response): Promise<void> {
    return response.text().then((text) => void this.kept.set(path, text));
  }

  match(path: string): Promise<Response | undefined> {
    const text = this.kept.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  }
}

/** The world of a service worker, in which a test decides what the network and the windows are like. */
export class FakeScope {
  readonly location = { origin: ORIGIN };
  readonly made = new Map<string, FakeCache>();
  readonly caches = {
    open: async (name: string): Promise<FakeCache> => {
      if (!this.made.has(name)) this.made.set(name, new FakeCache());
      return this.made.get(name)!;
    },
    keys: async (): Promise<string[]> => [...this.made.keys()],
    delete: async (name: string): Promise<boolean> => this.made.delete(name),
    match: async (path: string): Promise<Response | undefined> => {
      for (const cache of this.made.values()) if (cache.kept.has(path)) return cache.match(path);
      return undefined;
    },
  };
  pages: Page[] = [];
  readonly opened: string[] = [];
  isClaimed = false;
  readonly clients = {
    claim: async (): Promise<void> => void (this.isClaimed = true),
    matchAll: async (): Promise<readonly Page[]> => this.pages,
    openWindow: async (address: string): Promise<void> => void this.opened.push(address),
  };
  readonly shown: { title: string; options: NotificationOptions }[] = [];
  readonly subscribed: unknown[] = [];
  readonly registration = {
    pushManager: { subscribe: async (options: unknown): Promise<void> => void this.subscribed.push(options) },
    showNotification: async (title: string, options: NotificationOptions): Promise<void> =>
      void this.shown.push({ title, options }),
  };
  readonly fetched: string[] = [];
  /** What the network answers. */
  network: (path: string) => Promise<Response> = (path) => Promise.resolve(new Response(`new ${path}`));

  fetch(request: Request | string): Promise<Response> {
    const path = new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
    this.fetched.push(path);
    return this.network(path);
  }

  get scope(): Scope {
    return this as unknown as Scope;
  }

  /** A request as pages make it: only these parts of it are read. */
  request(path: string, how: { mode?: string; method?: string; cache?: string } = {}): Request {
    const url = new URL(path, ORIGIN).href;
    return { url, mode: "cors", method: "GET", cache: "default", ...how } as Request;
  }
}
