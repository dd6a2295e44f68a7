import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import type { Code } from '#evaluate/records.ts';
import { similarTable } from '#evaluate/similar.ts';
import { codeSet, jaccard } from '#evaluate/similar-codes.ts';
import { read } from '#read/read.ts';

test('codes are shared by sex, identity, kind and class', () => {
  const codes: Code[] = [
    { t: 'char', code: '1FMA' },
    { t: 'char', code: '2ANI' },
    { t: 'agg', code: '7>' },
    { t: 'emot', code: 'AN' },
    { t: 'set', code: 'IF' },
  ];
  expect([...codeSet(codes)]).toEqual(['char FM', 'char ANI', 'agg', 'emot AN']);
});

test('overlap is what both have over what either has', () => {
  expect(jaccard(new Set(['a', 'b']), new Set(['b', 'c']))).toBeCloseTo(1 / 3, 12);
  expect(jaccard(new Set(), new Set())).toBe(0);
});

test('the oracle is never below the engine, nor random above it, where dreams come in kinds', () => {
  const kinds: [string, Code[]][] = [
    ['My mother hugs me in the kitchen. I am happy.', [{ t: 'char', code: '1FMA' }]],
    ['A dog bites a man in the street. I am afraid.', [{ t: 'char', code: '1ANI' }]],
  ];
  const dreams = Array.from({ length: 24 }, (_, at) => {
    const [text, codes] = kinds[at % 2] ?? ['', []];
    const series = at < 12 ? 'norms-f' : 'emma';
    const dream = { series, n: String(at), text, codes };
    return { dream, reading: read(text), analysis: analyse(text) };
  });
  const { rows } = similarTable(dreams);
  const figure = (name: string): number =>
    Number(rows.find(([line]) => line?.startsWith(name))?.[2]?.split(' ')[0]);
  expect([figure('engine'), figure('TF-IDF'), figure('oracle')]).toEqual([1, 1, 1]);
  expect(figure('random')).toBeCloseTo(5 / 11, 2);
});
