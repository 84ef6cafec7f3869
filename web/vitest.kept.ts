declare global {
  /** Undoes what a test file has changed, for the next one in the same worker. */
  var renewed: (() => void | Promise<void>) | undefined;
}

/** Remembers the globals and what their classes can do, or only the latter; returns a function that puts it back. */
export function kept(global: typeof globalThis, what: "all" | "classes" = "all"): () => void {
  const names = Object.getOwnPropertyNames(global).filter((name) => /^[A-Z]/.test(name));
  const classes = names
    .map((name) => (global as Record<string, unknown>)[name])
    .filter((it) => typeof it === "function");
  const things = new Set<object>(classes.flatMap((it) => [it, it.prototype as unknown]).filter(isObject));
  if (what === "all") things.add(global);
  const before = [...things].map((thing) => [thing, Object.getOwnPropertyDescriptors(thing)] as const);
  return () => before.forEach(([thing, properties]) => putBack(thing, properties));
}

const isObject = (it: unknown): it is object => typeof it === "function" || (typeof it === "object" && it !== null);

function putBack(thing: object, properties: Record<string, PropertyDescriptor>): void {
  for (const name of Object.getOwnPropertyNames(thing)) {
    if (name.startsWith("__vitest") || name === "renewed" || name === "console") continue; // the runner's own
    const now = Object.getOwnPropertyDescriptor(thing, name);
    const then = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!now?.configurable && !now?.writable) continue;
    if (!then) Reflect.deleteProperty(thing, name);
    else if (now.value !== then.value || now.get !== then.get || now.set !== then.set)
      Object.defineProperty(thing, name, then);
  }
  for (const [name, then] of Object.entries(properties)) {
    if (!Object.hasOwn(thing, name)) Object.defineProperty(thing, name, then);
  }
}
