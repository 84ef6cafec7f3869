/** The parts of a browser's window that tell when a page wakes up. */
export interface Sleeper {
  readonly document: Pick<Document, "addEventListener" | "visibilityState">;
  readonly navigator: object;
  addEventListener: EventTarget["addEventListener"];
}

/** How often to look at the clock, in milliseconds, and how late that may be. */
const TICK = 5000;
const LATE = 10_000;

/**
 * Report everything after which a connection may be dead without saying so: the page is looked at again, comes out of
 * the browser's cache or is no longer frozen, the network is back or has changed, or the machine has slept.
 */
export function onWake(page: Sleeper, woken: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const shown = (): void => {
    if (page.document.visibilityState === "visible") woken();
  };
  const returned = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) woken();
  };
  page.document.addEventListener("visibilitychange", shown, { signal });
  page.document.addEventListener("resume", woken, { signal });
  page.addEventListener("pageshow", returned, { signal });
  page.addEventListener("online", woken, { signal });
  const { connection } = page.navigator as { readonly connection?: EventTarget }; // not every browser has it
  connection?.addEventListener("change", woken, { signal });
  const timer = onSleep(woken);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

/** No event says that a machine has slept, but then far more time has passed than a timer was meant to wait. */
function onSleep(woken: () => void): ReturnType<typeof setInterval> {
  let last = Date.now();
  return setInterval(() => {
    const passed = Date.now() - last;
    last += passed;
    if (passed > TICK + LATE) woken();
  }, TICK);
}
