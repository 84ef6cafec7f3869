import { GAMES } from "$lib/games/registry";
import type { GameName, StatisticsSource } from "$lib/wire/protocol";

/** Through whose eyes a game is looked at: those of a seat, of the public, or of all seats at once. */
export type Eyes = "public" | "all" | number;

/** Seats that another device has left to be taken: by which code, and how many or at which table. */
export interface Taking {
  readonly code: string;
  readonly seats: number;
  readonly table?: string;
  /** Which seat it is at that table. */
  readonly seat?: number;
}

/** Every place there is to be. */
export type Route =
  | { readonly at: "front" }
  | { readonly at: "table"; readonly table: string }
  | { readonly at: "replay"; readonly table: string; readonly step?: number; readonly eyes?: Eyes }
  | { readonly at: "review"; readonly table: string; readonly seat?: number; readonly move?: number }
  | { readonly at: "puzzles"; readonly game?: GameName }
  | { readonly at: "puzzle"; readonly puzzle: string }
  | { readonly at: "mygames"; readonly game?: GameName }
  | { readonly at: "help"; readonly game?: GameName; readonly entry?: string }
  | { readonly at: "lab"; readonly game?: GameName; readonly players?: number; readonly of?: StatisticsSource }
  | { readonly at: "lesson"; readonly game: GameName }
  | { readonly at: "settings" }
  | { readonly at: "devices"; readonly table?: string; readonly take?: Taking }
  | { readonly at: "nowhere"; readonly path: string };

const TABLE = /^[a-z0-9]{6,32}$/;
const PUZZLE = /^[0-9a-f]{1,32}$/;
const ENTRY = /^[a-z0-9_-]{1,40}$/;
const STEP = /^\d{1,5}$/;
const CODE = /^[A-Za-z0-9_-]{8,80}$/;
const COUNT = /^[1-9]\d{0,2}$/;
const SEAT = /^[0-6]$/;
const PLAYERS = /^[2-7]$/;
const EYES = /^(public|all|[0-6])$/;

/** What an address means: the path, and for some places what follows `?` or `#`. */
export function parseRoute(address: string): Route {
  const url = new URL(address, "http://mirabilia.invalid");
  const [first, second, ...rest] = url.pathname.split("/").filter((part) => part !== "");
  const nowhere: Route = { at: "nowhere", path: address };
  if (rest.length > 0) return nowhere;
  if (first === undefined) return { at: "front" };
  if (first === "mygames" && second === undefined) return { at: first, ...parseGame(url.searchParams) };
  if (first === "settings" && second === undefined) return { at: first };
  if (first === "table" && second && TABLE.test(second)) return { at: first, table: second };
  if (first === "replay" && second && TABLE.test(second))
    return { at: first, table: second, ...parseMoment(url.searchParams) };
  if (first === "review" && second && TABLE.test(second))
    return { at: first, table: second, ...parseReviewed(url.searchParams) };
  if (first === "puzzles" && second === undefined) return { at: first };
  if (first === "puzzles" && isGame(second)) return { at: first, game: second };
  if (first === "puzzle" && second && PUZZLE.test(second)) return { at: first, puzzle: second };
  if (first === "lab" && second === undefined) return { at: first };
  if (first === "lab" && isGame(second)) return { at: first, game: second, ...parseCounted(url.searchParams) };
  if (first === "lesson" && isGame(second)) return { at: first, game: second };
  if (first === "devices" && second === undefined) return { at: first, ...parseDevices(url) };
  if (first === "help" && second === undefined) return { at: first };
  if (first === "help" && isGame(second)) {
    const entry = url.hash.slice(1);
    return { at: first, game: second, ...(ENTRY.test(entry) ? { entry } : {}) };
  }
  return nowhere;
}

/** The address of a place; the inverse of `parseRoute`. */
export function writeRoute(route: Route): string {
  switch (route.at) {
    case "front":
      return "/";
    case "table":
      return `/table/${route.table}`;
    case "replay":
      return `/replay/${route.table}${writeMoment(route)}`;
    case "review":
      return `/review/${route.table}${writeReviewed(route)}`;
    case "puzzles":
      return route.game === undefined ? "/puzzles" : `/puzzles/${route.game}`;
    case "puzzle":
      return `/puzzle/${route.puzzle}`;
    case "mygames":
      return `/mygames${route.game ? `?game=${route.game}` : ""}`;
    case "help":
      return route.game === undefined ? "/help" : `/help/${route.game}${route.entry ? `#${route.entry}` : ""}`;
    case "lab":
      return route.game === undefined ? "/lab" : `/lab/${route.game}${writeCounted(route)}`;
    case "lesson":
      return `/lesson/${route.game}`;
    case "settings":
      return "/settings";
    case "devices":
      return `/devices${route.table ? `?table=${route.table}` : ""}${route.take ? writeTaking(route.take) : ""}`;
    case "nowhere":
      return route.path;
  }
}

interface Moment {
  readonly step?: number;
  readonly eyes?: Eyes;
}

/** A moment of a game; what cannot be one is left out, so that a truncated link still shows the game. */
function parseMoment(query: URLSearchParams): Moment {
  const [step, eyes] = [query.get("step") ?? "", query.get("eyes") ?? ""];
  return {
    ...(STEP.test(step) ? { step: Number(step) } : {}),
    ...(EYES.test(eyes) ? { eyes: eyes === "public" || eyes === "all" ? eyes : Number(eyes) } : {}),
  };
}

function writeMoment({ step, eyes }: Moment): string {
  const parts = [step === undefined ? [] : [`step=${step}`], eyes === undefined ? [] : [`eyes=${eyes}`]].flat();
  return parts.length ? `?${parts.join("&")}` : "";
}

/** Which game the person's own games are shown for; all games, if none is named. */
function parseGame(query: URLSearchParams): { game?: GameName } {
  const game = query.get("game") ?? undefined;
  return isGame(game) ? { game } : {};
}

interface Counted {
  readonly players?: number;
  readonly of?: StatisticsSource;
}

/** Whose games are counted, and with how many players; what cannot be asked for is left out. */
function parseCounted(query: URLSearchParams): Counted {
  const players = query.get("players") ?? "";
  return {
    ...(PLAYERS.test(players) ? { players: Number(players) } : {}),
    ...(query.get("of") === "server" ? { of: "server" } : {}),
  };
}

function writeCounted({ players, of }: Counted): string {
  const parts = [players === undefined ? [] : [`players=${players}`], of === undefined ? [] : [`of=${of}`]].flat();
  return parts.length ? `?${parts.join("&")}` : "";
}

interface Reviewed {
  readonly seat?: number;
  readonly move?: number;
}

/** Whose decisions are reviewed, and which one is shown; what is not valid is left out. */
function parseReviewed(query: URLSearchParams): Reviewed {
  const [seat, move] = [query.get("seat") ?? "", query.get("move") ?? ""];
  return {
    ...(SEAT.test(seat) ? { seat: Number(seat) } : {}),
    ...(STEP.test(move) ? { move: Number(move) } : {}),
  };
}

function writeReviewed({ seat, move }: Reviewed): string {
  const parts = [seat === undefined ? [] : [`seat=${seat}`], move === undefined ? [] : [`move=${move}`]].flat();
  return parts.length ? `?${parts.join("&")}` : "";
}

/** For which table seats are handed over, or which seats are to be taken; the code is where no server reads it. */
function parseDevices({ searchParams, hash }: URL): { table?: string; take?: Taking } {
  const table = searchParams.get("table") ?? "";
  const handed = new URLSearchParams(hash.slice(1));
  const given = (key: string): string => handed.get(key) ?? "";
  const [code, seats, at, seat] = [given("take"), given("seats"), given("table"), given("seat")];
  const one = TABLE.test(at) ? { table: at, ...(SEAT.test(seat) ? { seat: Number(seat) } : {}) } : {};
  const take = { code, seats: COUNT.test(seats) ? Number(seats) : 1, ...one };
  return { ...(TABLE.test(table) ? { table } : {}), ...(CODE.test(code) ? { take } : {}) };
}

function writeTaking({ code, seats, table, seat }: Taking): string {
  const count = table && seats === 1 ? "" : `&seats=${seats}`; // at one table usually one
  const one = table ? `&table=${table}${seat === undefined ? "" : `&seat=${seat}`}` : "";
  return `#take=${code}${one}${count}`;
}

/** The same place without anything secret. */
function withoutSecret(route: Route): Route {
  if (route.at !== "devices" || !route.take) return route;
  const { take: _, ...open } = route;
  return open;
}

function isGame(name: string | undefined): name is GameName {
  return GAMES.some(({ id }) => id === name);
}

/** The part of a window that a router needs. */
export type Place = Pick<Window, "history" | "location" | "addEventListener" | "removeEventListener">;

/** Where the person is, and how to get elsewhere without loading a page. */
export class Router {
  route: Route = $state.raw({ at: "front" });
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
    this.#arrive();
    place.addEventListener("popstate", this.#returned);
  }

  /** Go somewhere; the back button leads here again, unless the current place is replaced. */
  go(route: Route, { replace = false } = {}): void {
    const address = writeRoute(withoutSecret(route));
    if (replace) this.#place.history.replaceState(null, "", address);
    else if (address !== this.#address()) this.#place.history.pushState(null, "", address);
    this.route = route;
  }

  /** Make the address say more about the current place, without going anywhere. */
  rewrite(route: Route): void {
    this.#place.history.replaceState(null, "", writeRoute(route));
  }

  /** Follow a click on a link inside the client; other clicks are left to the browser. */
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
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/") || href.startsWith("//") || link.hasAttribute("target")) return;
    if (link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(parseRoute(href));
  }

  /** Stop listening. */
  close(): void {
    this.#place.removeEventListener("popstate", this.#returned);
  }

  readonly #returned = (): void => this.#arrive();

  /** Read where the address leads; a secret does not stay in it, nor in the history. */
  #arrive(): void {
    this.route = parseRoute(this.#address());
    const open = withoutSecret(this.route);
    if (open !== this.route) this.rewrite(open);
  }

  #address(): string {
    const { pathname, search, hash } = this.#place.location;
    return pathname + search + hash;
  }
}
