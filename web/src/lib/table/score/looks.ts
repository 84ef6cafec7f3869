import cat from "icon:cat";
import swords from "icon:crossed-swords";
import pyramid from "icon:great-pyramid";
import { coin, shapes } from "$lib/icons/glyphs";
import type { IconData } from "$lib/icons/icon";
import type { Look } from "./score";

/** The picture of every category. */
export const lookIcons: Readonly<Record<Look, IconData>> = {
  red: swords,
  coin,
  wonder: pyramid,
  blue: shapes["blue"]!,
  green: shapes["green"]!,
  yellow: shapes["yellow"]!,
  purple: shapes["purple"]!,
  cat,
};
