type Fetcher = (address: string, how: RequestInit) => Promise<Pick<Response, "ok" | "text">>;

/** Where to find the one page that every address of the client opens. */
const PAGE = "/index.html";

/** Whether the server has a newer client than the one this page runs. */
export class Release {
  isOld = $state(false);
  /** Whether something could not be loaded that cannot say so in its own place. */
  isLacking = $state(false);
  readonly #script: string;
  readonly #fetch: Fetcher;

  /** `script` is the address of the script that this page began with; its name contains a hash of its content. */
  constructor(script: string, fetcher: Fetcher) {
    this.#script = script;
    this.#fetch = fetcher;
  }

  /** Take note that something could not be loaded. */
  readonly miss = (): void => {
    this.isLacking = true;
    void this.check();
  };

  /** Check whether the server's page still begins with the same script; without an answer nothing is known. */
  async check(): Promise<void> {
    try {
      const page = await this.#fetch(PAGE, { cache: "no-cache" });
      if (page.ok) this.isOld = !(await page.text()).includes(this.#script);
    } catch {
      return; // offline there is no newer client to be had
    }
  }
}
