type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Whether the server can be reached, as far as the last request tells; what it answers is another matter. */
export class Reach {
  isReached = $state(true);
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  /** Fetch as ever, and remember whether anybody was there. */
  readonly fetch: Fetch = async (input, init) => {
    try {
      const response = await this.#fetch(input, init);
      this.isReached = true;
      return response;
    } catch (error) {
      this.isReached = false;
      throw error;
    }
  };

  /** If nobody was there the last time, ask again. */
  check(): void {
    if (!this.isReached) this.fetch("/health").catch(() => undefined);
  }
}
