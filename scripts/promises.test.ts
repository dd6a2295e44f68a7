import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/paths.ts';

const text = readFileSync(join(root, 'docs/promises.md'), 'utf8');

/** `path`: the name of a test, or how a name that is made there begins. */
const proof = /^`([^`]+)`: (.+)$/;

const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', place = '', kept = '']) => ({ promise, place, kept }));

test('every test that keeps a promise is there, under its name', () => {
  const proofs = rows.flatMap(({ kept }) => {
    const [, path = '', name = ''] = proof.exec(kept) ?? [];
    return path ? [{ path, name }] : [];
  });
  expect(proofs.length).toBeGreaterThan(50);
  const lost = proofs.filter(({ path, name }) => !namesTest(path, name));
  expect(lost).toEqual([]);
});

test('every promise says where it is made, and none is made twice', () => {
  expect(rows.filter(({ promise, place }) => promise === '' || place === '')).toEqual([]);
  const promises = rows.map(({ promise }) => promise).filter((it) => it !== 'promise');
  expect(promises.filter((it, index) => promises.indexOf(it) !== index)).toEqual([]);
});

function namesTest(path: string, name: string): boolean {
  const file = join(root, path);
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return ["'", '`'].some((quote) => source.includes(`${quote}${name}`));
}
