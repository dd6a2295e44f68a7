import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frozen, hashOf, readCodedSet } from '#evaluate/coded-set.ts';
import { isScaleCoded } from '#evaluate/codes.ts';

test('the coded set is the one that was frozen, and one byte more would show', async () => {
  for (const [name, hash] of Object.entries(frozen)) {
    const bytes = await readFile(new URL(`../coded/${name}`, import.meta.url));
    expect(hashOf(bytes)).toBe(hash);
    expect(hashOf(Buffer.concat([bytes, Buffer.from('\n')]))).not.toBe(hash);
  }
});

test('half of the dreams are French, and pairs are told once in each language', async () => {
  const dreams = await readCodedSet();
  const ofLanguage = (code: string) => dreams.filter(({ language }) => language === code);
  expect(ofLanguage('fr')).toHaveLength(76);
  expect(ofLanguage('en')).toHaveLength(76);
  const paired = (code: string) => ofLanguage(code).flatMap(({ twin }) => twin ?? []);
  expect(paired('fr')).toHaveLength(44);
  expect(paired('fr')).toEqual(paired('en'));
  expect(new Set(dreams.map(({ n }) => n)).size).toBe(dreams.length);
});

test('every class has dreams with it and without it in both languages', async () => {
  const dreams = await readCodedSet();
  for (const language of ['fr', 'en']) {
    const codes = dreams.filter((dream) => dream.language === language).map((each) => each.codes);
    for (const kind of ['AN', 'AP', 'SD', 'CO', 'HA']) {
      const felt = codes.filter((given) =>
        given.some(({ t, code }) => t === 'emot' && code === kind),
      );
      expect(felt.length).toBeGreaterThanOrEqual(12);
    }
    for (const scale of ['agg', 'fri', 'mf']) {
      expect(codes.filter((given) => isScaleCoded(given, scale)).length).toBeGreaterThan(25);
    }
    const silent = codes.filter((given) => !isScaleCoded(given, 'emot'));
    expect(silent.length).toBeGreaterThanOrEqual(30);
  }
});
