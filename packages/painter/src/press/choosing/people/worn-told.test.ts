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
  // Everybody has a shirt on: it is told where its colour is.
  ['A man in a red shirt was running.', /^A man in a red shirt runs/],
  ['Je portais un pantalon jaune dans la rue.', /^The dreamer in yellow trousers/],
  ['My sister was wearing a green skirt and crying.', /^A woman in a green skirt cries/],
  ['A man was wearing a shirt and running.', /^A man runs/],
  ['A man in a blue suit and a red tie sat at a desk.', /^(?!.*red and blue)/],
  // Hats and glasses are on the head and before the eyes.
  ['A man with a red hat was dancing.', /^A man wearing a red hat dances/],
  ['Un homme au chapeau noir me suivait.', /^A man wearing a black hat follows/],
  ['A woman with glasses talked to me.', /^A woman wearing a pair of glasses/],
  ['I wore a scarf and a crown.', /^The dreamer wearing a scarf and a crown/],
  ['A cat with a crown and a scarf walked.', /^A cat wearing a crown and a scarf walks/],
  ['I was looking for my glasses.', /^(?!.*wearing)/],
  // What nobody has on is there by itself.
  ['Des pantoufles traînaient sur la plage.', /slippers/],
  ['There was a map in a field.', /^A map/],
  ['Une femme parlait, son chapeau sur la tête.', /^(?!.*(?:a|the) hat)/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
