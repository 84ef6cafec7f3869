import { Own } from "$lib/devices/own.svelte";
import { Recovery } from "$lib/devices/recovery.svelte";
import { Safekeeping } from "$lib/devices/safekeeping.svelte";
import { Connection, type SocketLike } from "./connection.svelte";
import { Http } from "./http";
import { Reach } from "./reach.svelte";
import { Release } from "./release.svelte";
import { Router } from "./router.svelte";
import { Seats } from "./seats.svelte";
import { Settings } from "./settings.svelte";
import { Shares } from "./shares";

/** `localStorage` where it may be used; in some browsers even asking for it throws. */
export function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function openSocket(table: string | null): SocketLike {
  const address = new URL("/ws", location.href);
  if (table !== null) address.searchParams.set("table", table);
  address.searchParams.set("brief", "1");
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as SocketLike;
}

// The single instances that the page uses. Components get what they show as props; screens look here.
export const settings = new Settings(storage());
export const seats = new Seats(storage());
export const reach = new Reach();
const shares = new Shares(storage());
export const http = new Http(reach.fetch, undefined, shares);
export const recovery = new Recovery(http, seats, storage());
export const own = new Own(http, seats, recovery, storage());
export const safekeeping = new Safekeeping(navigator.storage, storage());
export const router = new Router(window);
export const connection = new Connection(openSocket, Math.random, shares);
const script = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
export const release = new Release(script, (address, how) => fetch(address, how));
