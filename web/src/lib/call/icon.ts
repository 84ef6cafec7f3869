const MOST = 9;

/** The mark with a number in a dot, as a data URL; `mark` is the picture itself, 24 x 24. */
export function countedIcon(mark: string, count: number): string {
  const words = count > MOST ? `${MOST}+` : String(count);
  const dot =
    '<circle cx="16.5" cy="16.5" r="7.5" fill="#B22D27" stroke="#fff"/>' +
    '<text x="16.5" y="20.300" font-family="sans-serif" font-size="11" font-weight="700" text-anchor="middle" ' +
    `fill="#fff">${words}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(mark.trim().replace(/<\/svg>$/, `${dot}</svg>`))}`;
}

/** What a browser may offer to show a number on an installed page's icon. */
export interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Show how many tables wait: in the page's icon and, where it is installed, as a badge. */
export class Badge {
  readonly #link: Pick<HTMLLinkElement, "href"> | null;
  readonly #plain: string;
  readonly #mark: string;
  readonly #browser: Badged;

  constructor(link: Pick<HTMLLinkElement, "href"> | null, mark: string, browser: Badged) {
    this.#link = link;
    this.#plain = link?.href ?? "";
    this.#mark = mark;
    this.#browser = browser;
  }

  show(count: number): void {
    if (this.#link) this.#link.href = count > 0 ? countedIcon(this.#mark, count) : this.#plain;
    const shown = count > 0 ? this.#browser.setAppBadge?.(count) : this.#browser.clearAppBadge?.();
    shown?.catch(() => undefined); // a browser may have it and still not allow it
  }
}
