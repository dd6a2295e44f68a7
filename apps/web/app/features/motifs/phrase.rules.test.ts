import { expect, test } from 'vitest';
import { afterDe, asTitle } from '#features/motifs/phrase.rules.ts';

test.each([
  ['la mer', 'de la mer'],
  ['le ciel', 'du ciel'],
  ['l’eau', 'de l’eau'],
  ['un loup', 'd’un loup'],
  ['une chute', 'd’une chute'],
  ['des dents', 'de dents'],
  ['des étoiles', 'd’étoiles'],
  ['les autres', 'des autres'],
  ['être nu', 'd’être nu'],
  ['n’avoir rien préparé', 'de n’avoir rien préparé'],
])('one dreamt of « %s »', (phrase, said) => {
  expect(afterDe(phrase)).toBe(said);
});

test('what stands first has a capital', () => {
  expect(asTitle('étoile', 'fr')).toBe('Étoile');
  expect(asTitle('l’eau', 'fr')).toBe('L’eau');
});
