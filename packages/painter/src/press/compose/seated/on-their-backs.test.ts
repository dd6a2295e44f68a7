import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { isRidden } from '#press/compose/seated/mounts.ts';
import { pieceEntries } from '#press/pieces/registry.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const mounts = [...Object.keys(pieceEntries).filter(isRidden), 'gorilla', 'panda'];

test.each(mounts)('who rides sits on it, and not in the air over it: %s', (id) => {
  const scene = scenePrinted('meadow', [dreamer, thing(id)], [{ who: 0, act: 'ride', whom: 1 }]);
  const drawing = compose(scene, { seed: 4 });
  const [rider, mount] = [boxOfActor(drawing, 0), boxOfActor(drawing, 1)];
  // What is told is of whoever is seen.
  expect(drawing.scene.actors).toHaveLength(2);
  expect(rider.bottom).toBeGreaterThan(mount.top);
  expect(rider.right).toBeGreaterThan(mount.left);
  expect(rider.left).toBeLessThan(mount.right);
});

test.each(['argue', 'kiss', 'fight', 'embrace'] as const)(
  'the side of a boat hides the legs of two who %s in it',
  (act) => {
    const actors = [dreamer, somebody(), thing('boat')];
    const relation = { name: 'in', to: 2 } as const;
    const drawing = compose(scenePrinted('sea', actors, [{ who: 0, act, whom: 1, relation }]), {
      seed: 2,
    });
    expect(boxOfActor(drawing, 0).bottom).toBeLessThan(boxOfActor(drawing, 2).bottom);
  },
);

test('a balloon that follows somebody is above where they walk', () => {
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    const actors = [thing('party-balloons'), dreamer];
    const scene = scenePrinted('street', actors, [{ who: 0, act: 'follow', whom: 1 }]);
    const drawing = compose(scene, { seed });
    const walker = boxOfActor(
      drawing,
      drawing.scene.actors.findIndex(({ kind }) => kind === 'person'),
    );
    expect(walker.bottom, `${seed}`).toBeGreaterThan(900);
  }
});

test('of many beasts none is a toy beside whoever sees them', () => {
  const scene = scenePrinted(
    'street',
    [thing('elephant', { count: 5 }), dreamer],
    [{ who: 0, act: 'walk' }],
  );
  const drawing = compose(scene, { seed: 1 });
  const [herd, seer] = [boxOfActor(drawing, 0), boxOfActor(drawing, 1)];
  expect(herd.bottom - herd.top).toBeGreaterThan(seer.bottom - seer.top);
});
