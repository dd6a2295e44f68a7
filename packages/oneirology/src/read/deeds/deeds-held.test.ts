import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

/** Who has what in their hands, who is in what was named, and to whom something goes. */
test.each([
  ['A bear came in with a gun in its paw.', ['bear enter', 'bear hold pistol']],
  ['Le singe avait une épée dans la patte.', ['singe hold sword']],
  ['A rabbit holding a candle walked past me.', ['rabbit hold candle', 'rabbit walk']],
  ['A bus came and my aunt was in it.', ['aunt stand in:bus']],
  ['A bus came and my aunt was inside.', ['aunt stand in:bus']],
  [
    'There was a car in the street with my sister inside.',
    ['car stand in:street with:sister', 'sister stand in:car'],
  ],
  ['It rained and my dog was inside.', []],
  ['A boat came with a priest in it.', ['priest stand in:boat']],
  ['Il y avait une barque et mon oncle était dedans.', ['oncle stand in:boat']],
  [
    'There was a bathtub on the hill and in it my cousin, asleep.',
    ['bathtub stand on:hill', 'cousin sleep in:bathtub'],
  ],
  ['I handed the baby to the baker.', ['dreamer give baker with:baby']],
  ['A stranger gave my sister a baby.', ['stranger give sister with:baby']],
  ['Je tendais le bébé à ma tante.', ['dreamer give tante with:bébé']],
  ['A monk was writing a letter to me.', ['monk write letter towards:dreamer']],
  ['Ma tante écrivait au roi.', ['tante write towards:roi']],
  ['She looked like my aunt.', []],
  ['My aunt had a parrot on her head.', ['parrot stand on:aunt']],
  ['Le boulanger avait un hibou sur l’épaule.', ['hibou stand on:boulanger']],
  ['There were mice all over the bed.', ['mouse stand on:bed']],
  ['The clerk slid me a key.', ['clerk give dreamer with:key']],
  ['Un singe me soufflait la réponse.', ['singe speak dreamer']],
  ['There was a piano and my aunt was playing.', ['aunt play piano']],
  ['An elephant was writing with its trunk.', ['elephant write']],
  [
    'The tide left a door on the sand and my aunt opened it.',
    ['tide leave door on:sand', 'aunt open door'],
  ],
  [
    'A nun was building a ladder and my uncle climbed it.',
    ['nun build ladder', 'uncle climb ladder'],
  ],
  ['La laine sortait de ma bouche.', []],
  ['Schoolchildren were crossing the desert.', ['schoolchildren pass desert']],
  [
    'Sous un arbre il y avait un œuf et dedans une clé.',
    ['egg stand under:tree', 'key stand in:egg'],
  ],
])('%s', (text, deeds) => {
  expect(deedsOf(text.replaceAll('’', "'"))).toEqual(deeds);
});
