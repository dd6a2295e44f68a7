import { expect, test } from 'vitest';
import { secondCoderTable } from '#evaluate/coded-second.ts';
import { readCodedSet, readSecondCoder } from '#evaluate/coded-set.ts';

test('where nobody coded a second time there is no table', async () => {
  expect(secondCoderTable(await readCodedSet(), new Map())).toBeUndefined();
});

test('a second coder who says the same agrees, one who sees nothing agrees by chance only', async () => {
  const set = await readCodedSet();
  const kappas = (second: Map<string, (typeof set)[number]['codes']>): (string | undefined)[] =>
    secondCoderTable(set, second)?.rows.map(([, , kappa]) => kappa) ?? [];
  const same = kappas(new Map(set.map(({ n, codes }) => [n, codes])));
  const none = kappas(new Map(set.map(({ n }) => [n, []])));
  expect(same).toHaveLength(16);
  expect(new Set(same)).toEqual(new Set(['1.00 [1.00–1.00]']));
  expect(new Set(none)).toEqual(new Set(['.00 [.00–.00]']));
});

test('only dreams that both have coded count', async () => {
  const set = await readCodedSet();
  const sample = set.filter(({ n }) => n.startsWith('f'));
  const table = secondCoderTable(set, new Map(sample.map(({ n, codes }) => [n, codes])));
  for (const [, count = ''] of table?.rows ?? []) {
    expect(count.endsWith(`/${sample.length}`)).toBe(true);
  }
});

test('the second coder took the lines that end in 2, 5, 7 and 0, never both tellings of a pair', async () => {
  const set = await readCodedSet();
  const chosen = set.filter((_, index) => [0, 2].includes((index + 1) % 5));
  expect([...(await readSecondCoder()).keys()]).toEqual(chosen.map(({ n }) => n));
  const twins = chosen.flatMap(({ twin }) => twin ?? []);
  expect(new Set(twins).size).toBe(twins.length);
});
