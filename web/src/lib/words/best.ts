/**
 * The language that meets the first wish that any language can meet; null if none can. A wish is met in its own
 * language and script, so that `zh-TW` is `zh-Hant` and never `zh`; that of its region is preferred, then one for all
 * regions. The server does the same, in src/mirabilia/text/tags.py; tests/text/wishes.json holds both to the same
 * answers.
 */
export function bestOf(known: readonly string[], wishes: readonly string[]): string | null {
  for (const wish of wishes.map(complete)) {
    const suited = known.filter((name) => wish && isReadable(complete(name), wish));
    const [first] = suited.sort((one, other) => rank(one, wish) - rank(other, wish) || (one < other ? -1 : 1));
    if (first) return first;
  }
  return null;
}

/** Whether words are in the language and script of a wish, whatever their region. */
function isReadable(offered: Intl.Locale | null, wish: Intl.Locale): boolean {
  return offered?.language === wish.language && offered.script === wish.script;
}

/** How well a language suits a wish that it meets; lower is better. */
function rank(name: string, wish: Intl.Locale | null): number {
  return complete(name)?.region === wish?.region ? 0 : name.split("-").length;
}

/** A tag with what CLDR thinks likely for the parts it leaves out; null if it is not a tag. */
function complete(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}
