import { words } from "$lib/words";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time in the largest unit that fits, in words: "2 minutes". */
export function durationWords(seconds: number, unitDisplay: "long" | "narrow" = "long"): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  const format = new Intl.NumberFormat(words.language || "en", { style: "unit", unit, unitDisplay });
  return format.format(Math.round(seconds / size));
}

/** What is left on a clock: minutes and seconds, or words, perhaps short ones, while there is more than an hour. */
export function clockWords(seconds: number, unitDisplay: "long" | "narrow" = "long"): string {
  if (seconds >= 3600) return durationWords(seconds, unitDisplay);
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
