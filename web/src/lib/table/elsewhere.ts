import type { Attachment } from "svelte/attachments";

/** Keys that only move the focus. */
const WALKING = ["Tab", "Shift"];

/** Calls back on any press of the pointer, or of a key that does more than move the focus, outside an element. */
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
