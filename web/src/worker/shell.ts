import type { Scope } from "./scope";

/** What the client is made of. */
export interface Built {
  /** Different for every set of files. */
  readonly version: string;
  /** Addresses of files whose names carry a hash of what is in them. */
  readonly files: readonly string[];
}

/** Where to find the one page that every address of the client opens. */
export const PAGE = "/index.html";
const PREFIX = "mirabilia-shell-";
/** How long opening a page waits for the network before the page comes from the cache. */
export const PATIENCE = 3000;
/** What is the server's business alone: never kept, never answered from here. */
const LIVE = /^\/(api\/|ws$|health$|metrics$)/;
const HASHED = "/assets/";
/** How many files are fetched at a time: playing comes first. */
const AT_ONCE = 4;

/** The client's own files, kept so that it opens offline. */
export class Shell {
  readonly #scope: Scope;
  readonly #built: Built;
  readonly #name: string;

  constructor(scope: Scope, built: Built) {
    this.#scope = scope;
    this.#built = built;
    this.#name = PREFIX + built.version;
  }

  /** Keep every file of this version; those that the previous version had too are not fetched again. */
  async keep(): Promise<void> {
    const cache = await this.#scope.caches.open(this.#name);
    await this.#take(cache, PAGE, await this.#fetched(PAGE, { cache: "no-cache" }));
    const left = [...this.#built.files];
    const work = async (): Promise<void> => {
      for (let file = left.shift(); file !== undefined; file = left.shift())
        await this.#take(cache, file, (await this.#kept(file)) ?? (await this.#fetched(file)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Forget the files of other versions. This one took over only when no tab used them any more. */
  async tidy(): Promise<void> {
    const names = await this.#scope.caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(old.map((name) => this.#scope.caches.delete(name)));
    await this.#scope.clients.claim();
  }

  /** The answer to a request; null if it is none of the shell's business. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.#scope.location.origin || LIVE.test(pathname)) return null;
    if (request.mode === "navigate") return this.#page(request);
    return pathname.startsWith(HASHED) ? this.#file(request, pathname) : null;
  }

  /** A file that never changes: kept, or from the server if a newer page than this worker asks for it. */
  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#kept(path)) ?? this.#scope.fetch(request);
  }

  /** The page as the server has it; offline, or when the network takes too long, as it was kept. */
  async #page(request: Request): Promise<Response> {
    const asked = this.#scope.fetch(request);
    const answered = asked.catch(() => null);
    // A reload asks for the newest page, however long that takes.
    const isAnew = request.cache === "no-cache" || request.cache === "reload";
    const found = await (isAnew ? answered : Promise.race([answered, after(PATIENCE)]));
    if (found && found.status < 500) return found;
    const cache = await this.#scope.caches.open(this.#name); // not just any page: the one that goes with this worker's files
    return (await cache.match(PAGE, { ignoreVary: true })) ?? asked;
  }

  #kept(path: string): Promise<Response | undefined> {
    return this.#scope.caches.match(path, { ignoreVary: true });
  }

  #fetched(path: string, how?: RequestInit): Promise<Response> {
    return this.#scope.fetch(path, how);
  }

  async #take(cache: Cache, path: string, response: Response): Promise<void> {
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    await cache.put(path, response);
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
