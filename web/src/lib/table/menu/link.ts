import { copy } from "$lib/parts/copy";
import { say } from "$lib/words";

/** Copy the link to this table, and return what to say about it: the link itself where it cannot be copied. */
export const copyLink = async (): Promise<string> =>
  (await copy(location.href)) ? say("web-lobby-copied") : location.href;
