import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';
import type { Language } from '#text/language.ts';

/** A sentence that holds a word of two senses, and what is there by it. */
export interface Told {
  readonly word: string;
  readonly sentence: string;
  /** One of each group must be there. */
  readonly present: readonly (readonly string[])[];
  readonly absent: readonly string[];
}

/** Reads `word | what is there, !what is not | a sentence | another`, a row a line. */
export function readTold(table: string): Told[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [word = '', told = '', ...sentences] = line.split(' | ');
      const marks = told.split(' ');
      const present = marks
        .filter((mark) => !mark.startsWith('!'))
        .map((mark) => mark.split('/'))
        .filter((group) => !group.includes('-'));
      const absent = marks.filter((mark) => mark.startsWith('!')).map((mark) => mark.slice(1));
      return sentences.map((sentence) => ({ word, sentence, present, absent }));
    });
}

/** Everything a picture could show of a sentence: `mouse`, `who:judge`, `at:bank`. */
export function thereIn(sentence: string, language: Language): ReadonlySet<string> {
  const dream = withDeeds(sentence, analyse(sentence, { language }), { language });
  return new Set([
    ...dream.symbols.filter(({ shown }) => shown).map(({ id }) => id),
    ...(dream.props ?? []).map(({ id }) => id),
    ...dream.characters.map(({ label }) => `who:${label.toLowerCase()}`),
    ...dream.settings
      .filter(({ shown }) => shown)
      .flatMap(({ evidence }) => evidence.map(({ text }) => `at:${text.toLowerCase()}`)),
  ]);
}

/** What is amiss in what is read of a sentence. */
export function amiss({ sentence, present, absent }: Told, language: Language): string[] {
  const there = thereIn(sentence, language);
  return [
    ...present
      .filter((group) => !group.some((id) => there.has(id)))
      .map((group) => `no ${group.join('/')}`),
    ...absent.filter((id) => there.has(id)).map((id) => `a ${id}`),
  ];
}
