import { expect, test } from 'vitest';
import { differences } from '#features/share/differences.rules.ts';
import { blankValues, type DreamValues } from '#features/share/values.form.ts';

const told: DreamValues = {
  ...blankValues('UTC'),
  content: 'Je vole.',
  tags: ['mer', 'vol'],
  types: ['nightmare', 'lucid'],
  city: 'Nantes',
};

test('two fillings that say the same do not differ', () => {
  expect(
    differences(told, { ...told, content: ' Je vole.\n', types: ['lucid', 'nightmare'] }),
  ).toEqual([]);
});

test('every field that says something else is named, in the order of the form', () => {
  const other = {
    ...told,
    report: 'Tout.',
    tags: ['mer'],
    visibility: 'private' as const,
    city: '',
  };
  expect(differences(told, other)).toEqual(['tags', 'visibility', 'city', 'report']);
});

test('a night that was not named overwrites none', () => {
  expect(differences(told, { ...told, dreamedAt: '2026-11-21T06:00' })).toEqual([]);
  const [one, two] = ['2026-11-21T06:00', '2026-11-20T06:00'];
  expect(differences({ ...told, dreamedAt: one }, { ...told, dreamedAt: two })).toEqual([
    'dreamedAt',
  ]);
});
