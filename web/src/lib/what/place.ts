/** A part of the screen. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Where an answer goes. */
export interface Place {
  /** On which side of the thing. */
  readonly side: "above" | "below" | "left" | "right";
  readonly left: number;
  readonly top: number;
  /** How high it may be; anything longer scrolls. */
  readonly height: number;
  /** How far along its edge the tip points at the thing. */
  readonly tip: number;
}

/** Between the answer and the thing: room for the tip. */
const GAP = 12;
/** To the edge of the screen. */
const MARGIN = 8;
/** The tip keeps off the round corners. */
const CORNER = 22;

/**
 * Where an answer of a given size goes: above or below its thing, where there is more room, beside it if it is too
 * high for both, and never on it.
 */
export function placeOf(
  thing: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): Place {
  const above = thing.top - GAP - MARGIN;
  const below = screen.height - thing.bottom - GAP - MARGIN;
  const before = thing.left - GAP - MARGIN;
  const behind = screen.width - thing.right - GAP - MARGIN;
  if (Math.max(above, below) < size.height && Math.max(before, behind) >= size.width)
    return beside(thing, size, screen, behind >= before);
  const isBelow = below >= above;
  const height = Math.max(0, Math.min(size.height, isBelow ? below : above));
  const middle = (thing.left + thing.right) / 2;
  const left = within(middle - size.width / 2, MARGIN, screen.width - MARGIN - size.width);
  return {
    side: isBelow ? "below" : "above",
    left,
    top: isBelow ? thing.bottom + GAP : thing.top - GAP - height,
    height,
    tip: within(middle - left, CORNER, size.width - CORNER),
  };
}

function beside(
  thing: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  isBehind: boolean,
): Place {
  const height = Math.min(size.height, screen.height - 2 * MARGIN);
  const middle = (thing.top + thing.bottom) / 2;
  const top = within(middle - height / 2, MARGIN, screen.height - MARGIN - height);
  return {
    side: isBehind ? "right" : "left",
    left: isBehind ? thing.right + GAP : thing.left - GAP - size.width,
    top,
    height,
    tip: within(middle - top, CORNER, height - CORNER),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
