// What goes over the wire, written by `.venv/bin/python -m tools.write_docs`
// from src/mirabilia/server/wire, src/mirabilia/insight/model.py and the games; change it there. The page
// docs/reference/protocol.md says how it is used.
// It is long because it has every message of the wire in one file, written in one go.

/** Changes when a client written for the old number would no longer understand the server. */
export const PROTOCOL = 3;

/** The most bytes that a message or a request body may have. */
export const LONGEST_MESSAGE = 8192;

/** With a clock of this many seconds or more, people need not have the table open while others wait for them. */
export const SLOW_CLOCK = 3600;

/** How long a person must have had the table closed to count as gone, if people are expected to keep it open. */
export const GONE_MS = 60000;

/** How long the others have to wait for a person, at a table without a clock, before they may play on. */
export const IDLE_MS = 300000;

/** Build the structure of a card, paying these coins to the neighbours for what is bought there. */
export interface SevenBuild {
  readonly do: "build";
  readonly card: string;
  readonly left: number;
  readonly right: number;
}

/** Build the next stage of the wonder with a card face down, paying the neighbours. */
export interface SevenBuildStage {
  readonly do: "stage";
  readonly card: string;
  readonly left: number;
  readonly right: number;
}

/** Sell a card for 3 coins. */
export interface SevenSell {
  readonly do: "sell";
  readonly card: string;
}

/** Build the structure of a card with Olympia's power, paying nothing. */
export interface SevenBuildFree {
  readonly do: "free";
  readonly card: string;
}

/** Build a card of the discard pile with Halicarnassus' power, paying nothing. */
export interface SevenDig {
  readonly do: "dig";
  readonly card: string;
}

/** Build nothing from the discard pile. */
export interface SevenDecline {
  readonly do: "decline";
}

/** Which of the three decks a player can reach: their own, the right neighbour's, or the central one. */
export const ARCHITECTS_SIDES = ["left", "right", "centre"] as const;
export type ArchitectsSide = (typeof ARCHITECTS_SIDES)[number];

/** Take the turn's card from the top of a deck. */
export interface ArchitectsTake {
  readonly do: "take";
  readonly deck: ArchitectsSide;
}

/** Take an extra card that a progress token allows. */
export interface ArchitectsDraw {
  readonly do: "draw";
  readonly deck: ArchitectsSide;
}

export const ARCHITECTS_RESOURCES = ["wood", "stone", "brick", "papyrus", "glass"] as const;
export type ArchitectsResource = (typeof ARCHITECTS_RESOURCES)[number];

/** Build a stage with these cards. */
export interface ArchitectsBuild {
  readonly do: "build";
  readonly stage: number;
  readonly spent: readonly ArchitectsResource[];
  /** Yellow cards spent. */
  readonly coins: number;
  readonly economy: boolean;
  /** Progress tokens that help to pay. */
  readonly engineering: boolean;
}

export const ARCHITECTS_SYMBOLS = ["compass", "gear", "tablet"] as const;
export type ArchitectsSymbol = (typeof ARCHITECTS_SYMBOLS)[number];

/** Give up symbols for a progress token. */
export interface ArchitectsResearch {
  readonly do: "research";
  readonly symbols: readonly ArchitectsSymbol[];
  /** null is the top of the stack, unseen. */
  readonly token: string | null;
}

/** End the turn. */
export interface ArchitectsEnd {
  readonly do: "end";
}

/** Alexandria: take the top card of any deck of the table. */
export interface ArchitectsTakeFrom {
  readonly do: "from";
  /** Whose deck it is; null is the central one. */
  readonly seat: number | null;
}

/** Babylon: take a progress token. */
export interface ArchitectsTakeToken {
  readonly do: "token";
  /** null is the top of the stack, unseen. */
  readonly token: string | null;
}

/** Halicarnassus: look at the first five cards of a deck. */
export interface ArchitectsLookAt {
  readonly do: "look";
  readonly deck: ArchitectsSide;
}

/** Halicarnassus: keep one of the cards looked at. */
export interface ArchitectsKeep {
  readonly do: "keep";
  readonly card: string;
}

/** Use the effect of a stage that leaves no choice: Ephesus, Olympia. */
export interface ArchitectsUse {
  readonly do: "use";
}

/** Do without the effect of a stage. */
export interface ArchitectsDecline {
  readonly do: "decline";
}

export type SevenMove = SevenBuild | SevenBuildStage | SevenSell | SevenBuildFree | SevenDig | SevenDecline;

export type ArchitectsMove =
  | ArchitectsTake
  | ArchitectsDraw
  | ArchitectsBuild
  | ArchitectsResearch
  | ArchitectsEnd
  | ArchitectsTakeFrom
  | ArchitectsTakeToken
  | ArchitectsLookAt
  | ArchitectsKeep
  | ArchitectsUse
  | ArchitectsDecline;

/** A move of the game that is played. */
export type Move = SevenMove | ArchitectsMove;

/** Choose a move for a city, or change the choice until all have chosen. */
export interface Choose {
  readonly do: "choose";
  /** As in the last update; a choice for another turn is stale. 0 to 100000. */
  readonly turn: number;
  /** 0 to 6. */
  readonly city: number;
  /** The move of one of the decision's options, sent back unchanged. */
  readonly move: Move;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Take back a choice that is not sealed yet. */
export interface Withdraw {
  readonly do: "withdraw";
  /** 0 to 100000. */
  readonly turn: number;
  /** 0 to 6. */
  readonly city: number;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Agree that the coach speaks at this table, or no longer agree; before the game or during it. It speaks once every person with a seat here has agreed, and speaks to each of them alone. */
export interface Coach {
  readonly do: "coach";
  readonly on: boolean;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Begin the game; the host may do so when every seat is taken. */
export interface Start {
  readonly do: "start";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Promise a share of the chance that deals the cards, before the game; a new promise replaces an old one. Draw 64 hexadecimal digits in lower case, keep them to yourself, and promise the SHA-256 of `mirabilia share ` followed by them. Anyone who does this knows that nobody, not even the server, could choose the deal. */
export interface PromiseShare {
  readonly do: "promise";
  /** Matches `^[0-9a-f]{64}$`. */
  readonly promise: string;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Tell the share that you have promised, while the table's `dealing` says until when; never earlier. */
export interface TellShare {
  readonly do: "tell";
  /** 64 hexadecimal digits, as they were drawn. Matches `^[0-9a-f]{64}$`. */
  readonly share: string;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Move to another seat that is open, before the game. */
export interface Sit {
  readonly do: "sit";
  /** 0 to 6. */
  readonly seat: number;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Let a bot play an open seat, or replace the bot there; the host may do so before the game. */
export interface PlaceBot {
  readonly do: "place_bot";
  /** 0 to 6. */
  readonly seat: number;
  /** A bot as people type it: `strategist`, `master:science`, `program:mine`. 1 to 40 characters. */
  readonly bot: string;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Open a seat again, whoever has it; the host may do so before the game. */
export interface ClearSeat {
  readonly do: "clear_seat";
  /** 0 to 6. */
  readonly seat: number;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Put the seats in another order, add open ones, or drop some without people; the host may, before the game. Everybody keeps their token, and each seat its wonder. */
export interface Arrange {
  readonly do: "arrange";
  /** For each place, the seat to put there, by the number it has now; null for a new one. At most 7 of them; each 0 to 6. */
  readonly seats: readonly (number | null)[];
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

export const RESERVE_FORS = ["game", "age"] as const;
export type ReserveFor = (typeof RESERVE_FORS)[number];

export const WHEN_AWAYS = ["bot", "wait"] as const;
export type WhenAway = (typeof WHEN_AWAYS)[number];

/** What a table plays by; its host may change all of it before the game. */
export interface Terms {
  /** Wishes for wonders and sides ([how they are written](#wishes-for-boards)); whatever is left open is drawn. At most 200 characters. */
  readonly wonders?: string;
  /** Seconds for a decision; null for as long as it takes. 5 to 2592000. */
  readonly clock?: number | null;
  /** Seconds of each person's reserve, which runs once the clock has run down; only with a clock. 0 to 2592000. */
  readonly reserve?: number;
  /** Whether the reserve is for the whole game or is refilled at the beginning of each age. */
  readonly reserve_for?: ReserveFor;
  /** How many decisions in a row a person has to miss to count as away. 1 to 20. */
  readonly away_after?: number;
  /** What happens when a person who is away has to decide: a bot decides, or everybody waits. */
  readonly when_away?: WhenAway;
  /** Whether the table is listed. Spectators then see the game a while later than it is played. */
  readonly public?: boolean;
  /** Whether people other than the players may watch. */
  readonly spectators?: boolean;
  readonly hints?: boolean;
}

/** Change what the table plays by; the host may do so before the game. */
export interface Change {
  readonly do: "change";
  readonly terms: Terms;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Give up the seat and its token permanently: before the game the seat is open again, during it a bot plays on. A guest gives the seat back, and it waits for the person whose seat it is. */
export interface Leave {
  readonly do: "leave";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** A pause: nobody can choose and no clock runs until a person ends it. Everybody present must agree. */
export interface PauseWish {
  readonly wish: "pause";
}

/** The clock starts again for everybody who still has to choose. Everybody present must agree. */
export interface MoreTime {
  readonly wish: "more_time";
}

/** A bot decides for a person who is gone, until they return. Takes the host's word, or most of those present. */
export interface StandIn {
  readonly wish: "stand_in";
  /** 0 to 6. */
  readonly seat: number;
}

/** Everybody waits for a person who is gone: no bot or guest takes the seat. Agreed on like a stand-in. */
export interface WaitFor {
  readonly wish: "wait_for";
  /** 0 to 6. */
  readonly seat: number;
}

/** Anyone with the link may play for a person who is gone, until they return. Agreed on like a stand-in. */
export interface OpenSeat {
  readonly wish: "open_seat";
  /** 0 to 6. */
  readonly seat: number;
}

/** Another clock, or none, from now on. Everybody present must agree. At a table whose clock is an hour or more, that means all its people, here or not. For a first clock of at least a minute, the host's word is enough, or that of most of those present. */
export interface SetClock {
  readonly wish: "set_clock";
  /** Seconds for a decision: from five seconds to thirty days. 5 to 2592000. */
  readonly clock: number | null;
  /** Seconds that a person may use beyond the clock, over several decisions. 0 to 2592000. */
  readonly reserve?: number;
}

/** Something that the people at a table can agree on during the game. */
export type Wish = PauseWish | MoreTime | StandIn | WaitFor | OpenSeat | SetClock;

/** Ask for something that the people at the table can agree on, or agree to it; it is done once enough do. */
export interface Want {
  readonly do: "want";
  /** Something that the people at a table can agree on during the game. */
  readonly wish: Wish;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Withdraw such a wish, as long as it is not done. */
export interface Unwant {
  readonly do: "unwant";
  /** Something that the people at a table can agree on during the game. */
  readonly wish: Wish;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** End a pause. */
export interface Resume {
  readonly do: "resume";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Step away from the table, whose terms say what becomes of your decisions until you return. */
export interface Away {
  readonly do: "away";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Come back: you decide again, from the next open decision on. Choosing a move does the same. */
export interface Return {
  readonly do: "return";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Ask to be called to the table by Web Push when it is your turn and you do not have it open. The fields are those of a browser's `PushSubscription`. */
export interface Subscribe {
  readonly do: "subscribe";
  /** Matches `^https?://[!-~]+$`. */
  readonly endpoint: string;
  /** Matches `^[A-Za-z0-9_-]+$`. */
  readonly p256dh: string;
  /** Matches `^[A-Za-z0-9_-]+$`. */
  readonly auth: string;
  /** The language that the person reads. 2 to 20 characters. */
  readonly language?: string;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Ask not to be called any more. */
export interface Unsubscribe {
  readonly do: "unsubscribe";
  /** 10 to 1000 characters. */
  readonly endpoint: string;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Say something short to everybody at the table. */
export interface Say {
  readonly do: "say";
  /** 1 to 200 characters. */
  readonly text: string;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

export const REACTIONS = ["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "good-game"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Show a reaction to everybody at the table. */
export interface React {
  readonly do: "react";
  readonly reaction: Reaction;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Ask what the options of a decision are worth, at a table that allows it; answered within about a second. */
export interface Hint {
  readonly do: "hint";
  /** 0 to 100000. */
  readonly turn: number;
  /** 0 to 6. */
  readonly city: number;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** Open a new table with the same people and the same settings, after the game. If one person played with bots, the new game begins immediately. */
export interface Rematch {
  readonly do: "rematch";
  /** The promise of the share that you add to the next deal; see `PromiseShare`. Matches `^[0-9a-f]{64}$`. */
  readonly promise?: string | null;
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** Chosen by the client; a command that is sent again has the same id and is carried out only once. 1 to 40 characters. */
  readonly id: string;
  /** Whose command it is, where people share a device; null for the seat whose token was sent as `token`. 0 to 6. */
  readonly by?: number | null;
}

/** What goes into the log of a table. */
export type TableCommand =
  | Choose
  | Withdraw
  | Coach
  | Start
  | PromiseShare
  | TellShare
  | Sit
  | PlaceBot
  | ClearSeat
  | Arrange
  | Change
  | Leave
  | Want
  | Unwant
  | Resume
  | Away
  | Return
  | Subscribe
  | Unsubscribe
  | Say
  | React;

export type Command = TableCommand | Hint | Rematch;

/** Ask whether the connection still works; answered by a pong immediately. */
export interface Ping {
  readonly do: "ping";
}

/** See a table: as the seat whose token this is, or as the public. Also the way to fetch everything again. */
export interface Watch {
  readonly do: "watch";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** 20 to 80 characters. */
  readonly token?: string | null;
  /** The name a spectator wants to be known by, if any. People with a seat already have a name. 1 to 24 characters. */
  readonly name?: string | null;
  /** The tokens of others who share this device: they count as here, and commands may come `by` their seats. Without a `token` the table is then shown as all who sit at it may see it: nobody's hand, and no delay. At most 6 of them; each 20 to 80 characters. */
  readonly also?: readonly string[];
}

/** Stop watching a table. */
export interface Unwatch {
  readonly do: "unwatch";
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
}

export type ClientMessage = Ping | Watch | Unwatch | Command;

export const GAME_NAMES = ["seven", "architects"] as const;
export type GameName = (typeof GAME_NAMES)[number];

export const SEVEN_NEIGHBOURS = ["left", "right"] as const;
export type SevenNeighbour = (typeof SEVEN_NEIGHBOURS)[number];

export const SEVEN_SIDES = ["A", "B"] as const;
export type SevenSide = (typeof SEVEN_SIDES)[number];

/** A wonder with the side that is played. */
export interface SevenBoard {
  readonly wonder: string;
  readonly side: SevenSide;
}

export const SEVEN_RESOURCES = ["wood", "stone", "clay", "ore", "glass", "loom", "papyrus"] as const;
export type SevenResource = (typeof SEVEN_RESOURCES)[number];

/** Something that produces resources: units of one of these kinds each turn. */
export interface SevenSource {
  readonly one_of: readonly SevenResource[];
  readonly units: number;
  /** Whether neighbours may buy it. */
  readonly for_sale: boolean;
}

/** Cheaper trade: these resources cost 1 coin from this neighbour. */
export interface SevenDiscount {
  readonly on: "goods" | "raw";
  readonly seller: SevenNeighbour;
}

/** What everybody sees of a city. */
export interface SevenCity {
  readonly number: number;
  readonly board: SevenBoard;
  /** Stages built. */
  readonly stages: number;
  readonly coins: number;
  /** Coins received this turn, included in `coins`, that cannot be spent yet. */
  readonly income: number;
  readonly cards: readonly string[];
  readonly sources: readonly SevenSource[];
  readonly discounts: readonly SevenDiscount[];
  readonly shields: number;
  readonly compass: number;
  readonly gear: number;
  readonly tablet: number;
  /** Science symbols to be chosen at the end. */
  readonly wild: number;
  /** Victory tokens of age I, II and III. */
  readonly victories: readonly [number, number, number];
  readonly defeats: number;
  /** How many cards were sold here; nobody else knows which. */
  readonly sold: number;
  /** How many cards are in its hand, or for the Free City in its pile. */
  readonly hand: number;
  /** Whether Olympia's free build can be used this age. */
  readonly free_build: boolean;
}

/** What is known of a hand that was passed on, and where it is now. */
export interface SevenRememberedHand {
  /** Who holds it now. */
  readonly seat: number;
  /** The cards it had, without those that have been built openly since. */
  readonly cards: readonly string[];
  /** How many of these have left it unseen. */
  readonly gone: number;
  /** How many unknown cards have joined it since, from the Free City's pile. */
  readonly drawn: number;
}

/** A card that left a hand face down: everybody saw it go, but few know which it was. */
export interface SevenSecret {
  readonly city: number;
  readonly age: number;
  readonly turn: number;
  /** null if this seat does not know it; a seat knows what it did itself, for its own city or the Free City. */
  readonly card: string | null;
  readonly fate: "buried" | "sold" | "thrown";
}

/** How a city's science points come about. */
export interface SevenScience {
  readonly compass: number;
  readonly gear: number;
  /** Symbols with the wild ones in their best places. */
  readonly tablet: number;
  readonly wild_compass: number;
  readonly wild_gear: number;
  /** How many of these are wild. */
  readonly wild_tablet: number;
  /** Points for equal symbols. */
  readonly squares: number;
  /** Points for sets of three different ones. */
  readonly sets: number;
}

/** The score sheet of a city: seven categories and how they came about. */
export interface SevenSheet {
  readonly city: number;
  readonly military: number;
  readonly treasury: number;
  readonly wonder: number;
  readonly civilian: number;
  readonly science: number;
  readonly commerce: number;
  readonly guilds: number;
  readonly total: number;
  /** The tie-breaker. */
  readonly coins: number;
  readonly symbols: SevenScience;
  /** The neighbour's guild that was scored here too. */
  readonly copied: string | null;
}

/** How a game ended: the seats that won, and a sheet for every city. */
export interface SevenResult {
  readonly winners: readonly number[];
  readonly sheets: readonly SevenSheet[];
}

/** Everything that a seat, or the public, may know of a game. */
export interface SevenView {
  readonly seat: number | null;
  readonly players: number;
  readonly age: number;
  readonly turn: number;
  readonly phase: "choosing" | "digging" | "over" | "seventh";
  /** The city whose special decision is awaited. */
  readonly actor: number | null;
  /** Where hands go at the end of a turn. */
  readonly passing: SevenNeighbour;
  readonly cities: readonly SevenCity[];
  /** How many cards are in the discard pile. */
  readonly discards: number;
  /** Two players: who holds the Free City card. */
  readonly holder: number | null;
  readonly hand: readonly string[];
  /** Two players: the card of the Free City's pile that this seat drew this turn, or has to play as its seventh. */
  readonly drawn: string | null;
  /** This seat's own choices so far, each with its city. */
  readonly chosen: readonly (readonly [number, SevenMove])[];
  /** The discard pile, while this seat looks through it. */
  readonly pile: readonly string[];
  /** The cities that have chosen, while others have not. */
  readonly ready: readonly number[];
  readonly memory: readonly SevenRememberedHand[];
  /** Every card that was buried, sold or thrown away; nobody sees the last card of the Free City's pile. */
  readonly secrets: readonly SevenSecret[];
  readonly result: SevenResult | null;
}

/** One thing that can be done, with its price. */
export interface SevenOption {
  readonly move: SevenMove;
  /** Coins to the bank; what goes to the neighbours is in the move. */
  readonly bank: number;
  /** The structure that makes it free. */
  readonly chain: string | null;
  /** All the coins it takes: to the bank and to both neighbours. */
  readonly coins: number;
  /** Whether no other way to do the same thing with the card takes fewer coins. */
  readonly cheapest: boolean;
}

/** The structure already stands in the city. */
export interface SevenAlreadyBuilt {
  readonly reason: "already_built";
  readonly structure: string;
}

/** More units of these resources together are needed than the city and both neighbours produce. */
export interface SevenMissing {
  readonly reason: "missing";
  readonly resources: readonly SevenResource[];
  readonly needed: number;
  readonly available: number;
}

/** Even the cheapest payment takes more coins than the city can spend. */
export interface SevenTooFewCoins {
  readonly reason: "too_few_coins";
  readonly needed: number;
  readonly coins: number;
}

/** There is no stage left to build. */
export interface SevenWonderComplete {
  readonly reason: "wonder_complete";
}

/** The Free City may not bury a card that it can build with a chain. */
export interface SevenMustBuildChain {
  readonly reason: "must_build_chain";
}

/** The Free City may not sell while it can build. */
export interface SevenMustBuild {
  readonly reason: "must_build";
}

export type SevenReason =
  | SevenAlreadyBuilt
  | SevenMissing
  | SevenTooFewCoins
  | SevenWonderComplete
  | SevenMustBuildChain
  | SevenMustBuild;

/** Something that cannot be done with a card, and why. */
export interface SevenRefusal {
  readonly card: string;
  readonly verb: "build" | "sell" | "stage";
  readonly reasons: readonly SevenReason[];
}

/** What a city has to decide: every option, and a reason for everything that is not an option. */
export interface SevenDecision {
  readonly city: number;
  /** Who decides: the same number as the city, except for the Free City. */
  readonly seat: number;
  readonly kind: "choose" | "dig" | "seventh";
  readonly options: readonly SevenOption[];
  readonly refusals: readonly SevenRefusal[];
}

/** A city is ready; its choice is secret until everybody has chosen. */
export interface SevenChose {
  readonly event: "chose";
  readonly known_to: number | null;
  readonly city: number;
  readonly move: SevenMove | null;
}

/** A city took its choice back. */
export interface SevenWithdrew {
  readonly event: "withdrew";
  readonly city: number;
}

/** A structure was built. */
export interface SevenBuilt {
  readonly event: "built";
  readonly city: number;
  readonly card: string;
  readonly way: "chain" | "dug" | "free" | "paid";
  readonly bank: number;
  readonly left: number;
  /** Coins paid to the bank and to the neighbours. */
  readonly right: number;
  /** The structure whose chain made it free. */
  readonly chain: string | null;
}

/** A stage was built; the card under it is secret. */
export interface SevenStageBuilt {
  readonly event: "stage_built";
  readonly known_to: number | null;
  readonly city: number;
  /** Its number, from 1. */
  readonly stage: number;
  readonly card: string | null;
  readonly left: number;
  readonly right: number;
}

/** A card was sold face down. */
export interface SevenSold {
  readonly event: "sold";
  readonly known_to: number | null;
  readonly city: number;
  readonly card: string | null;
}

/** The last card of an age was thrown away face down. */
export interface SevenThrown {
  readonly event: "thrown";
  readonly known_to: number | null;
  readonly city: number;
  readonly card: string | null;
}

/** A city built nothing from the discard pile. */
export interface SevenDeclined {
  readonly event: "declined";
  readonly city: number;
}

/** A city received coins: from neighbours who bought there, for a sold card, or by an effect. */
export interface SevenEarned {
  readonly event: "earned";
  readonly city: number;
  readonly trade: number;
  readonly sale: number;
  readonly effect: number;
}

/** A city and its left neighbour compared shields at the end of an age. */
export interface SevenFought {
  readonly event: "fought";
  readonly age: number;
  readonly city: number;
  readonly neighbour: number;
  readonly shields: number;
  readonly against: number;
  readonly winner: number | null;
}

/** All hands were passed on. */
export interface SevenPassed {
  readonly event: "passed";
  readonly to: SevenNeighbour;
}

/** The holder of the Free City card drew from its pile. */
export interface SevenDrew {
  readonly event: "drew";
  readonly known_to: number | null;
  readonly seat: number;
  readonly card: string | null;
}

/** The hands of an age were dealt. */
export interface SevenAgeBegan {
  readonly event: "age_began";
  readonly age: number;
}

/** The game is over. */
export interface SevenEnded {
  readonly event: "ended";
  readonly result: SevenResult;
}

export type SevenEvent =
  | SevenChose
  | SevenWithdrew
  | SevenBuilt
  | SevenStageBuilt
  | SevenSold
  | SevenThrown
  | SevenDeclined
  | SevenEarned
  | SevenFought
  | SevenPassed
  | SevenDrew
  | SevenAgeBegan
  | SevenEnded;

/** A city's shields beside those of its neighbours, and what this age's conflict would bring if it came now. */
export interface SevenFights {
  readonly shields: number;
  /** Shields of the left neighbour. */
  readonly left: number;
  /** Shields of the right neighbour. */
  readonly right: number;
  /** What the fight with the left neighbour would bring: points of a victory token, of a defeat token, or 0. */
  readonly left_points: number;
  /** What the fight with the right neighbour would bring. */
  readonly right_points: number;
}

/** What a city pays for a unit bought from each neighbour. */
export interface SevenPrices {
  readonly raw_left: number;
  readonly raw_right: number;
  readonly goods_left: number;
  readonly goods_right: number;
}

/** How a city stands, by what everybody can see. */
export interface SevenOutlook {
  readonly city: number;
  /** Its points if the game ended now. */
  readonly points: number;
  /** The points by category, without those that are 0. */
  readonly categories: Readonly<Record<string, number>>;
  /** Points of its victory tokens. */
  readonly won: number;
  /** Points of its defeat tokens, 0 or less. */
  readonly lost: number;
  readonly fights: SevenFights;
  readonly prices: SevenPrices;
}

export const SEVEN_GAINED_SYMBOLS = ["compass", "gear", "tablet", "wild"] as const;
export type SevenGainedSymbol = (typeof SEVEN_GAINED_SYMBOLS)[number];

export const SEVEN_POWERS = ["seventh_card", "free_build", "dig", "copy_guild"] as const;
export type SevenPower = (typeof SEVEN_POWERS)[number];

/** What an option would lead to if nobody else did anything this turn. */
export interface SevenConsequence {
  /** The coins that the city would have then. */
  readonly coins: number;
  /** Coins paid to the bank and both neighbours. */
  readonly paid?: number;
  /** Coins received for a sold card or by an effect. */
  readonly earned?: number;
  /** How the points of `Outlook` would change. */
  readonly points?: number;
  /** The change by category, without those that stay the same. */
  readonly categories?: Readonly<Record<string, number>>;
  /** As they would stand then; left out if the city's shields stay the same. */
  readonly fights?: SevenFights | null;
  /** The number of the stage that it builds. */
  readonly stage?: number | null;
  readonly symbols?: readonly SevenGainedSymbol[];
  readonly makes?: readonly SevenSource[];
  readonly discounts?: readonly SevenDiscount[];
  readonly powers?: readonly SevenPower[];
}

/** What a seat sees of a game, in the nouns of that game. */
export interface SevenSight {
  readonly game: "seven";
  /** null if only `ready` has changed. */
  readonly view: SevenView | null;
  /** As in the view: the cities that have chosen. */
  readonly ready: readonly number[];
  /** Everything that this seat may decide or change now. */
  readonly decisions: readonly SevenDecision[];
  /** What has just happened, as this seat sees it. */
  readonly events: readonly SevenEvent[];
  /** How each city stands; empty if `view` is null, or the game is over. */
  readonly outlooks: readonly SevenOutlook[];
  /** For each decision, what each of its options would lead to, in their order; empty if the game does not say. */
  readonly consequences: readonly (readonly SevenConsequence[])[];
  /** What else is new in a view that is not sent, by its fields: your own choice, if you asked to be told briefly. */
  readonly renewed?: Readonly<Record<string, unknown>>;
}

/** What is known of a deck. */
export interface ArchitectsDeck {
  /** The card on top, if this seat knows it. */
  readonly top: string | null;
  readonly count: number;
  /** How many of each kind are in it, the top included. */
  readonly cards: Readonly<Record<string, number>>;
}

/** What everybody sees of a player's city. */
export interface ArchitectsCity {
  readonly number: number;
  readonly wonder: string;
  /** Stages built. */
  readonly stages: readonly number[];
  readonly cards: Readonly<Record<string, number>>;
  readonly tokens: readonly string[];
  readonly victories: number;
  readonly shields: number;
  readonly deck: ArchitectsDeck;
}

export const ARCHITECTS_STAGE_EFFECTS = [
  "take_any",
  "take_token",
  "take_central",
  "look",
  "take_both",
  "shield",
] as const;
export type ArchitectsStageEffect = (typeof ARCHITECTS_STAGE_EFFECTS)[number];

/** The score sheet of a player. */
export interface ArchitectsSheet {
  readonly city: number;
  readonly wonder: number;
  readonly cat: number;
  readonly civilian: number;
  readonly military: number;
  readonly progress: number;
  readonly total: number;
  /** The tie-breaker. */
  readonly stages: number;
}

/** How a game ended: the seats that won, and a sheet for every player. */
export interface ArchitectsResult {
  readonly winners: readonly number[];
  readonly sheets: readonly ArchitectsSheet[];
}

/** Everything that a seat, or the public, may know of a game. */
export interface ArchitectsView {
  readonly seat: number | null;
  readonly players: number;
  readonly cities: readonly ArchitectsCity[];
  readonly turn: number;
  readonly active: number;
  readonly phase: "acting" | "looking" | "over" | "taking" | "using";
  readonly central: ArchitectsDeck;
  /** Who has the Cat. */
  readonly cat: number | null;
  /** Conflict tokens still on their peace side. */
  readonly peace: number;
  /** All conflict tokens. */
  readonly conflict: number;
  /** Whether there is a battle at the end of this turn. */
  readonly battle: boolean;
  /** What a battle now would give each seat. */
  readonly victories_now: readonly number[];
  readonly open_tokens: readonly (string | null)[];
  /** Which progress tokens are face down. */
  readonly stack: Readonly<Record<string, number>>;
  readonly discards: Readonly<Record<string, number>>;
  /** Extra draws the active player still has. */
  readonly draws: number;
  /** Progress tokens of the active player that have had their effect this turn. */
  readonly spent: readonly string[];
  readonly effect: ArchitectsStageEffect | null;
  /** Always empty: here one player decides at a time, and no choice waits for others. */
  readonly ready: readonly number[];
  /** Whose deck is being looked at. */
  readonly looked_deck: number | null;
  /** The cards this seat is looking at, from the top. */
  readonly looked: readonly string[];
  readonly result: ArchitectsResult | null;
}

/** One thing that can be done. */
export interface ArchitectsOption {
  readonly move: ArchitectsMove;
  /** Whether something of this kind must be done before the turn ends. */
  readonly mandatory: boolean;
}

/** These stages must be built first. */
export interface ArchitectsStagesMissing {
  readonly reason: "stages_missing";
  readonly stages: readonly number[];
}

/** There are fewer cards than the stage takes. */
export interface ArchitectsCardsMissing {
  readonly reason: "cards_missing";
  readonly needed: number;
  readonly kind: "different" | "identical";
  /** Grey cards that fit together as the stage requires. */
  readonly grey: number;
  readonly coins: number;
}

export type ArchitectsReason = ArchitectsStagesMissing | ArchitectsCardsMissing;

/** A stage that cannot be built, and why. */
export interface ArchitectsRefusal {
  readonly stage: number;
  readonly reason: ArchitectsReason;
}

/** What the active player has to decide. */
export interface ArchitectsDecision {
  readonly city: number;
  readonly seat: number;
  readonly kind: "act" | "effect" | "look" | "take";
  readonly options: readonly ArchitectsOption[];
  readonly refusals: readonly ArchitectsRefusal[];
  /** The stage effect that is to be used or declined. */
  readonly effect: ArchitectsStageEffect | null;
}

/** A player's turn began. */
export interface ArchitectsTurnBegan {
  readonly event: "turn_began";
  readonly seat: number;
  readonly turn: number;
}

/** The Cat's holder looked at the top of the central deck. */
export interface ArchitectsPeeked {
  readonly event: "peeked";
  readonly seat: number;
  readonly card: string | null;
}

/** A player took a card. */
export interface ArchitectsTook {
  readonly event: "took";
  readonly seat: number;
  readonly card: string;
  /** Whose deck it came from; null is the central one. */
  readonly owner: number | null;
  readonly why: "draw" | "effect" | "look" | "turn";
}

/** A player got the Cat. */
export interface ArchitectsCatMoved {
  readonly event: "cat_moved";
  readonly seat: number;
}

/** Horns turned conflict tokens over. */
export interface ArchitectsFlipped {
  readonly event: "flipped";
  readonly seat: number;
  /** How many are on their battle side now. */
  readonly flipped: number;
  /** Whether that was the last one, so that there is a battle at the end of the turn. */
  readonly battle: boolean;
}

/** A progress token allows an extra draw. */
export interface ArchitectsDrawAllowed {
  readonly event: "draw_allowed";
  readonly seat: number;
}

/** A stage was built. */
export interface ArchitectsStageBuilt {
  readonly event: "stage_built";
  readonly seat: number;
  readonly stage: number;
  readonly spent: readonly ArchitectsResource[];
  readonly coins: number;
  readonly economy: boolean;
  readonly engineering: boolean;
}

/** A player gave up symbols. */
export interface ArchitectsResearched {
  readonly event: "researched";
  readonly seat: number;
  readonly symbols: readonly ArchitectsSymbol[];
}

/** A player took a progress token. */
export interface ArchitectsTokenTaken {
  readonly event: "token_taken";
  readonly seat: number;
  readonly token: string;
  readonly blind: boolean;
}

/** A player looked at the first cards of a deck. */
export interface ArchitectsLooked {
  readonly event: "looked";
  readonly seat: number;
  readonly owner: number;
  readonly cards: readonly string[] | null;
}

/** A player did without the effect of a stage. */
export interface ArchitectsDeclined {
  readonly event: "declined";
  readonly seat: number;
}

/** A battle: everybody's shields, and the victory tokens each received. */
export interface ArchitectsFought {
  readonly event: "fought";
  readonly shields: readonly number[];
  readonly victories: readonly number[];
}

/** The game is over. */
export interface ArchitectsEnded {
  readonly event: "ended";
  readonly result: ArchitectsResult;
}

export type ArchitectsEvent =
  | ArchitectsTurnBegan
  | ArchitectsPeeked
  | ArchitectsTook
  | ArchitectsCatMoved
  | ArchitectsFlipped
  | ArchitectsDrawAllowed
  | ArchitectsStageBuilt
  | ArchitectsResearched
  | ArchitectsTokenTaken
  | ArchitectsLooked
  | ArchitectsDeclined
  | ArchitectsFought
  | ArchitectsEnded;

/** What an available stage takes, and how much of it a city has. */
export interface ArchitectsNeed {
  readonly stage: number;
  readonly count: number;
  readonly kind: "different" | "identical";
  /** Grey cards that fit together as the stage requires. */
  readonly grey: number;
  readonly coins: number;
  /** Cards missing even if all coins are used; 0 if it can be built. Progress tokens that help are not counted. */
  readonly missing: number;
  /** The resources of which one more card would count; none if no grey card is missing. */
  readonly fitting: readonly ArchitectsResource[];
  /** The grey cards that count, as many as `grey`; if others would do as well, the last of `RESOURCES`. */
  readonly held: readonly ArchitectsResource[];
}

/** How a city stands, by what everybody can see. */
export interface ArchitectsOutlook {
  readonly city: number;
  /** Its points if the game ended now. */
  readonly points: number;
  /** The points by category, without those that are 0. */
  readonly categories: Readonly<Record<string, number>>;
  /** What each available stage takes. */
  readonly needs: readonly ArchitectsNeed[];
}

/** A stage that can be built once an option has been taken. */
export interface ArchitectsBuildable {
  readonly stage: number;
  /** How building it would change the points of `Outlook`. */
  readonly points: number;
  /** Whether it must be built before the turn ends, or another one that can be. */
  readonly mandatory?: boolean;
  /** The grey cards that pay for it; left out if there is a choice. */
  readonly spent?: readonly ArchitectsResource[] | null;
  /** The yellow cards that pay for it, if there is no choice. */
  readonly coins?: number;
}

/** What an option would lead to. */
export interface ArchitectsConsequence {
  /** False if something face down decides it; then nothing else is said. */
  readonly known?: boolean;
  /** The cards that the player gains. */
  readonly cards?: readonly string[];
  /** The progress token that the player gains. */
  readonly token?: string | null;
  /** How the points of `Outlook` would change immediately. */
  readonly points?: number;
  /** The change by category, without those that stay the same. */
  readonly categories?: Readonly<Record<string, number>>;
  /** Whether the player gains the Cat. */
  readonly cat?: boolean;
  /** Extra draws that it allows. */
  readonly draws?: number;
  /** Conflict tokens that it turns to their battle side. */
  readonly flipped?: number;
  /** Whether it causes a battle at the end of the turn, or if it ends the turn, whether there is one. */
  readonly battle?: boolean;
  /** The city's shields then; left out if they stay the same. */
  readonly shields?: number | null;
  /** What a battle then would give each seat; left out if neither `battle` nor `shields` is given. */
  readonly victories?: readonly number[];
  /** What such a battle would add to this city's points; if the option ends the turn, it is included in `points`. */
  readonly battle_points?: number;
  /** The stages that can be built then but could not before. */
  readonly builds?: readonly ArchitectsBuildable[];
  /** The sets of symbols that can be given up for a progress token then but could not before. */
  readonly sets?: readonly (readonly ArchitectsSymbol[])[];
  /** Symbols of which one more card would then make such a set; given if a symbol is gained and there is no set yet. */
  readonly completing?: readonly ArchitectsSymbol[];
  /** What each available stage takes then, with the cards gained; left out if it stays as in `Outlook`. */
  readonly needs?: readonly ArchitectsNeed[];
  /** The stage effect to be used or declined next. */
  readonly effect?: ArchitectsStageEffect | null;
  /** Whether the game ends with this turn. */
  readonly ends?: boolean;
}

/** What a seat sees of a game, in the nouns of that game. */
export interface ArchitectsSight {
  readonly game: "architects";
  /** null if only `ready` has changed. */
  readonly view: ArchitectsView | null;
  /** As in the view: the cities that have chosen. */
  readonly ready: readonly number[];
  /** Everything that this seat may decide or change now. */
  readonly decisions: readonly ArchitectsDecision[];
  /** What has just happened, as this seat sees it. */
  readonly events: readonly ArchitectsEvent[];
  /** How each city stands; empty if `view` is null, or the game is over. */
  readonly outlooks: readonly ArchitectsOutlook[];
  /** For each decision, what each of its options would lead to, in their order; empty if the game does not say. */
  readonly consequences: readonly (readonly ArchitectsConsequence[])[];
  /** What else is new in a view that is not sent, by its fields: your own choice, if you asked to be told briefly. */
  readonly renewed?: Readonly<Record<string, unknown>>;
}

export type Sight = SevenSight | ArchitectsSight;

/** The first message on a socket. */
export interface Hello {
  readonly kind: "hello";
  readonly protocol: number;
  /** The version of Mirabilia. */
  readonly server: string;
  /** The server's clock, which deadlines refer to. */
  readonly time: number;
  /** The server's public key for Web Push, as a browser's `applicationServerKey`; null if it cannot call anyone. */
  readonly push_key: string | null;
  /** Programs that may play as well as the bots: one called `mine` is the bot `program:mine`. */
  readonly programs: readonly string[];
  /** Whether moderators read reports here. */
  readonly moderated: boolean;
}

export const PHASES = ["lobby", "playing", "over", "closed"] as const;
export type Phase = (typeof PHASES)[number];

/** Who has a seat. */
export interface SeatInfo {
  /** The person's; null if nobody has the seat. */
  readonly name: string | null;
  /** The bot that plays the seat when no person does. */
  readonly bot: string | null;
  /** Whether the person has missed too many decisions or stepped away, and has not returned yet. */
  readonly away: boolean;
  /** Whether a bot decides while the person is away; otherwise everybody waits for them. */
  readonly stand_in: boolean;
  /** Whether it can be taken: nobody has it, or its person has left, or is away and the others opened it. */
  readonly free: boolean;
  /** Whose seat it is, if somebody else plays it until they return. */
  readonly guest_of: string | null;
  /** Milliseconds left of the person's reserve at the beginning of this turn; null without one. */
  readonly reserve: number | null;
  /** Whether the person has agreed that the coach speaks here. */
  readonly coached: boolean;
}

/** Something that people at a table want and that is not done yet. */
export interface Wanted {
  /** Something that the people at a table can agree on during the game. */
  readonly wish: Wish;
  /** Who wants it. */
  readonly seats: readonly number[];
}

/** What a person adds to the chance that deals the cards. */
export interface Share {
  readonly seat: number;
  /** Its hash, promised before the game. Matches `^[0-9a-f]{64}$`. */
  readonly promise: string;
  /** The share itself once it is told; null in a game that has begun means that it was left out. Matches `^[0-9a-f]{64}$`. */
  readonly share: string | null;
}

/** The decision of a finished game that a table begins with, and how that game ended, for comparison. It names nobody, and stays when the other table is deleted. */
export interface Origin {
  /** Where that game was played. */
  readonly table: string;
  /** The number, from 0, of the move in its record that decided there. */
  readonly number: number;
  /** Whose decision it was; the person who tries again has this seat. */
  readonly seat: number;
  /** The categories of the score sheet, in the order of the points; the last is the total. */
  readonly categories: readonly string[];
  /** The points of each seat in that game, by category. */
  readonly points: readonly (readonly number[])[];
  /** The place of each seat, 1 for winners; equal seats have equal places. */
  readonly places: readonly number[];
}

/** What everybody may know about a table, apart from the game itself. */
export interface TableInfo {
  /** Wishes for wonders and sides ([how they are written](#wishes-for-boards)); whatever is left open is drawn. At most 200 characters. */
  readonly wonders: string;
  /** Seconds for a decision; null for as long as it takes. 5 to 2592000. */
  readonly clock: number | null;
  /** Seconds of each person's reserve, which runs once the clock has run down; only with a clock. 0 to 2592000. */
  readonly reserve: number;
  /** Whether the reserve is for the whole game or is refilled at the beginning of each age. */
  readonly reserve_for: ReserveFor;
  /** How many decisions in a row a person has to miss to count as away. 1 to 20. */
  readonly away_after: number;
  /** What happens when a person who is away has to decide: a bot decides, or everybody waits. */
  readonly when_away: WhenAway;
  /** Whether the table is listed. Spectators then see the game a while later than it is played. */
  readonly public: boolean;
  /** Whether people other than the players may watch. */
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly id: string;
  readonly game: GameName;
  readonly players: number;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  /** The seat that may change things before the game, and whose word counts during it. */
  readonly host: number | null;
  /** Whether the people have agreed on a pause. */
  readonly paused: boolean;
  /** Whether the table stands still because all its people are away; it goes on when one of them returns. */
  readonly asleep: boolean;
  /** Whether the last bot to choose here thought for less time than usual, because the server is busy. */
  readonly hurried: boolean;
  /** What has been asked for and is waiting for others to agree. */
  readonly wanted: readonly Wanted[];
  /** The seats whose people everybody waits for; only in lists of tables, `waiting` says it elsewhere. */
  readonly awaited: readonly number[];
  /** When the first of them is late; only in lists of tables, each has a `Due` elsewhere. */
  readonly due: number | null;
  /** When something last happened here: milliseconds since 1970. */
  readonly changed: number;
  /** The server's promise of what it adds to the deal, made before anyone sat down; see `mirabilia verify`. Empty where nothing is promised, because the table takes up a finished game whose cards anyone can know. */
  readonly commitment: string;
  /** Until when people may tell their shares, while the deal waits for them: milliseconds since 1970. */
  readonly dealing: number | null;
  /** What people add to the deal, by seats; not in lists of tables. */
  readonly shares: readonly Share[];
  /** The table where the same people play on. */
  readonly rematch: string | null;
  /** Whether the coach speaks: every person with a seat has agreed to it. */
  readonly coached: boolean;
  /** Whether it is a first lesson, whose deal anyone can know beforehand; its result says nothing about anyone. */
  readonly lesson: boolean;
  /** What it takes up, if it is a try: a decision of a finished game. Its cards can be known, like a lesson's. */
  readonly origin: Origin | null;
}

/** Something said or shown at a table. */
export interface Said {
  /** Where they sat then. */
  readonly seat: number;
  readonly name: string;
  readonly at: number;
  readonly text: string | null;
  readonly reaction: Reaction | null;
}

/** When a person's time runs out: milliseconds since 1970. */
export interface Due {
  readonly seat: number;
  /** When the clock has run down and the reserve begins. */
  readonly clock: number;
  /** When the reserve is used up too, and a bot decides this once. The same as `clock` without a reserve. */
  readonly late: number;
}

/** What may happen at a table apart from the game: a person was late and a bot decided this once; went away; came back; gave up the seat; plays for a person who is gone; no longer does; a bot stands in for a person; everybody waits for them; their seat was opened to others; the clock was changed; it was started again; the table was paused; it goes on; it fell asleep because everybody is away; the deal did without the share that a person had promised. */
export const NOTE_KINDS = [
  "late",
  "away",
  "back",
  "left",
  "guest",
  "guest_left",
  "stand_in",
  "wait_for",
  "open_seat",
  "set_clock",
  "more_time",
  "paused",
  "resumed",
  "asleep",
  "left_out",
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Something that happened at a table apart from the game, for its log. */
export interface Note {
  readonly at: number;
  readonly what: NoteKind;
  /** Whom it happened to, or who did it. */
  readonly seat: number;
  /** Their name at that time. */
  readonly name: string;
  /** Who decided it, if one person had the right to; for a guest, whose seat it is. */
  readonly by: string | null;
  /** The new clock, if it was changed. */
  readonly clock: number | null;
}

/** Whether a person has the table open. */
export interface Presence {
  readonly here: boolean;
  /** Since when, as far as the server knows: milliseconds since 1970. */
  readonly since: number | null;
}

/** Who watches a table without a seat. */
export interface Audience {
  readonly count: number;
  /** The names of those who want to be known; about twenty at most. */
  readonly names: readonly string[];
}

/** Everything that a seat, or the public, may know about a table. */
export interface Snapshot {
  readonly kind: "snapshot";
  readonly table: string;
  readonly version: number;
  /** The seat this is seen from. */
  readonly you: number | null;
  /** Whether it is your seat and a guest plays it until you return. */
  readonly lent: boolean;
  /** The seats of the tokens that you sent as `also`, in their order; null for one that no longer opens a seat. */
  readonly also: readonly (number | null)[];
  /** The seats whose people everybody waits for, where people share a device and nobody's hand is shown. */
  readonly awaited: readonly number[];
  readonly info: TableInfo;
  readonly chat: readonly Said[];
  readonly turn: number;
  /** The cities that everybody waits for. */
  readonly waiting: readonly number[];
  /** When the time of each awaited person runs out; empty without a clock. */
  readonly due: readonly Due[];
  /** What happened here lately apart from the game. */
  readonly notes: readonly Note[];
  /** One for each seat. */
  readonly presence: readonly Presence[];
  readonly audience: Audience;
  /** How many milliseconds ago the game was like this, for spectators who see it later; `info` is always current. */
  readonly delay: number;
  readonly sight: Sight | null;
  /** CRC-32 of the view as JSON without spaces, in the order in which it was sent. */
  readonly hash: number | null;
}

/** Something changed at a table. Where `info` or `sight` is left out, it has not changed. */
export interface Update {
  readonly kind: "update";
  readonly table: string;
  /** The version this follows; a client that has another one watches the table again. */
  readonly after: number;
  readonly version: number;
  readonly turn: number;
  /** Left out when nobody is awaited. */
  readonly waiting?: readonly number[];
  /** When the time of each of them runs out; left out without a clock. */
  readonly due?: readonly Due[];
  readonly info?: TableInfo | null;
  /** As in a snapshot; left out when it is empty. */
  readonly awaited?: readonly number[];
  /** What was said since; left out when nothing was. */
  readonly chat?: readonly Said[];
  /** What happened apart from the game; left out when nothing did. */
  readonly notes?: readonly Note[];
  readonly sight?: Sight | null;
  /** The hash of the view, wherever one is sent; a client that gets another one watches the table again. */
  readonly hash?: number | null;
}

/** A person has opened a table, or closed it. That changes nothing else, so it has no version. */
export interface Attendance {
  readonly kind: "attendance";
  readonly table: string;
  /** One for each seat. */
  readonly presence: readonly Presence[];
  readonly audience: Audience;
}

/** A command was carried out and stored; the same id always gets the same answer. */
export interface Ack {
  readonly kind: "ack";
  readonly table: string;
  readonly id: string;
  readonly version: number;
}

/** Why something was refused; a client has its own words for each, and the message is for logs and developers. */
export const CODES = [
  "bad-message",
  "bad-name",
  "bad-token",
  "busy",
  "closed",
  "hints-off",
  "no-such-puzzle",
  "no-such-seat",
  "no-such-table",
  "not-allowed",
  "not-an-option",
  "not-finished",
  "not-host",
  "not-now",
  "not-seated",
  "paused",
  "seat-taken",
  "stale",
  "too-many",
  "too-large",
  "unavailable",
  "wrong-setup",
] as const;
export type Code = (typeof CODES)[number];

/** Something was not done, and why. */
export interface Refused {
  readonly kind: "refused";
  readonly code: Code;
  readonly message: string;
  readonly table: string | null;
  readonly id: string | null;
}

/** One option of a decision, weighed for the seat that decides. */
export interface Weighed {
  /** Its place among the options of the decision. */
  readonly option: number;
  readonly move: string;
  readonly chance: number;
  readonly error: number;
  /** The expected total. */
  readonly points: number;
  readonly points_error: number;
  /** How much less chance it has than the best option, in the same worlds; never below 0. */
  readonly behind: number;
  readonly behind_error: number;
  readonly games: number;
}

/** All options of a decision, the best first, weighed by what the seat knew and nothing more. */
export interface Weighing {
  readonly seat: number;
  readonly city: number;
  /** All of them, the best first. */
  readonly options: readonly Weighed[];
}

/** The better option leads to more, or fewer, points of a category. */
export interface PointsReason {
  readonly reason: "points";
  readonly category: string;
  /** Above 0 if the better option has more. */
  readonly points: number;
  readonly error: number;
}

/** The better option leaves another seat fewer points. */
export interface RivalReason {
  readonly reason: "rival";
  readonly seat: number;
  /** How many fewer; above 0. */
  readonly points: number;
  readonly error: number;
}

/** One fact about an option; its words are under the key `GAME-prospect-KIND`. */
export interface Prospect {
  /** What it is: `frees`, `power`, `coins` and so on; each game defines its own. */
  readonly kind: string;
  /** What it is about, if anything, as its noun and id: `card-lodge`, `power-dig`. */
  readonly what: string;
  /** A number of coins, an age or a stage. */
  readonly count: number;
}

/** A fact about the better option that the other one lacks: what it will make free, a power, coins. */
export interface ProspectReason {
  readonly reason: "prospect";
  readonly prospect: Prospect;
}

export type Reason = PointsReason | RivalReason | ProspectReason;

/** Advice for a decision, from the view of its seat alone. */
export interface Advice {
  readonly weighing: Weighing;
  /** What speaks for the best option over the next one that does something else; may be empty. */
  readonly reasons: readonly Reason[];
  /** The places of options that are as good within the error. */
  readonly tied: readonly number[];
}

/** What seems best, from the view of the seat alone. */
export interface Hinted {
  readonly kind: "hinted";
  readonly table: string;
  readonly id: string;
  readonly turn: number;
  readonly city: number;
  /** Its number in the decision. */
  readonly option: number;
  /** What all options are worth and why this one is best; its first option is this one. Each says how many games are behind it, and there are fewer while the server is busy. null where there was no time for enough of them, or the game has no playouts: then this is what a good bot would choose. */
  readonly advice: Advice | null;
}

/** What a choice is called. `best`: nothing seems better; `good`: as good within the error, or behind by less than 1 %; then those certainly behind: `near` by less than 2 %, `inaccuracy` 5 %, `mistake` 10 %, `blunder` more. */
export const CALLS = ["best", "good", "near", "inaccuracy", "mistake", "blunder"] as const;
export type Call = (typeof CALLS)[number];

/** What a choice cost compared with the best option, and why. */
export interface Verdict {
  /** The place of what was chosen among the options of the decision. */
  readonly chosen: number;
  /** How much chance it cost; never below 0. */
  readonly cost: number;
  /** The error of the cost, from the worlds that both options met. */
  readonly error: number;
  /** One of LOSSES only if the cost is certain: see `insight/verdict.py`. */
  readonly call: Call;
  /** By category, how many more points the best option gives the seat than the chosen one; the last is their total. */
  readonly points: readonly number[];
  /** What speaks for the best option, the weightiest first, at most three; none if the chosen one is as good. */
  readonly reasons: readonly Reason[];
}

/** One decision of a finished game: what it cost, by what its seat could know. */
export interface DecisionReview {
  readonly part: "decision";
  /** The number of the move in the record, from 0. */
  readonly number: number;
  readonly age: number;
  readonly turn: number;
  readonly weighing: Weighing;
  readonly verdict: Verdict;
  /** Whether it counts towards the accuracy: there was something to choose, and something to win. */
  readonly counts: boolean;
}

/** What the coach says about a choice of yours, once it is sealed, from what your seat knew when you chose. */
export interface Coached {
  readonly kind: "coached";
  readonly table: string;
  /** The turn of the choice, as in the update before it. */
  readonly turn: number;
  /** What it cost, and what would have been better. */
  readonly review: DecisionReview;
  /** The categories of the score sheet, in the order of all points in the review; the last is the total. */
  readonly categories: readonly string[];
  /** What you saw then, as it was sent, with this one decision. */
  readonly sight: Sight;
}

/** The connection works. */
export interface Pong {
  readonly kind: "pong";
  /** The server's clock. */
  readonly time: number;
}

export type ServerMessage = Hello | Snapshot | Update | Attendance | Ack | Refused | Hinted | Coached | Pong;

/** Open a table: POST /api/tables. */
export interface NewTable {
  /** Wishes for wonders and sides ([how they are written](#wishes-for-boards)); whatever is left open is drawn. At most 200 characters. */
  readonly wonders?: string;
  /** Seconds for a decision; null for as long as it takes. 5 to 2592000. */
  readonly clock?: number | null;
  /** Seconds of each person's reserve, which runs once the clock has run down; only with a clock. 0 to 2592000. */
  readonly reserve?: number;
  /** Whether the reserve is for the whole game or is refilled at the beginning of each age. */
  readonly reserve_for?: ReserveFor;
  /** How many decisions in a row a person has to miss to count as away. 1 to 20. */
  readonly away_after?: number;
  /** What happens when a person who is away has to decide: a bot decides, or everybody waits. */
  readonly when_away?: WhenAway;
  /** Whether the table is listed. Spectators then see the game a while later than it is played. */
  readonly public?: boolean;
  /** Whether people other than the players may watch. */
  readonly spectators?: boolean;
  readonly hints?: boolean;
  readonly game: GameName;
  /** 2 to 7. */
  readonly players: number;
  /** 1 to 24 characters. */
  readonly name: string;
  /** The seat of the person who opens it. 0 to 6. */
  readonly seat?: number;
  /** The bot that plays each seat; a seat that is null or left out is open. At most 7 of them; each 1 to 40 characters. */
  readonly bots?: readonly (string | null)[];
  /** A first lesson of the game: always the same deal, wonders and bots, whatever else is asked for here. */
  readonly lesson?: boolean;
  /** Random letters chosen by the client: a request that is repeated with the same key is carried out only once. Matches `^[A-Za-z0-9_-]+$`. */
  readonly key?: string | null;
  /** The promise of the share that the person who opens it adds to the deal; see `PromiseShare`. Matches `^[0-9a-f]{64}$`. */
  readonly promise?: string | null;
}

/** Take a seat: POST /api/tables/ID/seats. */
export interface Join {
  /** 1 to 24 characters. */
  readonly name: string;
  /** null for the first free seat. 0 to 6. */
  readonly seat?: number | null;
  /** Random letters chosen by the client: a request that is repeated with the same key is carried out only once. Matches `^[A-Za-z0-9_-]+$`. */
  readonly key?: string | null;
  /** The promise of the share that the person adds to the deal; see `PromiseShare`. Matches `^[0-9a-f]{64}$`. */
  readonly promise?: string | null;
}

/** Try again from a decision of a finished game: POST /api/tables/ID/tries, where ID is the table of that game. Anyone who can see the game may. The answer is a seat at a new table: the seat whose decision it was. Its game has begun: the same cards are dealt and the same moves made up to that decision, the same bots sit there, and bots stand in for other people. In a turn in which all choose at once, the others choose again. */
export interface TryAgain {
  /** The number, from 0, of the move in the record that decided then. 0 to 100000. */
  readonly number: number;
  /** 1 to 24 characters. */
  readonly name: string;
  /** Random letters chosen by the client: a request that is repeated with the same key is carried out only once. Matches `^[A-Za-z0-9_-]+$`. */
  readonly key?: string | null;
}

/** A seat was taken. From now on its token proves whose it is, and only the person who got the token knows it. */
export interface Joined {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** Tables: GET /api/tables. The public ones; or those with the ids asked for, if they exist, in that order. */
export interface TableList {
  readonly tables: readonly TableInfo[];
}

/** A seat as its person keeps it, ready to be carried to another device. */
export interface KeptSeat {
  /** Matches `^[a-z0-9]{6,32}$`. */
  readonly table: string;
  /** 0 to 6. */
  readonly seat: number;
  /** 20 to 80 characters. */
  readonly token: string;
  /** 1 to 24 characters. */
  readonly name: string;
  readonly game?: GameName | null;
  /** When it was taken: milliseconds since 1970. 0 to 9007199254740992. */
  readonly at?: number;
}

/** Leave seats for another device to pick up: POST /api/handovers. */
export interface HandOver {
  /** At most 500 of them. */
  readonly seats: readonly KeptSeat[];
}

/** How another device gets the seats. */
export interface HandedOver {
  /** Works once, and not for long. */
  readonly code: string;
  /** When it expires: milliseconds since 1970. */
  readonly until: number;
}

/** Take the seats that another device has left: POST /api/handovers/take. */
export interface TakeOver {
  /** 8 to 80 characters. */
  readonly code: string;
}

/** Whether seats that were left for another device are still waiting for it: POST /api/handovers/look. */
export interface LeftSeats {
  /** False once they have been taken or have expired. */
  readonly waiting: boolean;
}

/** Add seats to those that a recovery code brings back: POST /api/recovery. */
export interface KeepSeats {
  /** Letters and digits that a person has written down; case, spaces and hyphens are ignored. Matches `^[A-Za-z0-9 -]+$`. */
  readonly code: string;
  /** At most 500 of them. */
  readonly seats: readonly KeptSeat[];
}

/** Get back the seats that were kept under a recovery code: POST /api/recovery/open. */
export interface Recover {
  /** Letters and digits that a person has written down; case, spaces and hyphens are ignored. Matches `^[A-Za-z0-9 -]+$`. */
  readonly code: string;
}

/** Seats that were kept, newest first. */
export interface SeatBundle {
  readonly seats: readonly KeptSeat[];
}

/** Get new tokens for seats, so that the old ones no longer open anything: POST /api/people/renew. The answer has those seats whose old tokens were valid. */
export interface RenewSeats {
  /** At most 500 of them. */
  readonly seats: readonly KeptSeat[];
  /** Random letters chosen by the client: a request that is repeated with the same key is carried out only once. Matches `^[A-Za-z0-9_-]+$`. */
  readonly key: string;
}

/** Get everything that is kept about some seats, as a file: POST /api/people/export. */
export interface ExportGames {
  /** At most 20 of them. */
  readonly seats: readonly KeptSeat[];
}

/** Get how the finished games of some seats ended, page by page: POST /api/people/games. */
export interface LookBack {
  /** At most 50 of them. */
  readonly seats: readonly KeptSeat[];
}

/** A finished game, for a person who played in it. */
export interface PastGame {
  readonly table: string;
  readonly game: GameName;
  /** One's own. */
  readonly seat: number;
  /** When: milliseconds since 1970. */
  readonly ended: number;
  /** The categories of the score sheet, in the order of the points; the last is the total. */
  readonly categories: readonly string[];
  /** The board of each seat. */
  readonly boards: readonly string[];
  /** The points of each seat, by category. */
  readonly points: readonly (readonly number[])[];
  /** The seats that won, several after a tie. */
  readonly winners: readonly number[];
  /** The place of each seat, 1 for winners; equal seats have equal places. */
  readonly places: readonly number[];
  /** Whether it was a first lesson, whose result says nothing about anyone. */
  readonly lesson: boolean;
  /** What it took up, if it was a try from a decision of a finished game; its result says nothing about anyone. */
  readonly origin: Origin | null;
  /** Of the person's own decisions, from 0 to 1000; null if they have not been reviewed, or none of them counts. */
  readonly accuracy: number | null;
}

/** Finished games, in the order of the seats. Seats that are somebody else's, and those in a game that is not over, are left out. */
export interface PastGames {
  readonly games: readonly PastGame[];
  /** Tables that have been deleted. */
  readonly gone: readonly string[];
}

/** Be forgotten: POST /api/people/forget. Games in progress are left; everywhere the name becomes a neutral one. */
export interface ForgetMe {
  /** At most 500 of them. */
  readonly seats: readonly KeptSeat[];
  /** What is kept under this code is forgotten too, and so is the person of the seats there. Matches `^[A-Za-z0-9 -]+$`. */
  readonly code?: string | null;
}

/** The tables at which a person was forgotten, all at once. */
export interface ForgottenAt {
  readonly tables: readonly string[];
}

export const REPORT_REASONS = ["name", "chat", "play", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Report somebody at a table to the moderators: POST /api/tables/ID/reports. */
export interface Report {
  readonly reason: ReportReason;
  /** The seat it is about, if it is about one. 0 to 6. */
  readonly seat?: number | null;
  /** At most 300 characters. */
  readonly text?: string;
}

/** One step of a replay: what was seen of it. */
export interface ReplayStep {
  /** Counted from 0, the deal. */
  readonly number: number;
  readonly turn: number;
  readonly waiting: readonly number[];
  /** The numbers of the moves in the record by which those awaited decided; empty until the game is over. */
  readonly numbers: readonly number[];
  /** One view, or one for each seat when everything is shown. */
  readonly sights: readonly Sight[];
}

/** Part of a replay: GET /api/tables/ID/steps. If what was asked for is large, fewer steps are sent. */
export interface Steps {
  readonly table: string;
  readonly eyes: string;
  readonly total: number;
  readonly steps: readonly ReplayStep[];
}

/** Everybody's chance at the start of a turn, or at the end, by what all seats together knew. */
export interface CurvePoint {
  readonly part: "point";
  /** How many moves of the record had been made. */
  readonly number: number;
  readonly age: number;
  /** The age and turn that begin; at the end, those of the last turn again. */
  readonly turn: number;
  /** The chance of each seat; they add up to MILLE exactly. At the end, what each seat won. */
  readonly chances: readonly number[];
  readonly errors: readonly number[];
}

/** How everybody's chance changed in a turn, split in this order: their own choice, the others', the next deal. For each seat the parts of all turns add up to exactly what it won minus its first chance. */
export interface TurnParts {
  readonly part: "turn";
  readonly age: number;
  readonly turn: number;
  readonly own: readonly number[];
  readonly others: readonly number[];
  /** What came to light without anybody's choice: the hands of the next age, the cards of a deck. */
  readonly deal: readonly number[];
}

/** A seat's game in a few numbers; start + own + others + deal = end, exactly. */
export interface SeatReview {
  readonly part: "seat";
  readonly seat: number;
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly deal: number;
  readonly end: number;
  /** From 0 to 1000, a percentage with one decimal: see `insight/verdict.py`. null if no decision counts. */
  readonly accuracy: number | null;
  /** How many decisions the accuracy is the mean of. */
  readonly counted: number;
  /** The numbers of the moves that lost most, costliest first, at most three; only those called a loss. */
  readonly costliest: readonly number[];
}

/** What a review is made of, in the order in which it grows; each seat's SeatReview comes twice if its decisions are reviewed: first without its accuracy, then with it, and the later one counts. */
export type Part = CurvePoint | TurnParts | DecisionReview | SeatReview;

/** Part of a review of a finished game: GET /api/tables/ID/review?seat=0&first=0. A review grows while it is made. Ask again with the number of parts received as `first`, until it is complete; the answer comes as soon as there is something new, or after a while without. The review of a try begins with the decision that was tried again. */
export interface ReviewPage {
  readonly table: string;
  /** Whose decisions are reviewed; the curve is everybody's. */
  readonly seat: number;
  /** The categories of the score sheet, in the order of all points here; the last is the total. Empty at first. */
  readonly categories: readonly string[];
  /** The board of each city. */
  readonly boards: readonly string[];
  readonly first: number;
  readonly parts: readonly Part[];
  readonly complete: boolean;
  /** How many other reviews will be made before this one. */
  readonly ahead: number;
}

/** What a seat could know and choose before a move of a finished game: GET /api/tables/ID/decision?number=0. */
export interface PastDecision {
  readonly table: string;
  /** The number of the move in the record, from 0. */
  readonly number: number;
  /** The step of the replay that shows the table as it was then. */
  readonly step: number;
  /** With one decision, the one that was made by this move. */
  readonly sight: Sight;
}

/** How strong a bot errs: only the Builder; also the Strategist; also the Scholar. */
export const DIFFICULTYS = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTYS)[number];

/** A puzzle in a list. */
export interface PuzzleEntry {
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly players: number;
}

/** The puzzles of a game: GET /api/puzzles?game=seven. */
export interface PuzzleList {
  readonly game: GameName;
  readonly puzzles: readonly PuzzleEntry[];
}

/** A puzzle before it is answered: GET /api/puzzles/ID; that of a day: GET /api/puzzles/day/DATE?game=seven. It has only what the seat that decides could know then. */
export interface PuzzlePosition {
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly age: number;
  readonly turn: number;
  /** Who decides. */
  readonly seat: number;
  /** The cities that have to choose. */
  readonly waiting: readonly number[];
  /** The game that it is a moment of, as a table. */
  readonly info: TableInfo;
  /** With one decision, the one that is asked for. */
  readonly sight: Sight;
}

export const PUZZLE_RESULTS = ["right", "partly", "wrong", "given_up"] as const;
export type PuzzleResult = (typeof PUZZLE_RESULTS)[number];

/** What an answer to a puzzle is worth: GET /api/puzzles/ID/answer?option=3; no option gives it up. */
export interface PuzzleAnswer {
  readonly id: string;
  /** The place of the answer among the options; null if it was given up. */
  readonly option: number | null;
  readonly result: PuzzleResult;
  /** The categories of the score sheet, in the order of all points here; the last is the total. */
  readonly categories: readonly string[];
  readonly weighing: Weighing;
  /** Of the answer, or of the next best option if the answer is right or there is none: why the best is better. */
  readonly verdict: Verdict;
}

/** Whose games: those of strong bots, shipped with every game, or those that were finished on this server. */
export const STATISTICS_SOURCES = ["bots", "server"] as const;
export type StatisticsSource = (typeof STATISTICS_SOURCES)[number];

/** A figure and its bounds with 95 % confidence; null where too little is known. */
export interface Interval {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** How a board fares. */
export interface BoardFigures {
  readonly board: string;
  /** In how many games it was played. */
  readonly games: number;
  /** Its share of the victories times the number of players: 1 is a fair share. */
  readonly index: Interval;
  readonly points: Interval;
}

/** How often cities have a piece, and how those that have it fare. */
export interface PieceFigures {
  readonly group: string;
  readonly id: string;
  /** The heading under which it is shown. */
  readonly section: string;
  /** In how many games it was in play. */
  readonly games: number;
  /** How many copies were built or taken in those games. */
  readonly copies: number;
  /** Copies per city in those games; where no city has two alike, the share of cities. */
  readonly rate: Interval;
  /** Share of victory behind a copy, minus a fair share. */
  readonly lift: Interval;
  /** What goes with one more copy among the cities of one table: the mean difference in share of victory, with tables weighted by how much their cities differ. An association, not a cause. */
  readonly adjusted: Interval;
}

/** Which boards and cards win: GET /api/statistics?game=seven&players=4&of=bots. The games of a server are read on request, some at a time: ask again until none are `left`. */
export interface StatisticsPage {
  readonly game: GameName;
  readonly players: number;
  readonly of: StatisticsSource;
  /** Who played, if bots did. */
  readonly bots: string | null;
  /** How many were counted; 0 where there are none. */
  readonly games: number;
  /** With fewer games there are no figures. */
  readonly needed: number;
  /** How many have yet to be read. */
  readonly left: number;
  /** Groups of which no city has two of the same thing: their rate is the share of cities that have one. */
  readonly single: readonly string[];
  readonly boards: readonly BoardFigures[];
  readonly pieces: readonly PieceFigures[];
}

/** Why a request was refused. */
export interface Problem {
  readonly code: Code;
  readonly message: string;
}

/** Whether the server works: GET /health. */
export interface Health {
  readonly status: "failing" | "ok";
  readonly server: string;
  /** Tables that are live in this process. */
  readonly tables: number;
  readonly sockets: number;
  /** Whether bots already think in compiled code. */
  readonly warm: boolean;
}
