import { expect, test } from 'vitest';
import { draftKey, readDraft } from '#features/share/draft.ts';
import { blankValues } from '#features/share/dream-values.ts';

const blank = blankValues('Europe/Paris');
const keptAt = '2026-11-21T06:04:00.000Z';
const values = { ...blank, content: 'Je vole au-dessus de la baie.', tags: ['mer', 'vol'] };

function stored(change: object = {}) {
  return JSON.stringify({ keptAt, basis: '', values, ...change });
}

test('a draft comes back as it was left', () => {
  expect(readDraft(stored(), '', blank)).toEqual({ keptAt, basis: '', values });
});

test('nothing, or something else, is no draft', () => {
  const others = [null, '', '{', '[]', '"x"', stored({ values: null }), stored({ keptAt: 'hier' })];
  for (const other of others) expect(readDraft(other, '', blank)).toBeNull();
});

test('a draft of a dream that changed elsewhere is not brought back over it', () => {
  const draft = stored({ basis: '2026-11-20T10:00:00.000Z' });
  expect(readDraft(draft, '2026-11-20T10:00:00.000Z', blank)).not.toBeNull();
  expect(readDraft(draft, '2026-11-21T10:00:00.000Z', blank)).toBeNull();
});

test('a field of another kind is dropped, the others stay', () => {
  const draft = readDraft(stored({ values: { ...values, tags: 'mer', mood: 3 } }), '', blank);
  expect(draft?.values).toEqual({ ...values, tags: [], mood: '' });
});

test('two people on one device, or two dreams, never share a draft', () => {
  const keys = [draftKey('a', null), draftKey('b', null), draftKey('a', 'x'), draftKey('a', 'y')];
  expect(new Set(keys).size).toBe(4);
});
