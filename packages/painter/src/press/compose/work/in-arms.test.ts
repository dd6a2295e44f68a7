import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

test.each(['frog', 'phone', 'dog', 'wolf', 'lion', 'cow', 'horse', 'elephant'])(
  'who kisses a %s has their lips at it',
  (id) => {
    const scene = scenePrinted('meadow', [dreamer, thing(id)], [{ who: 0, act: 'kiss', whom: 1 }]);
    expect(castTroupes(scene, 3).map(({ actors }) => actors)).toEqual([[0, 1]]);
    expect(describePrint(compose(scene, { seed: 3 }).scene, 'en')).toContain(`kisses a`);
  },
);

test.each(['bear', 'cat', 'horse', 'tree'])('who hugs a %s has it in their arms', (id) => {
  const hug = { who: 0, act: 'embrace', whom: 1 } as const;
  const troupes = castTroupes(scenePrinted('meadow', [dreamer, thing(id)], [hug]), 3);
  expect(troupes.map(({ actors }) => actors)).toEqual([[0, 1]]);
});
