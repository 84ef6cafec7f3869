import { createContext } from "svelte";

/** How far a table has shown what happened: the end of a game comes once its last turn has been seen. */
export class Curtain {
  /** Whether anything on the table shows what happens; a table in words does not. */
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

/** The curtain of the table around a component; its own if there is none. */
export const nearCurtain = (): Curtain => (hasCurtain() ? curtainOf() : new Curtain());
