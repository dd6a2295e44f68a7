import { expect, test } from 'vitest';
import { draftKey, readDraft } from '#features/share/draft.rules.ts';
import { blankValues } from '#features/share/values.form.ts';

const blank = blankValues('Europe/Paris');
const keptAt = '2026-11-21T06:04:00.000Z';
const values = { ...blank, content: 'Je vole au-dessus de la baie.', tags: ['mer', 'vol'] };

const stamp = { key: '0123456789abcdef0123456789abcdef', revision: 3 };

function stored(change: object = {}) {
  return JSON.stringify({ keptAt, stamp, values, ...change });
}

test('a draft comes back as it was left', () => {
  expect(readDraft(stored(), blank)).toEqual({ keptAt, stamp, values });
});

test('nothing, or something else, is no draft', () => {
  const others = [null, '', '{', '[]', '"x"', stored({ values: null }), stored({ keptAt: 'hier' })];
  for (const other of others) expect(readDraft(other, blank)).toBeNull();
});

test('a draft kept before forms were stamped stands on no revision, under a new key', () => {
  for (const odd of [undefined, null, 7, {}, { key: 'x', revision: '3' }, { revision: -1 }]) {
    const draft = readDraft(stored({ stamp: odd }), blank);
    expect(draft?.values).toEqual(values);
    expect(draft?.stamp.revision).toBeNull();
    expect(draft?.stamp.key).toMatch(/^[0-9a-f]{32}$/);
  }
});

test('a field of another kind is dropped, the others stay', () => {
  const draft = readDraft(stored({ values: { ...values, tags: 'mer', mood: 3 } }), blank);
  expect(draft?.values).toEqual({ ...values, tags: [], mood: '' });
});

test('two people on one device, or two dreams, never share a draft', () => {
  const keys = [draftKey('a', null), draftKey('b', null), draftKey('a', 'x'), draftKey('a', 'y')];
  expect(new Set(keys).size).toBe(4);
});
