import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

test.each([
  [
    'I was flying over the town, they chased me with a knife.',
    'A dream of a town, flying and a chase, set outdoors.',
  ],
  ['Dans la cuisine il y avait de l’eau et du riz.', 'Un rêve d’eau et de cuisine, à l’intérieur.'],
  [
    'Je nageais dans la mer avec ma sœur. J’étais heureuse et très étonnée.',
    'Un rêve de nage et de mer, en plein air, avec votre sœur, où se disent la surprise et peut-être la joie.',
  ],
  [
    'My brother ran past a policeman in the waiting room.',
    'A dream of running and a waiting room, set indoors, with your brother and a policeman.',
  ],
  ['I was naked.', ''],
  ['J’étais enceinte.', ''],
  [
    'I cried in the rain.',
    'A dream of rain and tears, set outdoors, that perhaps speaks of sadness.',
  ],
  ['J’avais peur.', 'Un rêve où se dit l’appréhension.'],
  ['Un hibou et des étoiles.', 'Un rêve de hibou et d’étoiles.'],
  ['An owl and a uniform.', 'A dream of an owl and a uniform.'],
])('the summary is a sentence that a person would write: %s', (text, summary) => {
  expect(analyse(text).summary).toBe(summary);
});

test('people are called as the dreamer’s own, nobody twice, groups not at all', () => {
  expect(analyse('Ma mère, mon copain et des hommes. Ma mère rit.').summary).toContain(
    'avec votre mère et votre copain',
  );
  expect(analyse('My boss met a boss and some men in the office.').summary).toMatch(
    /^A dream of an office, set indoors, with a boss/,
  );
});
