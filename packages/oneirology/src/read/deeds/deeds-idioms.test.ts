import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

/** What is done without its own verb. */
test.each([
  ['I was making out with my boss.', ['dreamer kiss boss']],
  ['My aunt gave my uncle a kiss.', ['aunt kiss uncle']],
  ['Ma cousine me faisait un câlin.', ['cousine embrace dreamer']],
  ['A nurse threw her arms around me.', ['nurse embrace dreamer']],
  ['Mon voisin me mettait une claque.', ['voisin fight dreamer']],
  ['I got into a fight with my brother.', ['dreamer fight brother']],
  ['Un policier m’a prise en chasse.', ['policier chase dreamer']],
  ['A dog was after me.', ['dog chase dreamer']],
  ['My sister burst into tears.', ['sister cry']],
  ['Mon oncle se cassait la gueule.', ['oncle fall']],
  ['Je faisais du vélo.', ['dreamer ride bicycle']],
  ['Ma grand-mère faisait la sieste.', ['grand-mère sleep']],
  ['My uncle called for help.', ['uncle shout']],
])('%s', (text, deeds) => {
  expect(deedsOf(text.replaceAll('’', "'"))).toEqual(deeds);
});
