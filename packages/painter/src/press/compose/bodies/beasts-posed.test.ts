import { expect, it } from 'vitest';
import { grazing, isGrazing } from '#press/compose/bodies/beasts-posed.ts';
import { castTroupes } from '#press/compose/casting.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { createRandom } from '#random.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const beast = (id: string) => pieceFor(id)?.make({ random: createRandom(1, id) }) ?? { layers: [] };

it.each(['camel', 'cow', 'horse', 'deer', 'dog'])(
  'has its mouth low, and its feet where they were: %s',
  (id) => {
    const standing = beast(id);
    const bent = grazing(standing, true);
    const [before, after] = [boxOfPiece(standing), boxOfPiece(bent)];
    const tongue = bent.layers.find((layer) => layer.id === 'tongue');
    const { top } = boxOfPiece({ layers: tongue ? [tongue] : [] });
    expect(top).toBeGreaterThan(before.bottom - (before.bottom - before.top) * 0.42);
    expect(Math.abs(after.bottom - before.bottom)).toBeLessThan(
      (before.bottom - before.top) * 0.08,
    );
  },
);

it('is of who eats from the ground, and not of who has something in its mouth', () => {
  expect(isGrazing('cow', 'eat', { who: 0, act: 'eat' })).toBe(true);
  expect(isGrazing('cow', 'eat', { who: 0, act: 'eat', whom: 1 })).toBe(false);
  expect(isGrazing('elephant', 'eat', { who: 0, act: 'eat' })).toBe(false);
  expect(isGrazing('dog', 'walk', { who: 0, act: 'walk' })).toBe(false);
});

function boxOf(id: string, act: 'dance' | 'stand') {
  const scene = scenePrinted('beach', [thing(id), dreamer], [{ who: 0, act }]);
  const beast = castTroupes(scene, 1).find(({ actors }) => actors.includes(0));
  if (beast === undefined) throw new Error('Not there.');
  return beast.box;
}

it.each(['bear', 'elephant', 'horse', 'dog'])('a %s that dances is on its hind legs', (id) => {
  const [up, down] = [boxOf(id, 'dance'), boxOf(id, 'stand')];
  expect(up.bottom - up.top).toBeGreaterThan((down.bottom - down.top) * 1.1);
  expect(Math.abs(up.bottom)).toBeLessThan(8);
});
