type Fetcher = (address: string, how: RequestInit) => Promise<Pick<Response, "ok" | "text">>;

/** Where the one page lies that every address of the client opens. */
const PAGE = "/index.html";

/** Whether the server has a newer client than the one that this page runs. */
export class Release {
  isOld = $state(false);
  /** Whether something could not be loaded whose place does not say so itself. */
  isLacking = $state(false);
  readonly #script: string;
  readonly #fetch: Fetcher;

  /** `script` is the address of the script that this page began with; its name carries a hash of what is in it. */
  constructor(script: string, fetcher: Fetcher) {
    this.#script = script;
    this.#fetch = fetcher;
  }

  /** Take note that something could not be loaded. */
  readonly miss = (): void => {
    this.isLacking = true;
    void this.check();
  };

  /** Look whether the server's page still begins with the same script; without an answer nothing is known. */
  async check(): Promise<void> {
    try {
      const page = await this.#fetch(PAGE, { cache: "no-cache" });
      if (page.ok) this.isOld = !(await page.text()).includes(this.#script);
    } catch {
      return; // without a line there is no newer client to be had
    }
  }
}
