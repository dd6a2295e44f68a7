import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const shown = (text: string) => describePrint(compose(sceneTold(text), { seed: 3 }).scene, 'en');

test.each([
  // What no thing does comes before what is done to it.
  ['The pallets cried every time I lifted them.', /^A crate cries/],
  ['Une baleine a avalé mon frère.', /whale (?:swallows|eats) a man/],
  ['L’armoire a avalé mon petit frère.', /wardrobe (?:swallows|eats) a boy/],
  ['The bus swallowed all the passengers.', /^A bus (?:swallows|eats) passengers/],
  ['A train came out of my mouth.', /train comes out of the mouth of the dreamer/],
  // Out of what it comes, and in what it is.
  ['A flock of crows flew out of my hat.', /out of a hat/],
  ['Des crabes sortaient de mes chaussures.', /out of shoes/],
  ['Spiders crawled out of my ear while the doctor watched.', /ear of the dreamer/],
  ['A wolf was lying in the cradle.', /wolf is in a cradle/],
  // Who they are, with what they have.
  ['Le marié était un squelette.', /^A skeleton/],
  ['My dog was the judge.', /^A judge with the head of a dog/],
  ['Mon mari avait une tête de mouche.', /fly for a head/],
  ['Mes cheveux prennent feu.', /flames for hair/],
  ['My head was a beehive and bees flew in and out.', /beehive for a head/],
  ['The tie round my neck turned into a snake.', /tie turns into a snake/],
  // Two of them, with one another.
  ['Two mice were getting married under our sofa.', /mice (?:marry|are) under/],
  ['I carried our house in my arms.', /dreamer carries a house/],
  ['A statue I used to pass bowed to me.', /statue bows/],
  ['Mes chaussures sont parties sans moi.', /shoes (?:leave|walk|go|pass)/i],
  ['Je courais derrière le train à la gare.', /dreamer runs/],
])('%s', (text, words) => {
  expect(shown(text)).toMatch(words);
});

test('whom a surgeon cuts open keeps their hair', () => {
  expect(shown('When I cut the patient open, butterflies flew out.')).not.toMatch(/hair/);
});
