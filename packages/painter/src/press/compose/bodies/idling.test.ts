import { expect, it } from 'vitest';
import { idlingIn, talkingIn } from '#press/compose/bodies/idling.ts';
import { figure } from '#press/figure/figure.ts';
import { createRandom } from '#random.ts';

it('stands as is felt: who waits in fear does not look at a watch', () => {
  expect(idlingIn(undefined, 'wait')).toContain('check-watch');
  expect(idlingIn('afraid', 'wait')).not.toContain('check-watch');
  expect(talkingIn('sad')).not.toContain('talk-explain');
});

it('has no two who stand with their feet alike', () => {
  const feet = [1, 2, 3, 4].map((seed) => {
    const { anchors = {} } = figure({
      ...({ clothes: 'trousers', garment: 'accent', skin: 'skin1' } as const),
      ...({ hair: 'short', hairRole: 'hair1', pose: 'stand', view: 'front' } as const),
      random: createRandom(seed, 'feet'),
    });
    return `${anchors.ankle} ${anchors.ankle2}`;
  });
  expect(new Set(feet).size).toBe(4);
});
