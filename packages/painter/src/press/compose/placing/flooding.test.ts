import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

/** How much of whoever is of some kind is above the surface of a flood, of their height. */
function dryOf(dream: string, seed: number, isAsked: (id: string) => boolean): number {
  const { layers, owners, scene } = compose(sceneTold(dream), {
    seed,
  });
  const own = scene.actors.findIndex((one) => isAsked(one.kind === 'thing' ? one.id : one.who));
  const boxes = layers.flatMap(({ path }, n) => (owners[n] === own ? (boxOf(path) ?? []) : []));
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const surface = boxOf(layers.find(({ id }) => id === 'flood.surface')?.path ?? []);
  const level = surface ? (surface.top + surface.bottom) / 2 : Number.NaN;
  return (level - top) / (bottom - top);
}

const seeds = [1, 2, 3, 4];

test.each([
  'A boat floated in the flooded kitchen.',
  'Un bateau flottait dans la cuisine inondée.',
])('what floats in a flooded room is at the surface: %s', (dream) => {
  for (const seed of seeds) {
    const dry = dryOf(dream, seed, (id) => id === 'boat');
    expect(dry).toBeGreaterThan(0.1);
    expect(dry).toBeLessThan(0.95);
  }
});

test.each([
  'A shark circled in the flooded living room.',
  'Des poissons nageaient dans le salon inondé.',
])('what lives in water is under it: %s', (dream) => {
  for (const seed of seeds)
    expect(dryOf(dream, seed, (id) => id === 'shark' || id === 'fish')).toBeLessThan(0.05);
});

test('who swims through a flooded street is neither on its ground nor above the water', () => {
  for (const seed of seeds) {
    const dry = dryOf('I was swimming in the flooded street.', seed, (id) => id === 'dreamer');
    expect(dry).toBeGreaterThan(0.2);
    expect(dry).toBeLessThan(0.8);
  }
});
