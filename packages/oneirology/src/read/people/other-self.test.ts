import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

const told = (text: string) =>
  (withDeeds(text, analyse(text)).deeds ?? []).map(
    ({ who, act, whom }) => `${who} ${act}${whom === undefined ? '' : ` ${whom}`}`,
  );

test.each([
  ['I saw myself sleeping in the bed.', 'other-self sleep'],
  ['I watched myself dancing in the street.', 'other-self dance'],
  ['I met myself on a bridge.', 'dreamer look other-self'],
  ['I was fighting with myself in the garden.', 'dreamer fight other-self'],
  ['Another me was sitting at my desk.', 'other-self sit'],
  ['A copy of myself was crying in the kitchen.', 'other-self cry'],
  ['I chased another me through the forest.', 'dreamer chase other-self'],
  ['Je me voyais dormir dans le lit.', 'other-self sleep'],
  ['Je me suis vue en train de danser dans la rue.', 'other-self dance'],
  ['Je me suis rencontrée sur un pont.', 'dreamer look other-self'],
  ['Je me battais avec moi-même dans le jardin.', 'dreamer fight other-self'],
  ['Un autre moi était assis à mon bureau.', 'other-self sit'],
  ['Une copie de moi pleurait dans la cuisine.', 'other-self cry'],
  ['Je poursuivais un autre moi dans la forêt.', 'dreamer chase other-self'],
])('%s has two of the dreamer', (text, deed) => {
  expect(told(text)).toContain(deed);
});

test.each([
  'I saw myself dancing in the mirror.',
  'Je me voyais danser dans le miroir.',
  'I talked to myself in the kitchen.',
  'My sister saw me dancing.',
  'Ma sœur me voyait danser.',
  'I see myself as a singer.',
])('%s has one', (text) => {
  expect(told(text).join()).not.toContain('other-self');
});
