import type { Attachment } from "svelte/attachments";

const KIND = "application/x-mirabilia-seat";

/** Let a seat be dragged by this part of it. */
export const handle =
  (seat: number): Attachment<HTMLElement> =>
  (node) => {
    const start = ({ dataTransfer }: DragEvent): void => {
      dataTransfer?.setData(KIND, String(seat));
      if (dataTransfer) dataTransfer.effectAllowed = "move";
    };
    node.draggable = true;
    node.addEventListener("dragstart", start);
    return () => {
      node.draggable = false;
      node.removeEventListener("dragstart", start);
    };
  };

/** Let a seat be dropped here. */
export const target =
  (ondrop: (seat: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes(KIND)) event.preventDefault(); // allows dropping
    };
    const drop = (event: DragEvent): void => {
      const seat = event.dataTransfer?.getData(KIND);
      if (!seat) return;
      event.preventDefault();
      ondrop(Number(seat));
    };
    node.addEventListener("dragover", over);
    node.addEventListener("drop", drop);
    return () => {
      node.removeEventListener("dragover", over);
      node.removeEventListener("drop", drop);
    };
  };
