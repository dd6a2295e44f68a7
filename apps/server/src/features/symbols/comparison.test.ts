import { expect, test } from 'vitest';
import type { Tallied } from '#features/journal-index/service.ts';
import { compare } from '#features/symbols/comparison.rules.ts';

const met = (kind: Tallied['kind'], value: string, dreams: number): Tallied => ({
  ...{ kind, value, label: null, dreams, possible: 0 },
});

const total = [
  met('feeling', 'happiness', 50),
  met('person', 'mère', 60),
  met('symbol', 'sea', 40),
];

test('below twenty-five dreams on either side nothing is compared', () => {
  const few = [met('feeling', 'happiness', 20)];
  expect(compare('sea', { all: few, dreams: 24 }, { all: total, dreams: 200 })).toBeNull();
  expect(compare('sea', { all: few, dreams: 40 }, { all: total, dreams: 60 })).toBeNull();
});

test('what comes more often with a symbol is said with its interval, and what does not is not', () => {
  const here = [met('feeling', 'happiness', 30), met('person', 'mère', 12)];
  const found = compare('sea', { all: here, dreams: 40 }, { all: total, dreams: 200 });
  expect(found).toMatchObject({ here: 40, elsewhere: 160, compared: 2 });
  expect(found?.differences.map(({ key }) => key)).toEqual(['happiness']);
  const [only] = found?.differences ?? [];
  expect(only).toMatchObject({ kind: 'feeling', here: 0.75, elsewhere: 0.125 });
  expect(only && only.low > 0 && only.low < 0.625 && only.high > 0.625).toBe(true);
});

test('what never comes with a symbol may differ too, and what is rarely met is left out', () => {
  const all = [met('person', 'père', 100), met('person', 'Zoé', 9)];
  const found = compare('sea', { all: [], dreams: 50 }, { all, dreams: 200 });
  expect(found?.compared).toBe(1);
  expect(found?.differences).toMatchObject([{ key: 'père', here: 0 }]);
});

test('somebody who is a symbol too is compared once', () => {
  const all = [met('person', 'Sœur', 100), met('symbol', 'sister', 100)];
  const found = compare('sea', { all: [], dreams: 50 }, { all, dreams: 200 });
  expect(found?.compared).toBe(1);
  expect(found?.differences).toMatchObject([{ kind: 'person', key: 'Sœur' }]);
});
