import { expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (dream: string) => compose(sceneTold(dream), { seed: 2, format: '4:5' });

it.each([
  ['My uncle looked out of the window of the house.', 'A man looks out of the window of a house'],
  ['Ma tante attendait à la fenêtre de la maison.', 'A woman waits at the window of a house'],
])('who is at the window of a house is seen in it: %s', (dream, told) => {
  const { scene, layers, owners } = composed(dream);
  expect(describePrint(scene, 'en')).toContain(told);
  const who = scene.deeds[0]?.who;
  expect(layers.some(({ id }, n) => /head$/.test(id) && owners[n] === who)).toBe(true);
});

it.each(['The window was open in the house.', 'La fenêtre était ouverte et la maison brûlait.'])(
  'nobody is put there who is not: %s',
  (dream) => {
    expect(composed(dream).scene.deeds.some(({ relation }) => relation?.at === 'window')).toBe(
      false,
    );
  },
);

it.each([
  ['I was going down the stairs.', 'I was going up the stairs.'],
  ['Je descendais l’escalier.', 'Je montais l’escalier.'],
])('who goes down the stairs looks the other way: %s', (down, up) => {
  const wayOf = ({ layers, owners }: ReturnType<typeof composed>) => {
    const middleOf = (part: RegExp) => {
      const at = layers.findIndex(({ id }, n) => part.test(id) && (owners[n] ?? -1) >= 0);
      const box = boxOf(layers[at]?.path ?? []);
      return box ? box.left + box.right : 0;
    };
    return middleOf(/face$/) > middleOf(/head$/) ? 'right' : 'left';
  };
  expect([wayOf(composed(up)), wayOf(composed(down))]).toEqual(['right', 'left']);
});
