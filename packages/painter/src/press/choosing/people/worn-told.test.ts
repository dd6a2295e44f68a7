import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** Who has something on is seen and told in it, in its colour. */
test.each([
  ['Ma mère porte une robe rose.', /^A woman in a pink dress/],
  ['My father is wearing a pink suit and dancing.', /^A man in a pink suit dances/],
  ["I'm at the office in my pyjamas.", /^The dreamer in pyjamas in an office/],
  ['Je cours en robe de mariée dans la rue.', /^The dreamer in a wedding dress runs in a street/],
  ['Des soldats en uniforme noir entrent.', /^Soldiers in black uniforms/],
  // A beast in clothes stands in them; one that only passes a coat wears none.
  ['A deer in a dressing gown opened the door.', /^A deer in a dressing gown opens/],
  ['Un lapin en costume courait dans la rue.', /^A rabbit in a suit runs/],
  ['A dog was sleeping. My coat was on the floor.', /^(?!.*dog in a coat)/],
  ['Je regarde dans mon manteau.', /^(?!.*coat)/],
  // What nobody has on is there by itself.
  ['Des pantoufles traînaient sur la plage.', /slippers/],
  ['There was a map in a field.', /^A map/],
  ['Une femme parlait, son chapeau sur la tête.', /^(?!.*(?:a|the) hat)/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
