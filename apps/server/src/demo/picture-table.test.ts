import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frozenTable, hashOf, readPictureTable, readUnseenTable } from '#demo/picture-table.ts';

test('the table of pictures is the one that was frozen, and one byte more would show', async () => {
  const bytes = await readFile(new URL('./picture-table.jsonl', import.meta.url));
  expect(hashOf(bytes)).toBe(frozenTable);
  expect(hashOf(Buffer.concat([bytes, Buffer.from('\n')]))).not.toBe(frozenTable);
});

test('the table judges more than two hundred dreams, each once, in both languages', async () => {
  const dreams = await readPictureTable();
  expect(dreams.length).toBeGreaterThanOrEqual(200);
  expect(new Set(dreams.map(({ id }) => id)).size).toBe(dreams.length);
  expect(new Set(dreams.map(({ text }) => text)).size).toBe(dreams.length);
});

test('the dreams that no rule was made on are in both languages and in no other table', async () => {
  const [unseen, seen] = await Promise.all([readUnseenTable(), readPictureTable()]);
  expect(unseen.length).toBeGreaterThanOrEqual(60);
  const french = unseen.filter(({ id }) => id.endsWith('-fr')).length;
  expect(french / unseen.length).toBeCloseTo(0.5, 1);
  const texts = [...unseen, ...seen].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});
