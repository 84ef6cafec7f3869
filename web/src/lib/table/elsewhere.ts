import type { Attachment } from "svelte/attachments";

/** Keys that only lead to a button do nothing else. */
const WALKING = ["Tab", "Shift"];

/** Calls back whenever somebody does anything outside an element: presses the pointer, or any key that does not only walk. */
export function elsewhere(leave: () => void): Attachment {
  return (element) => {
    function hear(event: Event): void {
      if (event instanceof KeyboardEvent && WALKING.includes(event.key)) return;
      if (!(event.target instanceof Node && element.contains(event.target))) leave();
    }
    window.addEventListener("pointerdown", hear);
    window.addEventListener("keydown", hear);
    return () => {
      window.removeEventListener("pointerdown", hear);
      window.removeEventListener("keydown", hear);
    };
  };
}
