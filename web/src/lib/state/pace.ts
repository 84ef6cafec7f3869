import type { BotSpeed } from "./settings.svelte";

/** How long a bot's move is shown before the next thing happens, in milliseconds. */
const HELD: Readonly<Record<BotSpeed, number>> = { slow: 1800, normal: 450, instant: 0 };
/** How long motion takes, compared with what it usually takes. */
const STRETCH: Readonly<Record<BotSpeed, number>> = { slow: 2, normal: 1, instant: 0 };

/** How long to wait after something happened: without motion there is nothing to wait for, unless slowness is asked for. */
export function heldFor(speed: BotSpeed, isMoving: boolean): number {
  return isMoving || speed === "slow" ? HELD[speed] : 0;
}

/** The factor for the length of every motion that shows others' moves. */
export function stretchOf(speed: BotSpeed): number {
  return STRETCH[speed];
}
