import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

test.each([
  ['On mangeait dans le jardin. Elle m’a dit de ne pas dire ça à l’église.', /garden/, /church/],
  ['My sister stood at the window shouting “Go and get the dog!”', /woman shouts/, /dog/],
  ['Je cousais un manteau. J’entendais ma mère chanter dans la pièce d’à côté.', /sews/, /woman/],
  [
    'A boss danced on a desk. He told me he used to teach piano in a school.',
    /dances/,
    /piano|class/,
  ],
  ['My uncle told me about his boat while we climbed a tree.', /tree/, /boat/],
  [
    'I was in the library reading. The book was about a lion who ate a king.',
    /library/,
    /lion|king/,
  ],
  ['My brother dared me to jump off the bridge but I walked away.', /bridge/, /jump/],
])('what is only said is not drawn: %s', (dream, shown, not) => {
  const words = wordsTold(dream);
  expect(words).toMatch(shown);
  expect(words).not.toMatch(not);
});

test('who was spoken of and comes is there', () => {
  expect(wordsTold('Mum told me that a bear was coming. Then the bear ate my bed.')).toMatch(
    /bear/,
  );
  expect(wordsTold('He told me that he had a horse and I rode it.')).toMatch(/horse/);
});
