import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, test } from 'vitest';
import {
  compose,
  describePrint,
  formatNames,
  isPrintScene,
  lookNames,
  paletteNames,
  pathData,
  print,
  printSceneOf,
  schemeNames,
  svgOf,
  views,
} from '#press.ts';

const text = 'A wolf was dancing with my grandfather in the forest, and a piano was burning.';
const scene = printSceneOf(withDeeds(text, analyse(text)));

test('a scene comes back from storage as it went', () => {
  expect(isPrintScene(JSON.parse(JSON.stringify(scene)))).toBe(true);
  expect(isPrintScene({ ...scene, version: 1 })).toBe(false);
  expect(isPrintScene({ ...scene, deeds: [{ who: 9, act: 'run' }] })).toBe(false);
  expect(isPrintScene({ ...scene, actors: [{ kind: 'person' }] })).toBe(false);
});

test.each(formatNames)('a sheet of %s is composed whole', (format) => {
  const drawing = compose(scene, { seed: 3, format });
  const [wide = 0, tall = 0] = format.split(/[x:]/).map(Number);
  const { width, height, data } = print(drawing, { look: 'gouache', seed: 3, width: 240 });
  expect(width).toBe(240);
  expect(Math.abs(height - (240 * tall) / wide)).toBeLessThan(1);
  expect(data.length).toBe(width * height * 4);
});

test.each(lookNames)('%s prints the same bytes twice, and none like another look', (look) => {
  const drawing = compose(scene, { seed: 3 });
  const once = print(drawing, { look, seed: 3, width: 120 }).data;
  expect(print(drawing, { look, seed: 3, width: 120 }).data).toEqual(once);
  const others = lookNames.filter((name) => name !== look);
  for (const other of others) {
    expect(print(drawing, { look: other, seed: 3, width: 120 }).data).not.toEqual(once);
  }
});

test('palettes, schemes and viewpoints are as they are asked for', () => {
  for (const palette of paletteNames) {
    expect(compose(scene, { seed: 1, palette }).paletteName).toBe(palette);
  }
  const drawn = schemeNames.map((scheme) => JSON.stringify(compose(scene, { seed: 1, scheme })));
  expect(new Set(drawn).size).toBe(schemeNames.length);
  const seen = views.map((viewpoint) => JSON.stringify(compose(scene, { seed: 1, viewpoint })));
  expect(new Set(seen).size).toBe(views.length);
});

test('what is taken out is neither seen nor told, and whom one chooses is told first', () => {
  const piano = scene.actors.findIndex((actor) => actor.kind === 'thing' && actor.id === 'piano');
  const without = compose(scene, { seed: 1, without: [piano] });
  expect(describePrint(without.scene, 'en')).not.toContain('piano');
  expect(without.layers.some(({ id }) => id.startsWith('piano'))).toBe(false);
  const of = compose(scene, { seed: 1, hero: piano });
  expect(describePrint(of.scene, 'en')).toMatch(/^A burning piano/);
});

test('SVG has a shape for each layer, its title escaped, and no number that is none', () => {
  const drawing = compose(scene, { seed: 1 });
  for (const look of lookNames) {
    const svg = svgOf(drawing, look, 'a < b');
    expect(svg).toContain('<title>a &lt; b</title>');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const shapes = svg.match(/<path d="M/g)?.length ?? 0;
    expect(shapes).toBeGreaterThanOrEqual(drawing.layers.length);
  }
});

test('outlines turn one way and holes the other, however they were drawn', () => {
  const square = [0, 0, 0, 1, 10, 0, 1, 10, 10, 1, 0, 10, 3];
  const turned = [0, 0, 0, 1, 0, 10, 1, 10, 10, 1, 10, 0, 3];
  expect(pathData(square)).toBe('M0 0L10 0L10 10L0 10Z');
  expect(pathData(turned)).toBe('M10 0L10 10L0 10L0 0Z');
  expect(pathData([4, ...square.slice(1)])).toBe('M0 10L10 10L10 0L0 0Z');
});

test.each(['Nous nous embrassons dans la bibliothèque.', 'We kiss in the library.'])(
  'a kiss takes two, whomever the dream leaves unnamed: %s',
  (told) => {
    const { actors, deeds } = printSceneOf(withDeeds(told, analyse(told)));
    const [kiss] = deeds;
    expect(kiss?.act).toBe('kiss');
    expect(actors[kiss?.whom ?? -1]).toMatchObject({ kind: 'person', who: 'other' });
  },
);
