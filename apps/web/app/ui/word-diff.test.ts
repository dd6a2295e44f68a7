import { expect, test } from 'vitest';
import { compareWords, countWords } from '#ui/word-diff.tsx';

const textOf = (stretches: { text: string }[]) => stretches.map(({ text }) => text).join('');

test('two texts are compared word by word, and each stays whole', () => {
  const one = 'L’eau monte par le carrelage.\nJe ris.';
  const other = 'L’eau rose monte par le carrelage.\nJe ris, je pleure.';
  const { before, after, kept, come } = compareWords(one, other);
  expect([textOf(before), textOf(after)]).toEqual([one, other]);
  const alone = after.filter(({ isKept }) => !isKept).map(({ text }) => text.trim());
  expect(alone).toContain('rose');
  expect([kept, come]).toEqual([7, 3]);
});

test('texts without a word in common, or without any, are compared too', () => {
  expect(compareWords('', 'Un cerf.').come).toBe(2);
  expect(compareWords('Un cerf.', '').after).toEqual([]);
  const far = compareWords('a '.repeat(3_000), 'b '.repeat(3_000));
  expect(far.kept).toBe(0);
  expect(countWords('L’eau, aujourd’hui : 3 fois')).toBe(4);
});
