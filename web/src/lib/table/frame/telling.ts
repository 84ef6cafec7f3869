import { createContext } from "svelte";

const [tellingOf, setTelling, hasTelling] = createContext<() => boolean>();
export { setTelling };

/** Whether the table around has a story to tell; whatever stands alone has one. */
export const nearTelling = (): (() => boolean) => (hasTelling() ? tellingOf() : () => true);
