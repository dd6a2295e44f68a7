import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

function boxOf(id: string, act: 'dance' | 'stand') {
  const scene = scenePrinted('beach', [thing(id), dreamer], [{ who: 0, act }]);
  const beast = castTroupes(scene, 1).find(({ actors }) => actors.includes(0));
  if (beast === undefined) throw new Error('Not there.');
  return beast.box;
}

test.each(['bear', 'elephant', 'horse', 'dog'])('a %s that dances is on its hind legs', (id) => {
  const [up, down] = [boxOf(id, 'dance'), boxOf(id, 'stand')];
  expect(up.bottom - up.top).toBeGreaterThan((down.bottom - down.top) * 1.1);
  expect(Math.abs(up.bottom)).toBeLessThan(8);
});
