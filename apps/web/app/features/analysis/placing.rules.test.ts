import type { FindingKind } from '@reverie/contract/analysis';
import { expect, test } from 'vitest';
import { countBeside, isWide, sectionsOf } from '#features/analysis/placing.rules.ts';

const some = (kind: FindingKind, count: number) => Array.from({ length: count }, () => ({ kind }));
const sections = sectionsOf([
  ...some('symbol', 4),
  ...some('emotion', 2),
  ...some('setting', 4),
  ...some('interaction', 2),
  ...some('character', 3),
]);

test('findings are gathered by kind, in one order whatever theirs', () => {
  expect(sections.map(({ kind, findings }) => `${kind} ${findings.length}`)).toEqual([
    'emotion 2',
    'character 3',
    'interaction 2',
    'setting 4',
    'symbol 4',
  ]);
});

test('a dream of a few lines keeps only its first findings beside it', () => {
  expect(countBeside(sections, { characters: 60, sentences: 1 })).toBe(1);
  expect(countBeside(sections, { characters: 450, sentences: 7 })).toBe(2);
});

test('the longer the text, the more stands beside it', () => {
  const counts = [100, 500, 1000, 2000, 5000].map((characters) =>
    countBeside(sections, { characters, sentences: characters / 70 }),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(sections.length);
});

test('the first section stands beside the text however long it is', () => {
  const long = sectionsOf(some('character', 40));
  expect(countBeside(long, { characters: 10, sentences: 1 })).toBe(1);
  expect(countBeside([], { characters: 10, sentences: 1 })).toBe(0);
});

test('symbols and long sections flow across the page', () => {
  const wide = sectionsOf([...some('symbol', 1), ...some('setting', 5), ...some('event', 4)]);
  expect(wide.filter(isWide).map(({ kind }) => kind)).toEqual(['setting', 'symbol']);
});
