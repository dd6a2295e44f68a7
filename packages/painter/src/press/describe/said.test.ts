import { expect, test } from 'vitest';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const told = (text: string, language: 'fr' | 'en') => describePrint(sceneTold(text), language);

test.each([
  ['My uncle asked me to pass the biscuits.', 'en', 'A man asks the dreamer about biscuits'],
  ['My uncle told me to leave, in the kitchen.', 'en', 'A man speaks to the dreamer in a kitchen'],
  [
    'Mon oncle me demandait de passer les biscuits.',
    'fr',
    'Un homme interroge la personne qui rêve sur des biscuits',
  ],
  ['I was crossing a field.', 'en', 'The dreamer crosses a field'],
  ['Je traversais un champ.', 'fr', 'La personne qui rêve traverse un champ'],
  ['I was crossing the old bridge.', 'en', 'The dreamer crosses a bridge'],
] as const)('%s', (text, language, words) => {
  expect(told(text, language)).toContain(words);
});
