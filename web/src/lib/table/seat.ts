import type { SeatInfo } from "$lib/wire/protocol";

/** Whether nobody has a seat yet, neither a person nor a bot. */
export const isOpen = ({ name, bot }: Pick<SeatInfo, "name" | "bot">): boolean => name === null && bot === null;
