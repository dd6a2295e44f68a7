import { symbolEntries } from '@reverie/painter';
import { expect, test } from 'vitest';
import { creditsOf } from '#features/images/rules.ts';

const { collections } = creditsOf(symbolEntries);

test('every silhouette is credited, once, under its own licence', () => {
  const credited = collections.flatMap(({ symbols }) => symbols.map(({ id }) => id));
  expect(credited.sort()).toEqual(symbolEntries.map(({ id }) => id).sort());
  for (const { id, credit, licence } of symbolEntries) {
    const collection = collections.find(({ symbols }) => symbols.some((each) => each.id === id));
    expect(collection, id).toMatchObject({ credit, licence });
  }
});

test('a reader can go and see every collection that is not our own', () => {
  for (const { credit, address } of collections) {
    expect(address !== null, credit).toBe(credit !== 'Drawn for Reverie');
  }
});
