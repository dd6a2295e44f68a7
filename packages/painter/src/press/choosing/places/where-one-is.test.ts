import { expect, test } from 'vitest';
import { sceneTold, wordsTold } from '#testing/told.ts';

/** What somebody is in, on or under is seen, and they are there. */
test.each([
  ['J’étais allongée à l’intérieur d’une valise dans l’aéroport.', /dreamer lies in a suitcase/],
  ['I was sitting on top of a wardrobe in my bedroom.', /^The dreamer sits on a wardrobe/],
  ['I was hiding under my desk at the office.', /^The dreamer hides under a desk/],
  ['There was a lion under the piano.', /^A lion is under a piano/],
  ['Mon lit flottait au milieu de la mer et j’étais dedans.', /dreamer lies in the bed/],
  ['I was in a hospital bed in the middle of a forest.', /^The dreamer lies in a bed in a forest/],
  ['Je dormais dans un lit d’hôpital au milieu d’un champ.', /sleeps in a bed in a field/],
  ['Deux hommes s’embrassaient sur le toit d’un bus.', /^Two men kiss on a bus in a street/],
  ['We were standing on the roof of a moving train.', /stands on a train in a field/],
  ['J’étais debout sur l’aile d’un avion.', /^The dreamer stands on a plane/],
  ['J’étais dans la baignoire avec un crocodile.', /A crocodile sits in the bathtub too/],
  ['Ma collègue était sous la table avec un tigre.', /A tiger is under the table too/],
  ['My teacher was riding a giant snail through the supermarket.', /rides a giant snail in a shop/],
  ['Ma sœur conduisait un canapé sur l’autoroute.', /^A woman drives a sofa on a road/],
  ['A horse was sitting at the dinner table with my family.', /^A horse sits at a long laid table/],
  ['My dead uncle took the wheel of the car and I sat next to him.', /dreamer sits in the car/],
  [
    'A bear was driving the bus and I was sitting in the back with my mother.',
    /dreamer sits in the bus. A woman sits in the bus too/,
  ],
  ['Il y avait une porte dans le tronc d’un arbre.', /^A door is in a tree/],
  ['Mon frère poussait un landau dans lequel il y avait un cochon.', /A pig is in the pram/],
  ['I was carrying a suitcase full of snakes.', /^Snakes are in a suitcase. The dreamer carries/],
  [
    'I was walking down the street with a lamp instead of a head.',
    /dreamer with a lantern for a h/,
  ],
  ['A judge with the head of an owl pointed at me.', /^A judge with the head of an owl points/],
  ['I was playing the violin on the wing of a plane.', /violin on a plane among the clouds/],
  ['J’étais dans un ascenseur et les murs sont devenus transparents.', /^(?!.*walls)/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test('two who are told as one kiss each other', () => {
  const { actors, deeds } = sceneTold('Deux hommes s’embrassaient sur le toit d’un bus.');
  expect(actors[deeds[0]?.who ?? -1]?.count).toBe(2);
});
