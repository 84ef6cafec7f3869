/** The keys of the table: numbers and arrows go to an option, Enter is the browser's own. */
export function keyboard(event: KeyboardEvent, options: readonly number[], open: (what: "menu" | "log") => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const { target, key } = event;
  if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
  const number = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
  if (number !== null) focusOption(options[number]);
  else if (key === "ArrowLeft" || key === "ArrowRight") step(options, key === "ArrowRight" ? 1 : -1);
  else if (key === "?") open("menu");
  else if (key.toLowerCase() === "l") open("log");
  else return;
  event.preventDefault();
}

function focusOption(option: number | undefined): void {
  if (option !== undefined) document.querySelector<HTMLElement>(`[data-option="${option}"]`)?.focus();
}

function step(options: readonly number[], by: 1 | -1): void {
  if (options.length === 0) return;
  const at = options.indexOf(Number((document.activeElement as HTMLElement | null)?.dataset["option"] ?? NaN));
  const start = at === -1 ? (by === 1 ? -1 : 0) : at;
  focusOption(options[(start + by + options.length) % options.length]);
}
