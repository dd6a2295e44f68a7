import { expect, test } from 'vitest';
import { createTally } from '#features/matches/carrying.rules.ts';

function tallied(nights: readonly [userId: string, day: number, ...motifs: string[]][]) {
  const tally = createTally();
  for (const [userId, day, ...motifs] of nights) tally.add({ userId, day, motifs });
  return tally.sum();
}

test('a motif is carried by whom it comes to on two nights, and twice in one night is one', () => {
  const { dreamers, carrying } = tallied([
    ['ada', 20_000, 'sea', 'wolf'],
    ['eve', 20_000, 'sea'],
    ['ada', 20_000, 'wolf'],
    ['ada', -400, 'sea'],
    ['eve', 20_000, 'sea'],
    ['max', 1],
    ['max', 2],
  ]);
  expect(carrying).toEqual([{ userId: 'ada', motifs: ['sea'] }]);
  // Whoever has two nights could carry one, though they name nothing.
  expect(dreamers).toBe(2);
});

test('of more than forty motifs those of most nights are carried', () => {
  const motifs = Array.from({ length: 50 }, (_, at) => `m${`${at}`.padStart(2, '0')}`);
  const { carrying } = tallied([
    ['ada', 1, ...motifs],
    ['ada', 2, ...motifs],
    ['ada', 3, ...motifs.slice(-5)],
  ]);
  expect(carrying[0]?.motifs).toEqual([...motifs.slice(-5), ...motifs.slice(0, 35)]);
});
