/** Attributes that let a thing on the page be asked about by pressing it: `<li {...asks("card-altar")}>`. */
export function asks(about: string): { "data-what": string; "data-ask": string } {
  return { "data-what": about, "data-ask": "" };
}

/**
 * Attributes that do the same for keys, on the thing or on the part of it that has its name. Of the things in a list
 * only the first is reached by Tab, the others from there by arrow keys.
 */
export function reached(isFirst = true): { role: "button"; tabindex: number; "aria-haspopup": "dialog" } {
  return { role: "button", tabindex: isFirst ? 0 : -1, "aria-haspopup": "dialog" };
}
