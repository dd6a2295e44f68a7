import { formatsOf } from '#language/formats.ts';
import type { Language } from '#language/language.ts';

/** A night in words, by its name: « 20 au 21 novembre 2026 ». */
export function nightWords(night: string, language: Language): string {
  const named = formatsOf(language, 'UTC').night(`${night}T03:00:00Z`);
  if (!named) return night;
  return language === 'fr' ? `${named.from} au ${named.to}` : `${named.from} to ${named.to}`;
}

/** The day that gives a night its name: « 21 novembre 2026 ». */
export function dayWords(night: string, language: Language): string {
  return formatsOf(language, 'UTC').date(`${night}T12:00:00Z`);
}

/** Its number alone, as on a strip of moons. */
export function dayNumber(night: string): string {
  return String(Number(night.slice(8)));
}

/** « novembre », or « nov. », without its year. */
export function monthWords(
  month: string,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    month: length,
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T00:00:00Z`));
}

/** An hour that many after 18:00: « 23 h », “23:00”. */
export function hourWords(since: number, language: Language): string {
  const hour = (since + 18) % 24;
  return language === 'fr' ? `${hour} h` : `${String(hour).padStart(2, '0')}:00`;
}
