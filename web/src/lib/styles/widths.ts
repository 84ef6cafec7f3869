/** The widths of the tokens at which a table changes what it shows; where only its styles change, they test it themselves. */
export const TABLET = 1000;
export const LAPTOP = 1280;
export const DESKTOP = 1440;
