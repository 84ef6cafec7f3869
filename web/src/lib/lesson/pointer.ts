/** What is pointed at: an option by its number, else a card by its id, else whatever can be pressed and has this name. */
export interface Target {
  readonly option: number;
  readonly card: string | null;
  readonly name: string | null;
}

const MARK = "data-pointed";

/** The element of a table that a target means, if the table shows one. */
export function find(root: ParentNode, { option, card, name }: Target): HTMLElement | null {
  const byOption = [...root.querySelectorAll<HTMLElement>(`[data-option="${option}"]`)];
  if (byOption[0]) return byOption.find((one) => one.offsetParent !== null) ?? byOption[0]; // preferably one that is in sight
  const byCard = card ? root.querySelector<HTMLElement>(`[data-card="${card}"]`) : null;
  if (byCard) return byCard;
  const buttons = [...root.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  return (name && buttons.find((button) => button.textContent.includes(name))) || null;
}

/**
 * Point at a target for as long as needed: mark it, and let those who cannot see the mark hear the words of the
 * bubble with it. Tables may redraw themselves at any time, so it is looked for after every change. To stop, call what
 * is returned.
 */
export function pointAt(root: HTMLElement, target: Target, words: string): () => void {
  let marked: HTMLElement | null = null;
  const clear = (): void => {
    marked?.removeAttribute(MARK);
    if (marked?.getAttribute("aria-describedby") === words) marked.removeAttribute("aria-describedby");
  };
  const mark = (): void => {
    const there = find(root, target);
    if (there === marked && there?.hasAttribute(MARK)) return;
    clear();
    marked = there;
    marked?.setAttribute(MARK, "");
    if (!marked?.hasAttribute("aria-describedby")) marked?.setAttribute("aria-describedby", words);
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    clear();
  };
}
