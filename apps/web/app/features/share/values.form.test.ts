import { dreamCreationSchema, dreamUpdateSchema } from '@reverie/contract/dreams';
import { expect, test } from 'vitest';
import { dreamRefusal } from '#features/share/refusal.form.ts';
import {
  blankValues,
  creationOf,
  isBlank,
  readDreamValues,
  updateOf,
} from '#features/share/values.form.ts';

const told = { ...blankValues('Europe/Paris'), content: 'Je vole.' };

function posted(fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readDreamValues(form);
}

test('a dream told in a few words sends nothing it does not say', () => {
  expect(creationOf(told)).toEqual({
    content: 'Je vole.',
    timeZone: 'Europe/Paris',
    visibility: 'public',
    warnings: ['undeclared'],
  });
  expect(dreamCreationSchema.safeParse(creationOf(told)).success).toBe(true);
});

test('a form filled whole is a body the contract takes, and keeps every answer', () => {
  const values = posted([
    ['content', 'Je vole.\r\nJe tombe.'],
    ['tags', 'mer'],
    ['tags', ' vol, mer'],
    ['visibility', 'private'],
    ['title', ' La baie '],
    ['dreamedAt', '2026-11-21T03:12'],
    ['timeZone', 'Europe/Paris'],
    ['category', 'nature'],
    ['types', 'lucid'],
    ['types', 'nightmare'],
    ['mood', '-2'],
    ['lucidity', '0'],
    ['vividness', '10'],
    ['sleepQuality', '1'],
    ['recall', 'fragment'],
    ['warnings', 'death'],
    ['blurred', 'place:Marseille'],
    ['city', 'Marseille'],
    ['country', ''],
    ['report', 'Tout le récit.'],
  ]);
  const body = updateOf(values);
  expect(body).toEqual({
    content: 'Je vole.\nJe tombe.',
    tags: ['mer', 'vol'],
    visibility: 'private',
    title: 'La baie',
    dreamedAt: '2026-11-21T02:12:00.000Z',
    timeZone: 'Europe/Paris',
    category: 'nature',
    types: ['lucid', 'nightmare'],
    mood: -2,
    lucidity: 0,
    vividness: 10,
    sleepQuality: 1,
    recall: 'fragment',
    warnings: ['death'],
    location: { city: 'Marseille', country: null },
    blurred: [{ kind: 'place', words: 'Marseille' }],
    report: 'Tout le récit.',
  });
  expect(dreamUpdateSchema.safeParse(body).success).toBe(true);
});

test('what is emptied in a change is emptied in the dream', () => {
  const body = updateOf(told);
  expect(body).toMatchObject({ title: null, report: null, location: null, mood: null, tags: [] });
  expect(dreamUpdateSchema.safeParse(body).success).toBe(true);
});

test('a warning that is named outweighs « none of these »', () => {
  expect(updateOf({ ...told, warnings: ['none', 'death'] }).warnings).toEqual(['death']);
  expect(updateOf({ ...told, warnings: ['none'] }).warnings).toEqual(['none']);
});

test('only what was said makes a draft', () => {
  expect(isBlank({ ...blankValues('UTC'), visibility: 'private' })).toBe(true);
  expect(isBlank({ ...blankValues('UTC'), report: 'x' })).toBe(false);
});

test('the first thing that stops a dream is the one that is said', () => {
  const codes = [
    { ...told, content: ' \n ' },
    { ...told, tags: ['x'.repeat(31)] },
    { ...told, tags: Array.from({ length: 13 }, (_, i) => `t${i}`) },
    { ...told, title: 'x'.repeat(121) },
    { ...told, city: 'x'.repeat(81) },
    { ...told, report: 'x'.repeat(20_001) },
    { ...told, report: 'a\0b' },
    told,
  ].map((values) => dreamRefusal(values)?.code ?? null);
  expect(codes).toEqual([
    'blank',
    'tag_too_long',
    'too_many_tags',
    'title_too_long',
    'place_too_long',
    'report_too_long',
    'unstorable',
    null,
  ]);
});

test('500 characters fit and the 501st does not, as people count them', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(dreamRefusal({ ...told, content: family.repeat(500) })).toBeNull();
  expect(dreamRefusal({ ...told, content: `${'é'.repeat(500)}${family}` })).toEqual({
    code: 'content_too_long',
    excess: 1,
  });
});
