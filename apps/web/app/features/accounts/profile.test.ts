import { expect, test } from 'vitest';
import { readProfile, spokenFor } from '#features/accounts/profile.ts';

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('warned dreams are veiled unless one of the other ways is chosen', () => {
  const chosen = (fields: Record<string, string>) =>
    readProfile(formOf(fields)).preferences.warnedDreams;
  expect(chosen({})).toBe('veil');
  expect(chosen({ warnedDreams: 'hide' })).toBe('veil');
  expect(chosen({ warnedDreams: 'exclude' })).toBe('exclude');
});

test('a language nobody offers is French', () => {
  expect(readProfile(formOf({ language: 'tlh' })).preferences.language).toBe('fr');
  expect(readProfile(formOf({ language: 'es' })).preferences.language).toBe('es');
});

test('Spanish is kept, and spoken as French', () => {
  expect([spokenFor('es'), spokenFor('en')]).toEqual(['fr', 'en']);
});
