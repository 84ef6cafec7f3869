import gear from "icon:big-gear";
import tablet from "icon:wax-tablet";
import { dividers } from "./glyphs";
import type { IconData } from "./icon";

/** The picture of every science symbol. */
export const symbolIcons: Readonly<Record<string, IconData>> = { compass: dividers, gear, tablet };
