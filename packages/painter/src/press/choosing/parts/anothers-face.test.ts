import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

test.each([
  ['A horse with my brother’s face stands in the kitchen.', /^A horse with a human face/],
  ['Un chien avec le visage de mon père me regarde.', /^A dog with a human face looks at the/],
  ['A snake with my ex’s face.', /^A snake with a human face/],
  ['Le chat a la tête de mon patron.', /^A cat with a human face/],
])('a face is on whoever has it, and nobody else is there: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
  expect(wordsTold(dream)).not.toMatch(/\bm[ae]n\b|boss|office/);
});

test.each(['I kissed my brother’s face.', 'Je regarde le visage de mon père.'])(
  'a face of their own brings them along: %s',
  (dream) => {
    expect(wordsTold(dream)).toMatch(/a man/);
  },
);
