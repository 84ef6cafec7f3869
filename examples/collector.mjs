// A bot for Mirabilia in JavaScript, for Node without any packages: it takes what it has least of.
//
// Try it:  mirabilia bot --check "node examples/collector.mjs"

import { createInterface } from "node:readline";

/** How many cards of a kind the city already has: in either game the bot likes what is rare. */
function owned(view, card) {
  const city = view.cities[view.seat];
  return JSON.stringify(city).split(`"${card}"`).length - 1;
}

/** Building comes first, then whatever else there is, then doing nothing. */
function liking(view, { move, bank = 0 }) {
  const verbs = { stage: 3, free: 3, build: 2, dig: 2, sell: -1, end: -1, decline: -1 };
  const coins = bank + (move.left ?? 0) + (move.right ?? 0);
  return 100 * (verbs[move.do] ?? 1) - 10 * coins - (move.card ? owned(view, move.card) : 0);
}

/** The first of the best options. */
function pick({ view, decision }) {
  const likings = decision.options.map((option) => liking(view, option));
  return likings.indexOf(Math.max(...likings));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const reply =
    message.kind === "hello"
      ? { kind: "ready", protocol: 2, name: "collector" }
      : { kind: "answer", id: message.id, option: pick(message) };
  process.stdout.write(JSON.stringify(reply) + "\n");
}
