import type { IconData } from "./icon";

// Our own glyphs, 24 x 24, in the colour of the text around them.

const glyph = (body: string): IconData => ({ box: "0 0 24 24", body });

export const again = glyph(
  '<path d="M5.2 8.2A8.3 8.3 0 1 1 3.7 12.6" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><path d="M4.4 2.6 4.8 9l6.2-1.2" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
);
export const arrow = glyph(
  '<path d="M3 12h16M13 5.5 19.5 12 13 18.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
);
export const check = glyph(
  '<path d="M4.5 12.8 9.6 18 19.6 6.6" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
);
export const coin = glyph(
  '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="12" r="4" fill="currentColor"/>',
);
export const cross = glyph(
  '<path d="M6 6 18 18M18 6 6 18" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/>',
);
export const dividers = glyph(
  '<path d="M12 1v2.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><circle cx="12" cy="6.2" r="2.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M9.7 8 11.8 9.2 5.2 23 4.3 22.6ZM14.3 8 12.2 9.2 18.8 23 19.7 22.6Z" fill="currentColor" stroke="currentColor" stroke-width="1.1" stroke-linejoin="round"/><path d="M2.2 13.2Q12 20.8 21.8 13.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
);
export const dots = glyph(
  '<circle cx="5" cy="12" r="2" fill="currentColor"/><circle cx="12" cy="12" r="2" fill="currentColor"/><circle cx="19" cy="12" r="2" fill="currentColor"/>',
);
export const eye = glyph(
  '<path d="M2 12Q12 2 22 12Q12 22 2 12Z" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12" r="3.6" fill="currentColor"/>',
);
export const flame = glyph(
  '<path d="M12.5 1.5c.6 4.2 6 6.6 6 12.4a6.5 6.5 0 0 1-13 0c0-3.2 1.9-4.7 2.9-7.1 1 .9 1.6 1.9 1.8 3 1.8-2 2.6-4.8 2.3-8.3Z" fill="currentColor"/>',
);
export const flask = glyph(
  '<path fill-rule="evenodd" d="M8.3 1.5h7.4v2.6l-1.2.7v4.3a7 7 0 0 1 1.9 12.3q-.5 1.1-1.6 1.1H9.2q-1.1 0-1.6-1.1A7 7 0 0 1 9.5 9.1V4.8l-1.2-.7zM7.6 14.2q-.9 3 1.3 5.2l1.3-1.2q-1.5-1.4-.9-3.5z" fill="currentColor"/>',
);
export const lamp = glyph(
  '<path d="M12 1.8a7.4 7.4 0 0 0-4.3 13.4c.8.6 1.2 1.3 1.2 2.2v.6h6.2v-.6c0-.9.4-1.6 1.2-2.2A7.4 7.4 0 0 0 12 1.8Z" fill="currentColor"/><path d="M9.2 20h5.6M10.3 22.6h3.4" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
);
export const link = glyph(
  '<path d="M9.5 14.5 14.5 9.5M11 7.5l2.3-2.3a3.9 3.9 0 0 1 5.5 5.5L16.5 13M13 16.5l-2.3 2.3a3.9 3.9 0 0 1-5.5-5.5L7.5 11" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
);
export const mark = glyph(
  '<path d="M2 21.5h20L19.5 18h-15z" fill="currentColor"/><path d="M5 17.5V11a7 7 0 0 1 14 0v6.5h-3.2V11.5a3.8 3.8 0 0 0-7.6 0v6z" fill="currentColor"/><circle cx="12" cy="12.5" r="2.3" fill="currentColor"/><path d="M12 .8v2M4.6 3.4l1.3 1.5M19.4 3.4l-1.3 1.5" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
);
export const menu = glyph(
  '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
);
export const moon = glyph('<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" fill="currentColor"/>');
export const pause = glyph('<path d="M6 4h4.5v16H6zM13.5 4H18v16h-4.5z" fill="currentColor"/>');
export const people = glyph(
  '<circle cx="8.5" cy="8" r="4" fill="currentColor"/><path d="M1.5 20.5a7 7 0 0 1 14 0z" fill="currentColor"/><path d="M15.2 4.4a4 4 0 0 1 0 7.2M17.5 14.4a7 7 0 0 1 5 6.1h-3.6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
);
export const speech = glyph(
  '<path d="M3 4h18v12.5H11L5.5 21v-4.5H3z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
);
export const star = glyph(
  '<path d="M12 2.2 14.9 8.6 21.8 9.3 16.6 13.9 18.1 20.8 12 17.2 5.9 20.8 7.4 13.9 2.2 9.3 9.1 8.6Z" fill="currentColor"/>',
);
export const sun = glyph(
  '<circle cx="12" cy="12" r="4.6" fill="currentColor"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
);

/** The shape of each kind of card: they can be told apart without colour. */
export const shapes: Readonly<Record<string, IconData>> = {
  brown: glyph('<path d="M1.5 4h21v6.4h-21zM1.5 13.6h21V20h-21z" fill="currentColor"/>'),
  grey: glyph('<path d="M12 1.5 22.5 12 12 22.5 1.5 12Z" fill="currentColor"/>'),
  blue: glyph('<path d="M3 3h18v18H3z" fill="currentColor"/>'),
  yellow: glyph('<circle cx="12" cy="12" r="10" fill="currentColor"/>'),
  red: glyph(
    '<path d="M6.2 1.8 12 7.6 17.8 1.8 22.2 6.2 16.4 12 22.2 17.8 17.8 22.2 12 16.4 6.2 22.2 1.8 17.8 7.6 12 1.8 6.2Z" fill="currentColor"/>',
  ),
  green: glyph('<path d="M12 2 23 21.5H1Z" fill="currentColor"/>'),
  purple: glyph('<path d="M4 1.5h16v21l-8-7.5-8 7.5z" fill="currentColor"/>'),
};
