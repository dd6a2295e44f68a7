import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeriesEntry } from '#series/entry.ts';
import { chanceAmongStrangers, nearRepeatsOf } from '#series/near-repeats.ts';
import { pairing } from '#series/richness.ts';
import { withQ } from '#statistics/many-looks.ts';

/** A dream of a few of thirty things, each as heavy as it is rare: some pairs come close by chance. */
const dream = fc.record({
  names: fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { maxLength: 12 }),
  richness: fc.constantFrom(null, 0, 1, 2),
  /** Told once more, as a near-repeat is. */
  isAgain: fc.boolean(),
});

function seriesOf(drawn: readonly (typeof dream extends fc.Arbitrary<infer T> ? T : never)[]) {
  const entries: SeriesEntry[] = [];
  const bare = { version: 1, date: null, words: 50, items: [], named: [], measures: [] } as const;
  for (const { names, richness, isAgain } of drawn) {
    const profile = names.map((name) => [`concept ${name}`, 0.1 + name / 10] as const);
    const last = entries.at(-1);
    const told = isAgain && last ? last.profile : profile;
    entries.push({ ...bare, id: `d${entries.length}`, valence: null, richness, profile: told });
  }
  return entries;
}

/** The same by its definition: every pair, one after the other. */
function byDefinition(entries: readonly SeriesEntry[]) {
  const rich = entries.filter(({ richness }) => richness !== null);
  const looks = rich.flatMap((one, at) =>
    rich.slice(at + 1).map((other) => {
      const theirs = new Map(other.profile);
      const sum = (list: readonly number[]) => list.reduce((all, weight) => all + weight, 0);
      const common = sum(one.profile.map(([name, w]) => Math.min(w, theirs.get(name) ?? 0)));
      const either = sum([...one.profile, ...other.profile].map(([, w]) => w)) - common;
      const score = either > 0 ? common / either : 0;
      const p = chanceAmongStrangers(score, pairing(one.richness ?? 0, other.richness ?? 0));
      return { p, score, dreams: [one.id, other.id] };
    }),
  );
  return { tested: looks.length, found: withQ(looks).filter(({ p, q }) => p < 1 && q < 0.05) };
}

test('what passes most pairs over finds what looking at every pair finds, with the same q', () => {
  let found = 0;
  const run = (drawn: Parameters<typeof seriesOf>[0]) => {
    const entries = seriesOf(drawn);
    const repeats = nearRepeatsOf(entries);
    if (repeats.status !== 'enough') return;
    const all = byDefinition(entries);
    expect(repeats.tested).toBe(all.tested);
    expect(repeats.findings.length).toBe(Math.min(50, all.found.length));
    const byPair = new Map(all.found.map((one) => [one.dreams.join(' '), one]));
    for (const { dreams, q, score } of repeats.findings) {
      const same = byPair.get(dreams.join(' '));
      expect(q).toBeCloseTo(same?.q ?? -1, 9);
      expect(score).toBeCloseTo(same?.score ?? -1, 9);
    }
    found += repeats.findings.length;
  };
  fc.assert(fc.property(fc.array(dream, { maxLength: 40 }), run), { numRuns: 300 });
  expect(found).toBeGreaterThan(100);
});
