import { english } from '#lexicon/made/english.ts';
import { french } from '#lexicon/made/french.ts';
import type { Words } from '#lexicon/written.ts';

/** Both languages at hand. */
export const both: Words = (language) => (language === 'fr' ? french : english);
