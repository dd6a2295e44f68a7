import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  codedValence,
  isCharacterCoded,
  isEmotionCoded,
  isPlaceCoded,
  isScaleCoded,
} from '#evaluate/codes.ts';
import {
  type Code,
  DataAbsent,
  isSealed,
  parseCodedDreams,
  readCodedDreams,
} from '#evaluate/records.ts';

/** Written for this test, in the shape of the coded reports. */
const written = JSON.stringify({
  series: 'invented',
  sex: 'F',
  n: '7',
  date: null,
  text: 'A grey heron stood in our kitchen and my late aunt laughed.',
  codes: [
    { t: 'char', code: '1ANI' },
    { t: 'char', code: '3FRA' },
    { t: 'emot', code: 'HA', char: '3FRA' },
    { t: 'emot', code: 'CO', char: 'D + 3FRA' },
    { t: 'fri', code: '2>', init: 'D', rec: '3FRA' },
    { t: 'set', code: 'IF' },
  ],
});

function codesOf(line: string): readonly Code[] {
  return parseCodedDreams(line)[0]?.codes ?? [];
}

test('a line is a dream with its codes', () => {
  const [dream, ...rest] = parseCodedDreams(`${written}\n\n`);
  expect(rest).toEqual([]);
  expect(dream).toMatchObject({ series: 'invented', n: '7' });
  expect(dream?.codes).toHaveLength(6);
});

test('codes answer the questions put to the engine', () => {
  const codes = codesOf(written);
  expect(isEmotionCoded(codes, 'happiness', 'anyone')).toBe(true);
  expect(isEmotionCoded(codes, 'happiness', 'dreamer')).toBe(false);
  expect(isEmotionCoded(codes, 'confusion', 'dreamer')).toBe(true);
  expect(isEmotionCoded(codes, 'anger', 'anyone')).toBe(false);
  expect(isCharacterCoded(codes, 'family')).toBe(true);
  expect(isCharacterCoded(codes, 'animal')).toBe(true);
  expect(isPlaceCoded(codes, 'indoor')).toBe(true);
  expect(isPlaceCoded(codes, 'outdoor')).toBe(false);
  expect(isScaleCoded(codes, 'fri')).toBe(true);
  expect(isScaleCoded(codes, 'agg')).toBe(false);
});

test('an animal is no family, a stranger neither', () => {
  const codes: Code[] = [
    { t: 'char', code: '2ANI' },
    { t: 'char', code: '1MSA' },
  ];
  expect(isCharacterCoded(codes, 'family')).toBe(false);
});

test('valence is told by feelings on one side; confusion takes none', () => {
  const feelings = (...codes: string[]): Code[] =>
    codes.map((code) => ({ t: 'emot', code, char: 'D' }));
  expect(codedValence(feelings('HA', 'CO'))).toBe(1);
  expect(codedValence(feelings('SD', 'AP'))).toBe(-1);
  expect(codedValence(feelings('HA', 'AN'))).toBeUndefined();
  expect(codedValence(feelings('CO'))).toBeUndefined();
});

test('a broken line is named by its number, never quoted', () => {
  expect(() => parseCodedDreams(`${written}\n{"text": "a secret`)).toThrow(
    /^Line 2 of hvdc-dev\.jsonl is no coded dream\.$/,
  );
});

test('without a folder, or without the file in it, the data is absent', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'reverie-evaluate-'));
  await expect(readCodedDreams(undefined)).rejects.toThrow(DataAbsent);
  await expect(readCodedDreams(empty)).rejects.toThrow(DataAbsent);
  await rm(empty, { recursive: true });
});

test('a third of the dreams is sealed, by their ids alone', () => {
  const dreams = Array.from({ length: 900 }, (_, n) => ({ series: 'invented', n: String(n) }));
  const sealed = dreams.filter(isSealed);
  expect(sealed.length).toBeGreaterThan(240);
  expect(sealed.length).toBeLessThan(360);
  expect(dreams.filter(isSealed)).toEqual(sealed);
});
