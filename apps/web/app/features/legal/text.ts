import { type Language, languageOf } from '#language/language.ts';
import { typographers } from '#language/typography.ts';

/** A page of rules in plain words: what holds, section by section. */
export type LegalText = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  /** Name and meaning, one line each. */
  entries?: readonly (readonly [name: string, meaning: string])[];
  /** Where more is said, or done. */
  link?: readonly [to: string, label: string];
};

/** Sets every sentence with a typographer, as messages are. */
export function setLegalText(text: LegalText, set: (sentence: string) => string): LegalText {
  return {
    title: set(text.title),
    lead: set(text.lead),
    sections: text.sections.map(({ heading, paragraphs, entries, link }) => ({
      heading: set(heading),
      paragraphs: paragraphs.map(set),
      ...(link && { link: [link[0], set(link[1])] as const }),
      ...(entries && { entries: entries.map(([name, meaning]) => [name, set(meaning)] as const) }),
    })),
  };
}

/**
 * A legal text in the language of whoever asks. Loaders call it on the server, so that no other
 * page carries these words.
 */
export function readLegalText(request: Request, texts: Record<Language, LegalText>): LegalText {
  const language = languageOf(request.headers);
  return setLegalText(texts[language], typographers[language]);
}
