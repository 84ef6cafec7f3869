import brick from "icon:clay-brick";
import wood from "icon:log";
import ore from "icon:ore";
import loom from "icon:rolled-cloth";
import papyrus from "icon:scroll-unfurled";
import stone from "icon:stone-block";
import { flask } from "./glyphs";
import type { IconData } from "./icon";

/** The picture of every resource of both games; Architects calls clay brick. */
export const resourceIcons: Readonly<Record<string, IconData>> = {
  wood,
  stone,
  clay: brick,
  brick,
  ore,
  glass: flask,
  loom,
  papyrus,
};
