import { expect, test } from 'vitest';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const told = (text: string, language: 'fr' | 'en') => describePrint(sceneTold(text), language);

test.each([
  [
    'A faceless man was chasing me through the street at night.',
    'A faceless man chases the dreamer',
  ],
  ['Hundreds of birds fell from the sky over the street.', 'Hundreds of birds fall'],
  [
    'A giant spider was sitting on the ceiling of my bedroom.',
    'A giant spider sits on the ceiling in a bedroom',
  ],
  ['A piano was burning in the middle of the street and people walked past.', 'A burning piano'],
  ['My sister and I were fighting in the kitchen.', 'The dreamer fights with a woman in a kitchen'],
  ['A dragon was sleeping in the library.', 'A dragon sleeps in a library'],
  [
    'Butterflies came out of my mouth in the office.',
    'Butterflies come out of the mouth of the dreamer in an office',
  ],
  ['My dog was driving our car down the highway.', 'A dog drives a car on a road'],
  ['I was followed by a bear on the road.', 'A bear follows the dreamer on a road'],
  [
    "My teacher had a horse's head and was writing on the blackboard.",
    'A teacher with the head of a horse writes in a classroom',
  ],
  [
    'I opened the fridge and inside there was a snowy forest with a tiny deer.',
    'The dreamer opens a fridge in a kitchen. Opened, the fridge holds another world, a tiny deer in a forest',
  ],
  ['I opened the door and ran into the forest.', 'The dreamer runs in a forest'],
  ["I patted my dog's head in the garden.", 'The dreamer pats a dog in a garden'],
  ['The candles were burning in the church.', 'Lit candles'],
  ['I found a car in the forest.', 'The dreamer finds a car in a forest'],
])('what happens comes first, in English: %s', (text, words) => {
  expect(told(text, 'en')).toContain(words);
});

test.each([
  [
    'Un homme sans visage me poursuivait dans la rue.',
    'Un homme sans visage poursuit la personne qui rêve',
  ],
  ['La cuisine était inondée et ma mère cuisinait.', 'dans une cuisine inondée'],
  ['Des centaines d’araignées tombaient sur mon lit.', 'Des centaines d’araignées tombent'],
  [
    'Le cheval chantait dans la bibliothèque de mon école.',
    'Un cheval chante dans une bibliothèque',
  ],
  ['Je courais, poursuivie par des chiens, dans la forêt.', 'Des chiens poursuivent la personne'],
  ['Un homme à tête de cerf marchait dans la forêt.', 'Un homme à tête de cerf marche'],
  ['Il y avait une ville dans ma valise.', 'la valise donne sur un autre monde, les toits'],
  [
    'Mon père portait un manteau rouge et dansait dans le jardin.',
    'Un homme en manteau rouge danse',
  ],
])('what happens comes first, in French: %s', (text, words) => {
  expect(told(text, 'fr')).toContain(words);
});
