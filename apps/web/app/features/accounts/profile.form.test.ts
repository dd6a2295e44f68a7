import { expect, test } from 'vitest';
import { readPreferences, spokenFor } from '#features/accounts/profile.form.ts';

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('warned dreams are veiled unless one of the other ways is chosen', () => {
  const chosen = (fields: Record<string, string>) => readPreferences(formOf(fields)).warnedDreams;
  expect(chosen({})).toBe('veil');
  expect(chosen({ warnedDreams: 'hide' })).toBe('veil');
  expect(chosen({ warnedDreams: 'exclude' })).toBe('exclude');
});

test('a language nobody offers is French', () => {
  expect(readPreferences(formOf({ language: 'tlh' })).language).toBe('fr');
  expect(readPreferences(formOf({ language: 'es' })).language).toBe('es');
});

test('Spanish is kept, and spoken as French', () => {
  expect([spokenFor('es'), spokenFor('en')]).toEqual(['fr', 'en']);
});
