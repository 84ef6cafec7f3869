import "$lib/styles/fonts.css";
import "$lib/styles/tokens.css";
import "$lib/styles/base.css";
import { settings } from "$lib/state";
import { words } from "$lib/words";
import { mount } from "svelte";
import App from "./App.svelte";

await words.use(words.best([settings.get("language"), ...navigator.languages]));
mount(App, { target: document.getElementById("app")! });
