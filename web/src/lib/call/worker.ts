/** Register the service worker, once the page has what it needs; only a built client has one. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // without a secure connection there is none
  const register = (): void => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // the page works without one
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
