import { createContext } from "svelte";

/** How far a table has shown what happened: what ends a game comes when its last turn has been seen. */
export class Curtain {
  /** Whether anything on the table shows what happens; one in words does not. */
  isUsed = $state(false);
  /** What was shown last, to its end. */
  shown: unknown = $state.raw(null);

  /** Whether something that has happened has been seen, as far as it is shown. */
  hasShown(news: unknown): boolean {
    return !this.isUsed || this.shown === news;
  }
}

const [curtainOf, setCurtain, hasCurtain] = createContext<Curtain>();
export { setCurtain };

/** The curtain of the table around; one of its own for whatever stands alone. */
export const nearCurtain = (): Curtain => (hasCurtain() ? curtainOf() : new Curtain());
