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
};

/** Sets every sentence with a typographer, as messages are. */
export function setLegalText(text: LegalText, set: (sentence: string) => string): LegalText {
  return {
    title: set(text.title),
    lead: set(text.lead),
    sections: text.sections.map(({ heading, paragraphs, entries }) => ({
      heading: set(heading),
      paragraphs: paragraphs.map(set),
      ...(entries && { entries: entries.map(([name, meaning]) => [name, set(meaning)] as const) }),
    })),
  };
}
