/** What the person asks about, and how they got there: one thing at a time on the whole page. */
export class Asked {
  /** The thing on the page that was asked about; the answer points at it. */
  from: HTMLElement | null = $state.raw(null);
  /** How often something was asked: each time the answer is a new window. */
  times = $state(0);
  /** Whether nobody pressed anything and a pointer only rests there; the answer then goes when the pointer does. */
  isPassing = $state(false);
  #trail: readonly string[] = $state.raw([]);

  about: string | null = $derived(this.#trail.at(-1) ?? null);
  /** Whether a name inside an answer has led here. */
  canGoBack: boolean = $derived(this.#trail.length > 1);

  /** Ask about a thing on the page. */
  ask(about: string, from: HTMLElement, { isPassing = false } = {}): void {
    this.#trail = [about];
    this.from = from;
    this.isPassing = isPassing;
    this.times += 1;
  }

  /** Ask about a name inside an answer. */
  follow(about: string): void {
    if (about !== this.about) this.#trail = [...this.#trail, about];
    this.isPassing = false;
  }

  back(): void {
    if (this.canGoBack) this.#trail = this.#trail.slice(0, -1);
  }

  close(): void {
    this.#trail = [];
    this.from = null;
    this.isPassing = false;
  }
}
