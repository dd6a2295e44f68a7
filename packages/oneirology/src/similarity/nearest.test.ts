import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { entryOf } from '#series/entry.ts';
import { nearestOf } from '#similarity/nearest.ts';
import { similarity } from '#similarity/similarity.ts';

const told = {
  one: 'La mer monte dans la maison. J’ai peur.',
  near: 'The sea came into our house, and I was afraid.',
  far: 'Un train traverse la forêt.',
};
const entries = Object.entries(told).map(([id, text]) =>
  entryOf({ id, date: null, analysis: analyse(text) }),
);

test('what is most alike comes first, with what both name and the words it stands in', () => {
  const [first, ...others] = nearestOf(entries, 'one', 5);
  expect(first?.id).toBe('near');
  expect(others.map(({ id }) => id)).not.toContain('far');
  const sea = first?.reasons.find(({ key }) => key === 'sea');
  expect(sea).toMatchObject({ kind: 'concept', words: ['mer', 'sea'] });
});

test('it scores as two analyses are scored, without their words', () => {
  const { score } = similarity({ analysis: analyse(told.one) }, { analysis: analyse(told.near) });
  expect(nearestOf(entries, 'one', 1)[0]?.score).toBeCloseTo(score, 9);
});

test('a dream that is not there has no neighbours', () => {
  expect(nearestOf(entries, 'nobody', 5)).toEqual([]);
});
