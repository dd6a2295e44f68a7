import { analyse } from '@reverie/oneirology';
import { expect, test } from 'vitest';
import { deniedOf, findingsOf } from '#features/analysis/findings.rules.ts';
import { openedOf } from '#features/analysis/opening.rules.ts';

const openedIn = (dream: string) => {
  const analysis = analyse(dream);
  return openedOf(findingsOf(analysis), deniedOf(analysis));
};

test('three findings of several kinds are open, in the order of their words', () => {
  const opened = openedIn(
    'Une baleine traverse la baie. J’ai peur qu’elle ne tombe. Ma grand-mère rit dans une barque. Je cours, je tombe.',
  );
  expect(opened).toHaveLength(3);
  expect(
    new Set(opened.map((each) => ('kind' in each ? each.kind : 'denied'))).size,
  ).toBeGreaterThan(1);
  const starts = opened.map(({ evidence }) => evidence[0]?.start ?? -1);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('a fear that the text denies may stand open, and says that it is denied', () => {
  const opened = openedIn('Je grimpe à une échelle. Je n’ai pas peur.');
  expect(opened.some(({ id }) => id.startsWith('denied:'))).toBe(true);
});

test('a text in which nothing is found opens nothing', () => {
  expect(openedIn('Hum.')).toEqual([]);
});
