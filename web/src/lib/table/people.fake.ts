import type { SeatInfo, TableInfo } from "$lib/wire/protocol";

/** A seat of a person, unless told otherwise. */
export function seatOf(seat: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name: null,
    bot: null,
    away: false,
    stand_in: false,
    free: false,
    guest_of: null,
    reserve: null,
    coached: false,
    ...seat,
  };
}

/** A table during a game of Tereza, Livia and a bot, unless told otherwise. */
export function infoOf(info: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abc123",
    game: "seven",
    players: 3,
    wonders: "",
    clock: 60,
    reserve: 0,
    reserve_for: "game",
    away_after: 3,
    when_away: "bot",
    public: false,
    spectators: true,
    hints: true,
    phase: "playing",
    seats: [seatOf({ name: "Tereza" }), seatOf({ name: "Livia" }), seatOf({ bot: "builder" })],
    host: 0,
    paused: false,
    hurried: false,
    asleep: false,
    wanted: [],
    awaited: [],
    due: null,
    changed: 0,
    commitment: "",
    dealing: null,
    shares: [],
    rematch: null,
    coached: false,
    lesson: false,
    origin: null,
    ...info,
  };
}
