import type { IconData } from "$lib/icons/icon";

const drawn = (path: string): IconData => ({ box: "0 0 24 24", body: `<path fill="currentColor" d="${path}"/>` });

// Our own glyphs: the controls that every media player has.
export const play = drawn("M6 3l15 9-15 9z");
export const pause = drawn("M5 3h5v18H5zM14 3h5v18h-5z");
export const next = drawn("M5 4l11 8-11 8zM17 4h3v16h-3z");
export const back = drawn("M19 4L8 12l11 8zM4 4h3v16H4z");
export const end = drawn("M2 4l9 8-9 8zM10 4l9 8-9 8zM19 4h3v16h-3z");
export const start = drawn("M22 4l-9 8 9 8zM14 4l-9 8 9 8zM2 4h3v16H2z");
