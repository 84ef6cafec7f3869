/** How far a sheet must be pulled down before it closes, in pixels. */
const ENOUGH = 72;

/** Let a sheet be closed by pulling it down by its head, which has `data-head`. */
export function swipe(close: () => void): (sheet: HTMLElement) => () => void {
  return (sheet) => {
    let start: number | null = null;
    const pulled = (event: PointerEvent): number => Math.max(0, event.clientY - (start ?? event.clientY));
    const down = (event: PointerEvent): void => {
      const isHead = event.target instanceof Element && event.target.closest("[data-head]");
      if (event.pointerType !== "mouse" && isHead) start = event.clientY;
    };
    const move = (event: PointerEvent): void => {
      if (start !== null) sheet.style.setProperty("--pulled", `${pulled(event)}px`);
    };
    const up = (event: PointerEvent): void => {
      const far = event.type === "pointerup" && pulled(event) > ENOUGH;
      start = null;
      sheet.style.removeProperty("--pulled");
      if (far) close();
    };
    const ears = new AbortController();
    sheet.addEventListener("pointerdown", down, ears);
    sheet.addEventListener("pointermove", move, ears);
    sheet.addEventListener("pointerup", up, ears);
    sheet.addEventListener("pointercancel", up, ears);
    return () => ears.abort();
  };
}
