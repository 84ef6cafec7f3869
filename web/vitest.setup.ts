import { configure } from "@testing-library/svelte";

// Whatever is waited for comes when it can: only a fault takes this long, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });
