import type { Language } from '#language/language.ts';

/** What somebody who asked too often is told: how long to wait. */
export const waitWords: Record<Language, (seconds: number) => string> = {
  fr: (seconds) => `Trop d'essais. Réessayez dans ${lengthOf(seconds, french)}.`,
  en: (seconds) => `Too many attempts. Try again in ${lengthOf(seconds, english)}.`,
};

const french = {
  second: 'seconde',
  minute: 'minute',
  hour: 'heure',
  isPlural: (n: number) => n > 1,
};
const english = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  isPlural: (n: number) => n !== 1,
};

function lengthOf(seconds: number, { isPlural, ...units }: typeof french): string {
  const unit = seconds < 60 ? 'second' : seconds < 3_600 ? 'minute' : 'hour';
  const count = Math.ceil(seconds / { second: 1, minute: 60, hour: 3_600 }[unit]);
  return `${count} ${units[unit]}${isPlural(count) ? 's' : ''}`;
}
