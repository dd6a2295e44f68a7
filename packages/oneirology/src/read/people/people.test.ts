import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

function peopleIn(text: string): string[] {
  return analyse(text)
    .characters.filter(({ shown }) => shown)
    .map(({ label, identity }) => `${label}: ${identity}`);
}

test.for([
  ['A man I know sat in the tree.', 'man: known'],
  ['A boy I went to school with sat in the tree.', 'boy: known'],
  ['A girl from work sat in the tree.', 'girl: known'],
  ['A woman of my age, a friendly lady I used to work with, sang.', 'woman: known'],
  ['A strange man sat in the tree.', 'man: stranger'],
  ['A man I had never met sat in the tree.', 'man: stranger'],
  ['A woman I didn’t know sat in the tree.', 'woman: stranger'],
  ['Un homme que je connais chantait.', 'homme: known'],
  ['Une fille de ma classe chantait.', 'fille: known'],
  ['Un mec du lycée chantait.', 'mec: known'],
  ['Un type que je ne connaissais pas chantait.', 'type: stranger'],
  ['Une nana que je n’avais jamais vue chantait.', 'nana: stranger'],
  ['My boss was singing.', 'boss: known'],
  ['The boss was singing.', 'boss: occupational'],
  ['Mon patron chantait.', 'patron: known'],
  ['Un policier chantait.', 'policier: occupational'],
] as const)('“%s” tells whether the dreamer knows them', ([text, person]) => {
  expect(peopleIn(text)[0]).toBe(person);
});

test.for([
  ['belle-sœur', 'family', 'female', 'Ma belle-sœur conduisait.'],
  ['beau-père', 'family', 'male', 'Mon beau-père conduisait.'],
  ['mamie', 'family', 'female', 'Mamie conduisait.'],
  ['tonton', 'family', 'male', 'Tonton conduisait.'],
  ['gendre', 'family', 'male', 'Mon gendre conduisait.'],
  ['frangine', 'family', 'female', 'Ma frangine conduisait.'],
  ['mon ex', 'known', 'male', 'Mon ex conduisait.'],
  ['mec', 'stranger', 'male', 'Un mec conduisait.'],
  ['nana', 'stranger', 'female', 'Une nana conduisait.'],
  ['grandma', 'family', 'female', 'Grandma was driving.'],
  ['mom', 'family', 'female', 'Mom’s car was red.'],
  ['son in law', 'family', 'male', 'My son-in-law was driving.'],
  ['people', 'uncertain', 'mixed', 'People were singing.'],
  ['gens', 'uncertain', 'mixed', 'Des gens chantaient.'],
  ['enfant', 'stranger', 'mixed', 'Des enfants chantaient.'],
] as const)('%s is %s and %s in “%s”', ([label, identity, gender, text]) => {
  expect(analyse(text).characters[0]).toMatchObject({ label, identity, gender });
});

test('an animal’s mother is an animal', () => {
  expect(peopleIn('Then Mama cat purred.')).toEqual(['cat: animal']);
  expect(peopleIn('My mother cats’ eyes.').length).toBeGreaterThan(0);
});

test('a plural before a verb is nobody’s thing', () => {
  expect(peopleIn('My kids watch.')).toEqual(['my kid: family']);
});

test('a word written louder calls nobody', () => {
  expect(peopleIn('Then it was HUGE and then GIGANTIC.')).toEqual([]);
});

test.for([
  ['familiar', 'I was in our kitchen.'],
  ['familiar', 'I was in the house where I grew up.'],
  ['unfamiliar', 'I was in a strange kitchen.'],
  ['familiar', 'J’étais dans notre cuisine.'],
  ['familiar', 'J’étais dans la maison où j’ai grandi.'],
  ['unfamiliar', 'J’étais dans une maison inconnue.'],
  ['unknown', 'I was in a kitchen.'],
  ['unknown', 'J’étais dans une cuisine.'],
] as const)('a place is %s in “%s”', ([familiarity, text]) => {
  expect(analyse(text).settings[0]).toMatchObject({ familiarity });
});

test('a dream that names no side of a door may still be somewhere', () => {
  const placesIn = (text: string): string[] =>
    analyse(text).settings.flatMap(({ place, shown }) => (shown ? [place] : []));
  expect(placesIn('My aunt was on the phone. She was singing.')).toEqual(['ambiguous']);
  expect(placesIn('J’étais à une fête. Tout était bleu.')).toEqual(['ambiguous']);
  expect(placesIn('J’étais à une fête, dans la cuisine.')).toEqual(['indoor']);
  expect(placesIn('Tout était bleu.')).toEqual([]);
});

test.for([
  [
    'indoor',
    'J’étais à la mairie, devant une bibliothécaire.',
    'I was in the town hall, with a librarian.',
  ],
  ['indoor', 'J’étais dans une tente.', 'I was in a tent.'],
  ['indoor', 'J’étais au commissariat.', 'I was at the police station.'],
  ['indoor', 'J’étais dans le garage.', 'I was in the garage.'],
  ['outdoor', 'J’étais sur le parking.', 'I was in the parking lot.'],
  ['outdoor', 'J’étais sur un chantier.', 'I was on a construction site.'],
  ['outdoor', 'J’étais sur une piste de ski.', 'I was on a ski slope.'],
  ['outdoor', 'J’étais dans la cour de l’école.', 'I was in the courtyard.'],
] as const)('one is %s in “%s” and “%s”', ([side, ...texts]) => {
  for (const text of texts) {
    const shown = analyse(text).settings.filter((setting) => setting.shown);
    expect([text, ...new Set(shown.map(({ place }) => place))]).toEqual([text, side]);
  }
});
