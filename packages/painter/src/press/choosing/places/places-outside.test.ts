import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, test } from 'vitest';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';

function shown(dream: string): { stage: string; words: string } {
  const { scene, stage } = compose(printSceneOf(withDeeds(dream, analyse(dream))), { seed: 1 });
  return { stage, words: describePrint(scene, 'en') };
}

test.each([
  // Before a house, and not in it.
  ['I waited outside the school with my brother.', 'street'],
  ['J’attendais devant le collège avec Sabrina.', 'street'],
  ['A lion was waiting for me outside the supermarket.', 'street'],
  ['J’étais devant l’hôpital, assise sur un banc.', 'street'],
  ['I stood in front of the church and everybody was looking at me.', 'square'],
  ['Il y avait un lion devant l’école.', 'street'],
  ['Un piano était devant l’église.', 'square'],
  ['There was a lion in the school.', 'classroom'],
  ['I was standing in front of the whole school in my pyjamas.', 'classroom'],
  ['J’étais tout nu devant toute l’école.', 'classroom'],
  ['We sat in the church and my uncle was laughing.', 'church'],
  // In a house that stands by the water or among hills.
  ['We were in a house by the sea and my mother was reading.', 'livingRoom'],
  ['We were in the cabin at Lake Vermilion, playing cards.', 'livingRoom'],
  ['J’étais dans un chalet à la montagne et mon frère coupait du pain.', 'livingRoom'],
  ['We were in a house by the sea and I swam in the sea.', 'sea'],
  ['I was in a house on a hill and I ran down the hill.', 'mountain'],
  // A school's yard.
  ['First day at school, in the yard, a lad is pointing at me.', 'schoolyard'],
  ['J’étais à l’école, dans la cour, et un cheval mangeait mon cartable.', 'schoolyard'],
  ['I was at school and a lad was pointing at me.', 'classroom'],
  // On the way between rooms.
  ['We were in the lift of a hotel in Madrid and a fox laughed.', 'lift'],
  ['J’étais dans l’escalier de mon premier appartement, rue des Lices.', 'stairs'],
  ['I took the lift of the hospital and a bear danced on the ward.', 'hospital'],
  // A park with a slide.
  ['Le toboggan du parc il finissait jamais, on glissait, on glissait.', 'playground'],
  ['I was running through the park and it started to snow.', 'garden'],
  // Places by their proper names.
  ['J’étais à Orly avec les enfants, la dame au comptoir me souriait.', 'airport'],
  ['I was at Heathrow with my sister and our bags kept moving.', 'airport'],
  ['We were in the Tesco and the shelves were full of owls.', 'shop'],
  ['There were doors in the wood and a deer opened one.', 'forest'],
])('%s', (dream, stage) => {
  expect(shown(dream).stage).toBe(stage);
});

test.each([
  // No place is made of what is done.
  ['Mon père dormait dans une valise.', 'abstract'],
  ['A hundred cats slept in my shoes.', 'abstract'],
  ['Je dormais et un chat m’a mordu.', 'bedroom'],
  ['La maison s’est mise à chanter.', 'abstract'],
  ['Je chantais et tout le monde applaudissait.', 'theatre'],
  [
    'Ma fille ouvrait la bouche pour chanter et il en sortait des oiseaux. À la fin de la chanson la place du village en était noire.',
    'square',
  ],
])('%s', (dream, stage) => {
  expect(shown(dream).stage).toBe(stage);
});

test('a cabin stands there once', () => {
  const { words } = shown('A deer was talking by the lake and there was a cabin.');
  expect(words).not.toMatch(/house and a log cabin|log cabin and a house/);
});

test('what one lets fall falls, and not the dreamer', () => {
  const { words } = shown('I dropped a cup and it took all of my life to fall.');
  expect(words).toMatch(/drops a cup/);
  expect(words).not.toMatch(/falls/);
});
