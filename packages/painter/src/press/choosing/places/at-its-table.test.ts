import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { sceneTold } from '#testing/told.ts';

test.each([
  'My mother was crying at the kitchen table.',
  'My dead grandmother was sitting at the kitchen table.',
])('who weeps or sits at the table of a kitchen is at one that is drawn: %s', (dream) => {
  const scene = sceneTold(dream);
  const [deed] = scene.deeds;
  const to = deed?.relation?.to;
  expect(typeof to === 'number' ? scene.actors[to] : to).toMatchObject({ id: 'table' });
  const { scene: shown } = compose(scene, { seed: 1 });
  expect(shown.actors.some((one) => one.kind === 'thing' && one.id === 'table')).toBe(true);
});
