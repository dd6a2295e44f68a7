import type { Language } from '#language/language.ts';

const plurals = {
  fr: new Intl.PluralRules('fr-FR'),
  en: new Intl.PluralRules('en-GB'),
};

type Counted = { one: string; other: string };

/** Words that travel as data keep a place for a number: `{n}`. */
export function say(words: string, n: number, of = n): string {
  return words.replace('{n}', String(n)).replace('{of}', String(of));
}

export function sayCount(words: Counted, n: number, language: Language): string {
  return say(plurals[language].select(n) === 'one' ? words.one : words.other, n);
}
