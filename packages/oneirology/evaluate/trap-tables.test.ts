import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { readMessy } from '#evaluate/messy-set.ts';
import { readTraps, unmet } from '#evaluate/trap-set.ts';
import { messyTable, trapTable } from '#evaluate/trap-tables.ts';

test('nine in ten of the misleading sentences are read right, of those never looked at too', async () => {
  const { rows } = await trapTable();
  const [, sentences, , now, , unread = ''] = rows.at(-1) ?? [];
  expect(Number(now) / Number(sentences)).toBeGreaterThanOrEqual(0.9);
  const [right, of] = unread.split('/').map(Number);
  expect((right ?? 0) / (of ?? 1)).toBeGreaterThanOrEqual(0.9);
});

test('feelings are found in French as it is typed', async () => {
  const { rows } = await messyTable();
  const [name, n, , recall = '', f1 = ''] = rows[0] ?? [];
  expect([name, n]).toEqual(['emotions: all', '60']);
  expect(Number.parseInt(recall, 10)).toBeGreaterThanOrEqual(85);
  expect(Number.parseInt(f1, 10)).toBeGreaterThanOrEqual(88);
});

test('what is found in French as it is typed is quoted as it was typed', async () => {
  for (const { text } of await readMessy()) {
    const { emotions, characters, interactions, symbols, settings } = analyse(text);
    for (const finding of [...emotions, ...characters, ...interactions, ...symbols, ...settings]) {
      for (const { start, end, text: words } of finding.evidence) {
        expect(words).toBe(text.slice(start, end));
        expect(words).not.toBe('');
      }
    }
  }
});

test('an expectation is met, refused or unknown', async () => {
  const analysis = analyse('My brother was furious. A dog came.');
  expect(unmet(analysis, ['anger', 'anger@other', '!anger@dreamer', 'animal', '!outdoor'])).toEqual(
    [],
  );
  expect(unmet(analysis, ['!anger', 'sadness', 'symbol:sea'])).toEqual([
    '!anger',
    'sadness',
    'symbol:sea',
  ]);
  expect(() => unmet(analysis, ['weather'])).toThrow('weather');
  expect((await readTraps()).length).toBe(215);
});
