import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

test.each([
  ['They were chasing me.', /people chase the dreamer/i],
  ['Elle m’embrassait.', /a woman kisses the dreamer/i],
  ['On me suivait.', /a person follows the dreamer/i],
  ['They were laughing at me.', /people laugh at the dreamer/i],
  ['I hugged him.', /dreamer (?:hugs|embraces) a man/i],
  // Who is named before is the one.
  ['My aunt came in. She hugged me.', /woman (?:hugs|embraces) the dreamer/i],
])('%s: whom nothing names is there', (told, words) => {
  const text = told.replaceAll('’', "'");
  const scene = sceneTold(text);
  expect(describePrint(compose(scene, { seed: 1 }).meant, 'en')).toMatch(words);
});

test('the impossible thing of a later clause is what the picture is of', () => {
  const text =
    "Dans une bibliothèque, j'embrassais une inconnue pendant que les livres tombaient comme de la pluie.";
  const scene = sceneTold(text);
  const words = describePrint(compose(scene, { seed: 1 }).meant, 'en');
  expect(words).toMatch(/^books fall/i);
  expect(words).toMatch(/dreamer kisses a woman/);
});
