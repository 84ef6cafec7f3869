/** What lets a thing on the page be asked about by a press: `<li {...asks("card-altar")}>`. */
export function asks(about: string): { "data-what": string; "data-ask": string } {
  return { "data-what": about, "data-ask": "" };
}

/**
 * What lets the same be done by keys, on the thing or on a part of it that has its name. Of the things in a list only
 * the first is reached by Tab, the others from there by arrows: whoever uses keys has somewhere to go.
 */
export function reached(isFirst = true): { role: "button"; tabindex: number; "aria-haspopup": "dialog" } {
  return { role: "button", tabindex: isFirst ? 0 : -1, "aria-haspopup": "dialog" };
}
