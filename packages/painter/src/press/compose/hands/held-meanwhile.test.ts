import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** What somebody holds while they do something else is in their hands, and both are seen. */
test.each([
  [
    'Je volais au-dessus de la ville en tenant un parapluie rouge.',
    /dreamer flies .* The dreamer holds a red umbrella/,
  ],
  [
    'I was flying over the sea, clutching my grandmother’s handbag.',
    /flies above the sea.* clutches a handbag/,
  ],
  ['I was swimming in a river holding a candle.', /dreamer swims .* The dreamer holds a candle/],
  ['I was sitting on the roof holding a fish.', /dreamer sits on the roofs.* holds a fish/],
  ['Mon père courait en portant un aquarium.', /man runs .* He carries an aquarium/],
  [
    'Je nageais dans la piscine en serrant mon ordinateur contre moi.',
    /dreamer swims .* holds a computer/,
  ],
  ['Ma mère pleurait en serrant une poupée.', /woman cries.* She squeezes a doll/],
  ['Je dansais avec un poisson dans les mains.', /dreamer dances.* holds a fish/],
  ['I was riding a horse with a sword in my hand.', /rides a horse .* The dreamer holds a sword\./],
  ['My sister was singing on the stage holding a baby.', /woman sings .* She holds a baby/],
  ['I was swimming in a river wearing my wedding dress.', /^The dreamer in a wedding dress swims/],
  ['I was running through the airport with a wedding cake.', /dreamer holds a wedding cake/],
  ['I was walking through the hospital with a candle.', /The dreamer holds a candle/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
