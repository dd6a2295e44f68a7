import { expect, test } from 'vitest';
import { placeHints } from '#lexicon/place-hints.ts';
import { props } from '#lexicon/props.ts';
import { lexiconRows } from '#lexicon/rows.ts';
import { twoSenseRows } from '#lexicon/two-senses/rows.ts';
import { englishAgain } from '#testing/two-senses/english-again.ts';
import { englishBeings } from '#testing/two-senses/english-beings.ts';
import { englishBodies } from '#testing/two-senses/english-bodies.ts';
import { englishPlaces } from '#testing/two-senses/english-places.ts';
import { englishThings } from '#testing/two-senses/english-things.ts';
import { frenchAgain } from '#testing/two-senses/french-again.ts';
import { frenchBeings } from '#testing/two-senses/french-beings.ts';
import { frenchPlaces } from '#testing/two-senses/french-places.ts';
import { frenchThings } from '#testing/two-senses/french-things.ts';
import { amiss, readTold } from '#testing/two-senses/told-in.ts';
import type { Language } from '#text/language.ts';

const told: Readonly<Record<Language, string>> = {
  fr: `${frenchBeings}${frenchPlaces}${frenchThings}${frenchAgain}`,
  en: `${englishBeings}${englishBodies}${englishPlaces}${englishThings}${englishAgain}`,
};

/** Each word of a language once, with its sentences. */
function wordsOf(language: Language) {
  const words = Map.groupBy(readTold(told[language]), ({ word }) => word);
  return [...words].map(([word, sentences]) => ({ word, sentences, language }));
}

test.each([...wordsOf('en'), ...wordsOf('fr')])(
  '$language: $word is told by the words about it',
  ({ sentences, language }) => {
    const wrong = sentences.flatMap((one) =>
      amiss(one, language).map((what) => `${one.sentence} ${what}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('every sense of a word is a concept, its own, or nothing to show', () => {
  const known = new Set([
    '=',
    '-',
    ...lexiconRows.filter(({ table }) => table === 'symbol').map(({ key }) => key),
    ...[...props, ...placeHints.concepts].map(({ id }) => id),
  ]);
  expect(
    twoSenseRows.flatMap(({ key }) => key.split('+')).filter((key) => !known.has(key)),
  ).toEqual([]);
});
