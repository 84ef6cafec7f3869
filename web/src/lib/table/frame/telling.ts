import { createContext } from "svelte";

const [tellingOf, setTelling, hasTelling] = createContext<() => boolean>();
export { setTelling };

/** Whether the table around a component has a story to tell; without a table, yes. */
export const nearTelling = (): (() => boolean) => (hasTelling() ? tellingOf() : () => true);
