import { expect, test } from 'vitest';
import { phraseOf } from '#lexicon/phrases.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';

test('every concept has its phrase in both languages, as its label or with an article', () => {
  for (const concept of symbolConcepts) {
    const phrase = phraseOf(concept);
    expect(phrase, concept.id).not.toBeNull();
    expect(phrase?.fr, concept.id).not.toMatch(/'|^(le|la) [aeiouyéêèàœ]/);
    expect(phrase?.en, concept.id).not.toMatch(/'|^a [aeio]|^an [^aeiou]/);
  }
});

test('what is named stands as one says it', () => {
  const said = (id: string) => {
    const concept = symbolConcepts.find((one) => one.id === id);
    return concept && phraseOf(concept);
  };
  expect(said('sea')).toEqual({ fr: 'la mer', en: 'the sea' });
  expect(said('falling')).toEqual({ fr: 'une chute', en: 'falling' });
  expect(said('water')).toEqual({ fr: 'l’eau', en: 'water' });
  expect(said('lift')).toEqual({ fr: 'un ascenseur', en: 'a lift' });
  expect(said('teeth')).toEqual({ fr: 'des dents', en: 'teeth' });
  expect(said('childhood-home')).toEqual({ fr: 'une maison d’enfance', en: 'a childhood home' });
});

test('a concept that nobody gave an article is not guessed', () => {
  expect(
    phraseOf({ id: 'teapot', category: 'objects', label: { fr: 'théière', en: 'teapot' } }),
  ).toBeNull();
});
