type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Whether the server can be reached, as far as the last request shows; what it answers is another matter. */
export class Reach {
  isReached = $state(true);
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  /** Fetch as usual, and remember whether anything answered. */
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

  /** If nothing answered the last time, ask again. */
  check(): void {
    if (!this.isReached) this.fetch("/health").catch(() => undefined);
  }
}
