/** A day as people say it: today, yesterday, 14 November, with the year if it is not this one. */
export function dayWords(at: number, now: number, language: string): string {
  const [day, today] = [new Date(at), new Date(now)];
  const ago = Math.round((midnight(today) - midnight(day)) / 86_400_000); // a day may have 23 or 25 hours
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-ago, "day");
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(day);
}

const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
