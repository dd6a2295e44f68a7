import { readdirSync, readFileSync } from 'node:fs';
import { symbolEntries } from '@reverie/painter';
import { expect, test } from 'vitest';

test('no source uses arithmetic whose last digits differ between engines', () => {
  const inexact =
    /Math\.(sin|cos|tan|asin|acos|atan2?|exp|expm1|log\w*|pow|cbrt|hypot|sinh|cosh|tanh|random)\b|\*\*/;
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const guilty = files.filter((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .some((line) => !/^\s*(\*|\/\*)/.test(line) && inexact.test(line)),
  );
  expect(guilty).toEqual([]);
});

test('no drawing lies unused', () => {
  const figures = ['dreamer', 'boat-with-dreamer'];
  const drawn = readdirSync(new URL('../art/', import.meta.url))
    .filter((file) => /\.(svg|png)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''));
  const used = [...symbolEntries.map((entry) => entry.id), ...figures];
  expect(drawn.sort()).toEqual(used.sort());
});
