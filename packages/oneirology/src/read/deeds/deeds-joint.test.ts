import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

/** All of a list do what its verb tells, before it and behind it. */
test.each([
  ['My sister and I climbed a tower.', ['dreamer climb tower with:sister']],
  ['My sister, my uncle and I slept in a nest.', ['dreamer sleep with:sister with:uncle in:nest']],
  [
    'We slept, my sister, my uncle and I, in a cave.',
    ['dreamer sleep with:sister with:uncle in:cave'],
  ],
  ['We were hiding under a bridge, my aunt and me.', ['dreamer hide with:aunt under:bridge']],
  ['Me and my brother ran through a forest.', ['brother run with:dreamer through:forest']],
  ['My brother and I we ran through a forest.', ['dreamer run with:brother through:forest']],
  ['My aunt, my uncle and my brother ran.', ['brother run with:aunt with:uncle']],
  ['On nageait, ma sœur et moi, dans un lac.', ['dreamer swim with:sœur in:lake']],
  ['Moi et mon frère on courait dans la forêt.', ['dreamer run with:frère in:forest']],
  ['Mon oncle, ma tante et moi, nous dormions.', ['dreamer sleep with:oncle with:tante']],
  ['Ma tante et moi courions.', ['dreamer run with:tante']],
  // Whom something is done to or beside is none of those who do it.
  ['I saw my mother and I ran.', ['dreamer run']],
  ['He waved to me and my brother ran.', ['unknown wave dreamer', 'brother run']],
])('%s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});
