import { expect, test } from 'vitest';
import { titlesApart } from '#features/blog/source-titles.rules.ts';

test('an English title in a French source is told apart, whatever spaces its guillemets have', () => {
  expect(titlesApart('F. van Eeden, «\u00a0A study of dreams\u00a0», ')).toEqual([
    { text: 'F. van Eeden, «\u00a0', isEnglish: false },
    { text: 'A study of dreams', isEnglish: true },
    { text: '\u00a0», ', isEnglish: false },
  ]);
});

test('a French title is French, and a source without a title is one piece', () => {
  const parts = titlesApart('S. Freud, « Le rêve et son interprétation », 1901.');
  expect(parts.map(({ isEnglish }) => isEnglish)).toEqual([false, false, false]);
  expect(titlesApart('Artémidore, ')).toEqual([{ text: 'Artémidore, ', isEnglish: false }]);
});
