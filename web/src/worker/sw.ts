import built from "virtual:shell";
import { Calls } from "./calls";
import type { Scope } from "./scope";
import { Shell } from "./shell";

// The service worker. It takes over only once no open tab is served by an older one, so files never go missing
// under a page; a page that is older than the server learns that from the greeting, as always.
const scope = self as unknown as Scope;
const shell = new Shell(scope, built);
const calls = new Calls(scope, built.icon);

scope.addEventListener("install", (event) => event.waitUntil(shell.keep()));
scope.addEventListener("activate", (event) => event.waitUntil(shell.tidy()));
scope.addEventListener("fetch", (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener("push", (event) => event.waitUntil(calls.show(event.data?.json())));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(calls.follow(event.notification.data));
});
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(calls.resubscribe(event.oldSubscription)));
