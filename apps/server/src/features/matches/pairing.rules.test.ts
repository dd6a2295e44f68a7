import { expect, test } from 'vitest';
import { type Carrying, pairUp, sharedBy } from '#features/matches/pairing.rules.ts';

const three = ['lift', 'mirror', 'wolf'];
const named = (from: number, count: number, motifs = three): Carrying[] =>
  Array.from({ length: count }, (_, at) => ({ userId: `p${from + at}`, motifs }));
const candidates = new Set(['p0', 'p1', 'p2', 'p3']);
const choosing = {
  languageOf: () => 'fr',
  isBarred: () => false,
  random: (below: number) => below - 1,
};

test('three motifs are told where enough carry them, and not too many', () => {
  const [found, ...others] = sharedBy(named(0, 20), { dreamers: 800, candidates });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ carriers: 20, among: ['p0', 'p1', 'p2', 'p3'] });
  expect(found?.motifs.map(({ id }) => id).toSorted()).toEqual([...three].toSorted());
});

test('what fewer than twenty carry is never told: neither a motif, nor all three at once', () => {
  expect(sharedBy(named(0, 19), { dreamers: 800, candidates })).toEqual([]);
  const apart = [...named(0, 19), ...three.flatMap((one, at) => named(20 + at * 9, 9, [one]))];
  expect(sharedBy(apart, { dreamers: 1_200, candidates })).toEqual([]);
});

test('what more than one in ten carries, or more than one in forty all at once, is not unusual', () => {
  expect(sharedBy(named(0, 21), { dreamers: 800, candidates })).toEqual([]);
  const common = [...named(0, 20), ...named(20, 61, ['wolf'])];
  expect(sharedBy(common, { dreamers: 800, candidates })).toEqual([]);
});

test('each is told of one other at most, in a language both read, and never of whom they may not', () => {
  const shared = sharedBy(named(0, 20), { dreamers: 800, candidates });
  const pairs = pairUp(shared, choosing);
  expect(pairs).toHaveLength(2);
  expect(new Set(pairs.flatMap(({ one, other }) => [one, other])).size).toBe(4);
  const apart = pairUp(shared, { ...choosing, languageOf: (id) => (id === 'p0' ? 'en' : 'fr') });
  expect(apart.flatMap(({ one, other }) => [one, other])).not.toContain('p0');
  expect(pairUp(shared, { ...choosing, isBarred: () => true })).toEqual([]);
});

test('who carries two of three is no candidate for them', () => {
  const all = [...named(1, 20), { userId: 'p0', motifs: three.slice(1) }];
  const [found] = sharedBy(all, { dreamers: 840, candidates });
  expect(found?.among).toEqual(['p1', 'p2', 'p3']);
});
