import type { Language } from '#language/language.ts';

/** « de » before a phrase, as French joins them: de la mer, d’un loup, du ciel, de dents, d’être nu. */
export function afterDe(phrase: string): string {
  const [article = '', ...rest] = phrase.split(' ');
  const named = rest.join(' ');
  if (article === 'le') return `du ${named}`;
  if (article === 'les') return `des ${named}`;
  if (article === 'des') return afterDe(named);
  return /^[aeiouyàâéèêîôûœ]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** With a capital, where it stands first. */
export function asTitle(phrase: string, language: Language): string {
  return phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);
}
