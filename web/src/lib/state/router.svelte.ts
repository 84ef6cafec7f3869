/** Everywhere one can be. */
export type Route =
  | { readonly at: "front" }
  | { readonly at: "table"; readonly table: string }
  | { readonly at: "replay"; readonly table: string }
  | { readonly at: "help" }
  | { readonly at: "settings" }
  | { readonly at: "nowhere"; readonly path: string };

const TABLE = /^[a-z0-9]{6,32}$/;

/** What an address means. */
export function parseRoute(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { at: "nowhere", path };
  if (first === undefined) return { at: "front" };
  if ((first === "table" || first === "replay") && second && TABLE.test(second)) return { at: first, table: second };
  if ((first === "help" || first === "settings") && second === undefined) return { at: first };
  return { at: "nowhere", path };
}

/** The address of a place; the inverse of `parseRoute`. */
export function writeRoute(route: Route): string {
  switch (route.at) {
    case "front":
      return "/";
    case "table":
    case "replay":
      return `/${route.at}/${route.table}`;
    case "help":
    case "settings":
      return `/${route.at}`;
    case "nowhere":
      return route.path;
  }
}

/** The part of a window that a router needs. */
export type Place = Pick<Window, "history" | "location" | "addEventListener" | "removeEventListener">;

/** Where the person is, and how to get elsewhere without loading a page. */
export class Router {
  route: Route = $state.raw({ at: "front" });
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
    this.route = parseRoute(place.location.pathname);
    place.addEventListener("popstate", this.#returned);
  }

  /** Go somewhere; the back button leads here again, unless the present place is replaced. */
  go(route: Route, { replace = false } = {}): void {
    const address = writeRoute(route);
    if (replace) this.#place.history.replaceState(null, "", address);
    else if (address !== this.#place.location.pathname) this.#place.history.pushState(null, "", address);
    this.route = route;
  }

  /** Follow a click on a link inside the client; other clicks are the browser's. */
  follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/") || href.startsWith("//") || link.hasAttribute("target")) return;
    if (link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(parseRoute(href));
  }

  /** Listen no more. */
  close(): void {
    this.#place.removeEventListener("popstate", this.#returned);
  }

  readonly #returned = (): void => {
    this.route = parseRoute(this.#place.location.pathname);
  };
}
