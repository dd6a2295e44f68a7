import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

/** Who has what in their hands, who is in what was named, and to whom something goes. */
test.each([
  ['A bear came in with a gun in its paw.', ['bear enter with:pistol', 'bear hold pistol']],
  ['Le singe avait une épée dans la patte.', ['singe hold sword']],
  ['A rabbit holding a candle walked past me.', ['rabbit hold candle', 'rabbit walk']],
  ['A bus came and my aunt was in it.', ['aunt stand in:bus']],
  ['A boat came with a priest in it.', ['priest stand in:boat']],
  ['Il y avait une barque et mon oncle était dedans.', ['oncle stand in:boat']],
  ['There was a bathtub on the hill and in it my cousin, asleep.', ['cousin sleep in:bathtub']],
  ['I handed the baby to the baker.', ['dreamer give baker with:baby']],
  ['A stranger gave my sister a baby.', ['stranger give sister with:baby']],
  ['Je tendais le bébé à ma tante.', ['dreamer give tante with:bébé']],
  ['A monk was writing a letter to me.', ['monk write letter towards:dreamer']],
  ['Ma tante écrivait au roi.', ['tante write towards:roi']],
  ['She looked like my aunt.', []],
])('%s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});
