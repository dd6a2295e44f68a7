import type { StatusText } from '#features/status/status-text.fr.ts';

/** A sentence with its blanks filled in. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);
}

/** A length of time in its largest whole unit. */
export function lengthOf(
  seconds: number,
  { minutes, hours, days }: StatusText,
  number: (value: number) => string,
): string {
  if (seconds < 2 * 3_600) return fill(minutes, { n: number(Math.round(seconds / 60)) });
  if (seconds < 2 * 86_400) return fill(hours, { n: number(Math.round(seconds / 3_600)) });
  return fill(days, { n: number(Math.round(seconds / 86_400)) });
}

/** A share as people read it: never rounded up to a whole that it is not. */
export function shareOf(share: number, language: 'fr' | 'en'): string {
  const percent = Math.floor(share * 100_000) / 1_000;
  const written = percent.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
    maximumFractionDigits: 3,
  });
  return language === 'fr' ? `${written}\u00a0%` : `${written}%`;
}
