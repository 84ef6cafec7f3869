/** Where things are kept between visits: `localStorage`, or anything like it. */
export type Keeper = Pick<Storage, "getItem" | "setItem">;

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["system", "full", "none"] as const;
export type Motion = (typeof MOTIONS)[number];
export const BOT_SPEEDS = ["slow", "normal", "instant"] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];
export const ANSWERS = ["unasked", "yes", "no"] as const;
export type Answer = (typeof ANSWERS)[number];

/** Everything that a person may set, as it is kept. */
export interface Kept {
  name: string;
  /** Whether lists of spectators show the name. */
  showName: boolean;
  /** Empty: as the browser prefers. */
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  botSpeed: BotSpeed;
  memoryAid: boolean;
  /** Whether the coach is to speak at tables with bots. */
  coach: boolean;
  textView: boolean;
  /** Whether letters and digits are shortcuts at a table. */
  shortcuts: boolean;
  /** Whether tables may call this person back. */
  calls: Answer;
}

const FIRST: Kept = {
  name: "",
  showName: false,
  language: "",
  theme: "system",
  motion: "system",
  sound: false,
  botSpeed: "normal",
  memoryAid: false,
  coach: false,
  textView: false,
  shortcuts: true,
  calls: "unasked",
};
const CHOICES: { readonly [key in keyof Kept]?: readonly unknown[] } = {
  theme: THEMES,
  motion: MOTIONS,
  botSpeed: BOT_SPEEDS,
  calls: ANSWERS,
};
const KEY = "mirabilia-settings";

/** What this person prefers; every change is kept at once. */
export class Settings {
  #kept: Kept = $state({ ...FIRST });
  readonly #keeper: Keeper | undefined;

  constructor(keeper?: Keeper) {
    this.#keeper = keeper;
    this.#kept = { ...FIRST, ...read(keeper) };
  }

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.#kept[key];
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays; it only asks again next time.
    }
  }
}

/** What was kept, without anything this version does not know. */
function read(keeper: Keeper | undefined): Partial<Kept> {
  let found: unknown;
  try {
    found = JSON.parse(keeper?.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => isValid(key, value)));
}

function isValid(key: string, value: unknown): boolean {
  if (!(key in FIRST)) return false;
  const name = key as keyof Kept;
  const choices = CHOICES[name];
  return choices ? choices.includes(value) : typeof value === typeof FIRST[name];
}
