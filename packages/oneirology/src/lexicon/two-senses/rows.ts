import { parseTable } from '#lexicon/notation.ts';
import { englishBeingsOfTwoSenses } from '#lexicon/two-senses/english-beings.ts';
import { englishPlacesOfTwoSenses } from '#lexicon/two-senses/english-places.ts';
import { englishThingsOfTwoSenses } from '#lexicon/two-senses/english-things.ts';
import { frenchBeingsOfTwoSenses } from '#lexicon/two-senses/french-beings.ts';
import { frenchPlacesOfTwoSenses } from '#lexicon/two-senses/french-places.ts';
import { frenchThingsOfTwoSenses } from '#lexicon/two-senses/french-things.ts';
import { cueGroups } from '#lexicon/two-senses/groups.ts';
import type { Language } from '#text/language.ts';

const tables: Readonly<Record<Language, string>> = {
  fr: `${frenchBeingsOfTwoSenses}${frenchPlacesOfTwoSenses}${frenchThingsOfTwoSenses}`,
  en: `${englishBeingsOfTwoSenses}${englishPlacesOfTwoSenses}${englishThingsOfTwoSenses}`,
};

const groups = new Map(parseTable(cueGroups).map((row) => [row.key, row]));

/** Rows of words of two senses as columns of the lexicon: the key is the sense, the terms `words; cues`. */
export const twoSenseRows = (['fr', 'en'] as const).flatMap((language) =>
  parseTable(tables[language]).map(({ key, fr: words, en: cues }) => {
    const terms = `${words}; ${withGroups(cues, language)}`;
    return { table: 'two-senses', key, fr: '', en: '', [language]: terms };
  }),
);

function withGroups(cues: string, language: Language): string {
  return cues.replace(/#([a-z]+)/g, (_, name: string) => {
    const group = groups.get(name);
    if (group === undefined) throw new Error(`“${name}” is no group of cues`);
    return group[language];
  });
}
