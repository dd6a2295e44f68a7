import { analyse } from '@reverie/oneirology';
import { expect, test } from 'vitest';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { print } from '#press/print.ts';
import { passesOf, placeSeen, printAlone, printPasses } from '#press/printing/passes.ts';

const dreams = [
  'Je grimpe à une échelle posée sur les toits. La lune est si près que j’ai peur.',
  'Dans ma chambre un chat dort sur le lit.',
  'Une baleine nage au-dessus de la ville avec cent oiseaux.',
];
const composed = dreams.map((text) => compose(printSceneOf(analyse(text)), { seed: 3 }));

test('laid one after the other, passes are the very picture', () => {
  for (const composition of composed) {
    const passes = passesOf(composition);
    const sheets: Uint8ClampedArray[] = [];
    printPasses(composition, passes, { seed: 3, width: 120 }, (_, { data }) => sheets.push(data));
    expect(sheets.length).toBe(passes.length);
    expect(sheets.at(-1)).toEqual(
      print(composition, { look: 'gouache', seed: 3, width: 120 }).data,
    );
  }
});

test('they are two to eight, hold every layer once, and end where the drawing does', () => {
  for (const composition of composed) {
    const passes = passesOf(composition);
    expect(passes.length).toBeGreaterThan(1);
    expect(passes.length).toBeLessThanOrEqual(8);
    expect(passes.map(({ from }) => from)).toEqual([0, ...passes.slice(0, -1).map(({ to }) => to)]);
    expect(passes.at(-1)?.to).toBe(composition.layers.length);
  }
});

test.each([
  ['I climbed a ladder on the roofs.', ['sky', 'light', 'far', 'middle', 'near']],
  ['I walked in the forest.', ['sky', 'light', 'far', 'middle', 'near']],
  ['I was in a meadow.', ['sky', 'light', 'far', 'middle', 'ground', 'near']],
  ['I walked in the street.', ['sky', 'light', 'far', 'near']],
])('the sky comes first, then what is far: %s', (dream, depths) => {
  const passes = passesOf(compose(printSceneOf(analyse(dream)), { seed: 4 }));
  const places = passes.flatMap(({ of }) => (typeof of === 'string' && of !== 'front' ? [of] : []));
  expect(places).toEqual(depths);
});

test('a pass alone is clear where nothing of it is, and opaque where it is laid', () => {
  const [composition] = composed;
  if (!composition) throw new Error('nothing was composed');
  const last = passesOf(composition).findLast(({ of }) => typeof of !== 'string');
  if (!last) throw new Error('nobody is in it');
  const { data } = printAlone(composition, last, { seed: 3, width: 120 });
  const alphas = data.filter((_, at) => at % 4 === 3);
  expect(alphas.some((alpha) => alpha === 0)).toBe(true);
  expect(alphas.some((alpha) => alpha > 200)).toBe(true);
  const seen = placeSeen(composition, composition.layers.slice(last.from, last.to));
  expect(seen?.x).toBeGreaterThan(0);
  expect(seen?.y).toBeLessThan(1);
});
