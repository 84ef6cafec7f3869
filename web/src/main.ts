import "$lib/styles/fonts.css";
import "$lib/styles/tokens.css";
import "$lib/styles/base.css";
import { registerWorker } from "$lib/call/worker";
import { router, settings } from "$lib/state";
import { words } from "$lib/words";
import { mount } from "svelte";
import App from "./App.svelte";
import { screens } from "./screens";

// The screen is loaded along with the words, not after them; if it cannot be loaded, the page says so itself.
screens[router.route.at]().catch(() => undefined);
try {
  await words.use(words.best([settings.get("language"), ...navigator.languages]));
} catch (error) {
  document.getElementById("lost")!.hidden = false; // without words, the page itself has to say so
  throw error;
}
mount(App, { target: document.getElementById("app")! });
registerWorker();
