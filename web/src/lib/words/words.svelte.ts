import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import shelf from "virtual:words";
import { bestOf } from "./best";

/** The language where no other suits. */
const ENGLISH = "en";
const WHOLE = new Intl.NumberFormat(ENGLISH, { useGrouping: false });

export type Values = Record<string, FluentVariable>;
/** Words that only some pages use are loaded with them. */
export type Part = "base" | "devices" | "help" | "lab" | "lobby" | "mygames" | "review";
type Loader = () => Promise<{ default: FluentResource["body"] }>;

export type Loaders = Readonly<Record<Part, Loader>>;

/** The words of the reader's language: switching it changes everything on the screen without a reload. */
export class Words {
  language = $state("");
  #bundle: FluentBundle | null = $state.raw(null);
  readonly #shelf: Readonly<Record<string, Loaders>>;
  readonly #parts = new Set<Part>(["base"]);
  #wanted = "";
  #times = 0;

  constructor(loaders: Readonly<Record<string, Loaders>> = shelf) {
    this.#shelf = loaders;
  }

  /** Every language there is. */
  get languages(): readonly string[] {
    return Object.keys(this.#shelf);
  }

  /** The language that meets the first wish that any language can meet, else English. */
  best(wishes: readonly string[]): string {
    return bestOf(this.languages, wishes) ?? ENGLISH;
  }

  /** Read another language from now on; the last one asked for wins, however long each takes to load. */
  async use(language: string): Promise<void> {
    this.#wanted = language;
    const time = (this.#times += 1);
    const loaded = await Promise.all([...this.#parts].map((part) => this.#shelf[language]![part]()));
    if (this.#times !== time) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: body } of loaded) bundle.addResource({ body });
    this.#bundle = bundle;
    this.language = language;
  }

  /** Wait for a component together with the part of the words that it uses, now and in every language chosen later. */
  async with<T>(part: Part, speaker: Promise<T>): Promise<T> {
    const isNew = !this.#parts.has(part);
    this.#parts.add(part);
    if (isNew && this.#wanted) await this.use(this.#wanted);
    return speaker;
  }

  /** Whether a key has words. */
  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The words of a key with its values in place; what is missing is reported and shown as its key. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`${this.language}: there are no words for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const words = this.#bundle!.formatPattern(pattern, values, errors);
    if (errors.length) console.error(`${this.language}: ${key}: ${errors.join("; ")}`);
    return words;
  }

  /** Several things as a list in a sentence: "a, b and c". */
  list(things: readonly string[]): string {
    return new Intl.ListFormat(this.language || ENGLISH, { type: "conjunction" }).format(things);
  }

  /** A change, with its sign; what rounds to nothing has none. */
  signed(change: number, format = WHOLE): string {
    const isNone = Number(Math.abs(change).toFixed(format.resolvedOptions().maximumFractionDigits)) === 0;
    return change < 0 || isNone ? this.number(isNone ? 0 : change, format) : `+${format.format(change)}`;
  }

  /** A number, with a minus as long as a plus. */
  number(value: number, format = WHOLE): string {
    return value < 0 ? `−${format.format(-value)}` : format.format(value);
  }

  /** A share of 1 as a percentage, as the language writes it: 12%, or 12 % with a space. */
  percent(share: number, format: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.language || ENGLISH, { ...format, style: "percent" }).format(share);
  }

  /** What a language calls itself. */
  nameOf(language: string): string {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }
}
