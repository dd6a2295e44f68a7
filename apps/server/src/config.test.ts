import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { configVariables, loadConfig } from '#config.ts';

const example = join(import.meta.dirname, '../../../.env.example');

/** `NAME=value` lines, as a shell reads them. */
async function readExample(): Promise<Record<string, string>> {
  const lines = (await readFile(example, 'utf8')).split('\n');
  const pairs = lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split('=', 2));
  return Object.fromEntries(pairs);
}

test('the example names every variable there is, and no other', async () => {
  expect(Object.keys(await readExample()).sort()).toEqual([...configVariables].sort());
});

test('the example says what applies where nothing is set', async () => {
  expect(loadConfig(await readExample())).toEqual(loadConfig({}));
});

test('nothing needs to be set', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    dataFolder: resolve('data'),
    databaseUrl: undefined,
  });
});

test('a variable left empty counts as not set', () => {
  expect(loadConfig({ DATABASE_URL: '', PORT: ' ' })).toEqual(loadConfig({}));
});

test('what makes no sense is named, and its value is not repeated', () => {
  const load = () => loadConfig({ PORT: '70000', DATABASE_URL: 'mysql://secret@host/db' });
  expect(load).toThrow(/PORT/);
  expect(load).toThrow(/DATABASE_URL/);
  expect(load).not.toThrow(/secret/);
});

test('an origin is kept without a path', () => {
  expect(loadConfig({ REVERIE_ORIGIN: 'https://dreams.example/' }).origin).toBe(
    'https://dreams.example',
  );
});

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(loadConfig({}))).toBe(true);
});
