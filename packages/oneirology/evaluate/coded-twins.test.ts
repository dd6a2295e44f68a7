import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { readCodedSet } from '#evaluate/coded-set.ts';
import { meanOf, sharedSymbols, strangersOf, twinsOf } from '#evaluate/coded-twins.ts';
import { read } from '#read/read.ts';

async function readTwins() {
  const dreams = await readCodedSet();
  return twinsOf(
    dreams.map((dream) => ({ dream, reading: read(dream.text), analysis: analyse(dream.text) })),
  );
}

test('a dream told in French and in English names four fifths of the same symbols', async () => {
  const shared = (await readTwins()).map(sharedSymbols);
  expect(shared).toHaveLength(44);
  expect(meanOf(shared.map(({ ofFrench }) => ofFrench)).value).toBeGreaterThanOrEqual(0.8);
  expect(meanOf(shared.map(({ ofEnglish }) => ofEnglish)).value).toBeGreaterThanOrEqual(0.8);
});

test('two different dreams share few symbols, so that the share of twins says something', async () => {
  const strangers = strangersOf(await readTwins()).map(sharedSymbols);
  expect(meanOf(strangers.map(({ ofFrench }) => ofFrench)).value).toBeLessThan(0.4);
});

test('shares count what is named in both tellings, and only that', async () => {
  for (const pair of await readTwins()) {
    const { both, french, english, ofFrench, ofEnglish, ofEither } = sharedSymbols(pair);
    const named = (count: number): number => (count === 0 ? 1 : both.length / count);
    expect(ofFrench).toBe(named(pair.french.analysis.symbols.length));
    expect(ofEnglish).toBe(named(pair.english.analysis.symbols.length));
    expect(ofEither).toBe(named(both.length + french.length + english.length));
  }
});
