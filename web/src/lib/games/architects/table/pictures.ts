import amphora from "icon:amphora";
import cat from "icon:cat";
import knight from "icon:chess-knight";
import crane from "icon:crane";
import swords from "icon:crossed-swords";
import masks from "icon:drama-masks";
import necklace from "icon:emerald-necklace";
import hammer from "icon:gear-hammer";
import temple from "icon:greek-temple";
import horn from "icon:hunting-horn";
import megaphone from "icon:megaphone";
import book from "icon:open-book";
import dove from "icon:peace-dove";
import shield from "icon:shield";
import crafting from "icon:stone-crafting";
import trowel from "icon:trowel";
import coins from "icon:two-coins";
import flaskIcon from "icon:erlenmeyer";
import type { IconData } from "$lib/icons/icon";

export { cat, dove, horn, shield, swords };

/** The picture of every progress token. */
export const tokenIcons: Readonly<Record<string, IconData>> = {
  urbanism: trowel,
  crafts: crafting,
  jewelry: necklace,
  science: flaskIcon,
  propaganda: megaphone,
  architecture: crane,
  economy: coins,
  engineering: hammer,
  tactics: shield,
  decor: amphora,
  politics: cat,
  strategy: knight,
  education: book,
  culture: masks,
};
export { temple as wonderIcon };
