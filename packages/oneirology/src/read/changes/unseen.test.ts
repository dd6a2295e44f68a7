import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

const unseen = (text: string) =>
  (withDeeds(text, analyse(text)).changes ?? [])
    .filter(({ change }) => change === 'invisible')
    .map(({ of }) => of);

test.each([
  ['My friends could not see me.', 'dreamer'],
  ['No one could see me in the kitchen.', 'dreamer'],
  ['Nobody at the party saw me.', 'dreamer'],
  ['They walked past without seeing me.', 'dreamer'],
  ['I was completely invisible in the shop.', 'dreamer'],
  ['My sister was invisible.', 'c1'],
  ['Mes amis ne me voyaient pas.', 'dreamer'],
  ['Personne ne m’a vue à la fête.', 'dreamer'],
  ['J’étais devenue transparente.', 'dreamer'],
  ['Ma sœur était invisible.', 'c1'],
])('%s: nobody sees them', (text, of) => {
  expect(unseen(text)).toEqual([of]);
});

test.each([
  'My friends saw me at the party.',
  'I hid under the bed and they did not see me.',
  'I could not see my friends.',
  'Je ne voyais personne.',
  'Ma mère me voyait danser.',
  'I was not invisible.',
  'I hoped they would not see me.',
  'If they had not seen me I would have run.',
])('%s: they are seen', (text) => {
  expect(unseen(text)).toEqual([]);
});
