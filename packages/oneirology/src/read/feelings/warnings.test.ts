import { expect, test } from 'vitest';
import { suggestWarnings } from '#warnings.ts';

const said = (text: string) =>
  Object.fromEntries(suggestWarnings(text).map(({ warning, words }) => [warning, words]));

test('the words that suggest a warning are named as they are written, each once', () => {
  expect(said('Ma Grand-mère est morte. MORTE ! Un cercueil flotte.')).toEqual({
    death: ['morte', 'cercueil'],
  });
  expect(said('A spider, two spiders, and blood.')).toEqual({
    phobia: ['spider', 'spiders'],
    violence: ['blood'],
  });
});

test('some words say it together', () => {
  expect(said('On veut faire l’amour dans la barque.')).toEqual({ sexual: ['faire l’amour'] });
  expect(said('I wanted to hurt myself.')).toEqual({ self_harm: ['hurt myself'] });
});

test('a quiet dream suggests nothing, nor do words that only begin alike', () => {
  expect(said('Je nage dans une mer tiède, sans un bruit. Des dièses tombent.')).toEqual({});
  expect(said('A violin plays in the meadow; the sexton is skilled.')).toEqual({});
  expect(said('Un violon, une violette.')).toEqual({});
  expect(said('')).toEqual({});
});
