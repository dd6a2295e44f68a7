import type { Language } from '#language/language.ts';

const nbsp = '\u00a0';
const narrow = '\u202f';

/**
 * Sets a French sentence, or what of one goes on after a word set apart: no line may begin with its
 * stop or its unit, none end on a guillemet.
 */
export function setFrench(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/«[ \u00a0\u202f]?/g, `«${nbsp}`)
    .replace(/[ \u00a0\u202f]?»/g, `${nbsp}»`)
    .replace(/(\S|^(?= ))[ \u00a0\u202f]?([;!?]+)(?=[\s»)]|$)/gu, `$1${narrow}$2`)
    .replace(/(\S|^) :(?=\s|$)/gu, `$1${nbsp}:`)
    .replace(/(\d) (?=[%€])/g, `$1${nbsp}`)
    .replace(/(\d) h(?: (\d))?/g, (_, hour, minute) =>
      minute === undefined ? `${hour}${nbsp}h` : `${hour}${nbsp}h${nbsp}${minute}`,
    )
    .replace(/(\d) (?=\d{3}\b)/g, `$1${narrow}`);
}

type Phrase = (...args: never[]) => string;
type Message = string | null | Phrase | readonly string[];
export type MessageTree = { readonly [key: string]: Message | MessageTree };

/**
 * Applies a typographer to every message, so that sources are typed with plain spaces and
 * apostrophes. Phrases that take values are set when spoken.
 */
export function typeset<T extends MessageTree>(tree: T, set: (text: string) => string): T {
  const entries = Object.entries(tree).map(([key, value]) => {
    if (value === null) return [key, null];
    if (typeof value === 'string') return [key, set(value)];
    if (isList(value)) return [key, value.map(set)];
    if (typeof value === 'function') return [key, (...args: never[]) => set(value(...args))];
    return [key, typeset(value, set)];
  });
  // Every leaf keeps its kind: a string stays a string, a phrase keeps its parameters.
  return Object.fromEntries(entries) as T;
}

function isList(value: object): value is readonly string[] {
  return Array.isArray(value);
}

/** English quotes and apostrophes curl; nothing else changes. */
export function setEnglish(text: string): string {
  return text.replace(/'/g, '’');
}

export const typographers: Record<Language, (text: string) => string> = {
  fr: setFrench,
  en: setEnglish,
};

/** The text of a page in one of its languages, set for reading. */
export function textIn<T extends MessageTree>(texts: Record<Language, T>, language: Language): T {
  return typeset(texts[language], typographers[language]);
}
