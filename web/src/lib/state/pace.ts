import type { BotSpeed } from "./settings.svelte";

/** How long what bots did is shown before what comes next, in milliseconds. */
const HELD: Readonly<Record<BotSpeed, number>> = { slow: 1800, normal: 450, instant: 0 };
/** How long motion takes, compared with what it usually takes. */
const STRETCH: Readonly<Record<BotSpeed, number>> = { slow: 2, normal: 1, instant: 0 };

/** How long to wait after something happened: without motion there is nothing to wait for, unless slowness is asked for. */
export function heldFor(speed: BotSpeed, isMoving: boolean): number {
  return isMoving || speed === "slow" ? HELD[speed] : 0;
}

/** What the length of every motion that shows others' moves is multiplied by. */
export function stretchOf(speed: BotSpeed): number {
  return STRETCH[speed];
}
