import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (text: string, seed: number) => compose(sceneTold(text), { seed });

const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

/** The box, in units of the sheet, of all that shows an actor. */
function boxOfActor({ layers, owners }: ReturnType<typeof composed>, actor: number) {
  const boxes = layers.flatMap(({ path }, n) => (owners[n] === actor ? (boxOf(path) ?? []) : []));
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

test.each([
  'J’étais assis dans une barque au milieu du lac avec mon frère.',
  'My mother and I were sitting in a boat on the sea.',
  'We were in a hot-air balloon above the city.',
  'Nous volions en montgolfière au-dessus de la mer.',
  'My father stood on a ship and waved at me.',
])('whoever is told to be aboard is seen there, apart from the others: %s', (text) => {
  for (const seed of seeds) {
    const drawing = composed(text, seed);
    const { actors, deeds } = drawing.scene;
    const aboard = deeds.filter(({ relation }) => {
      const to = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
      return to?.kind === 'thing' && /^(?:boat|ship|balloon)$/.test(to.id);
    });
    expect(aboard.length, `${seed}`).toBeGreaterThan(0);
    const boxes = aboard.map(({ who }) => boxOfActor(drawing, who));
    for (const [n, one] of boxes.entries()) {
      expect((one.right - one.left) * (one.bottom - one.top), `${seed}`).toBeGreaterThan(2000);
      const middle = (one.left + one.right) / 2;
      for (const other of boxes.slice(n + 1))
        expect(Math.abs(middle - (other.left + other.right) / 2)).toBeGreaterThan(40);
    }
  }
});

test('a lantern hangs from the hand of whoever carries it', () => {
  for (const text of ['Je tenais une lanterne dans la forêt.', 'I carried a lantern in a cave.']) {
    for (const seed of seeds) {
      const drawing = composed(text, seed);
      const holder = drawing.scene.actors.findIndex(({ kind }) => kind === 'person');
      const own = boxOfActor(drawing, holder);
      const held = drawing.layers.findIndex(({ id }) => id.startsWith('held.'));
      expect(drawing.owners[held], `${seed}`).toBe(holder);
      const top = boxOf(drawing.layers[held]?.path ?? [])?.top ?? 0;
      const tall = own.bottom - own.top;
      expect(top).toBeGreaterThan(own.top + tall * 0.2);
      expect(top).toBeLessThan(own.top + tall * 0.8);
    }
  }
});

test('what is told to be huge is as large as whoever holds it', () => {
  for (const text of [
    'I was reading a huge book in the library.',
    'Mon frère portait un œuf énorme.',
  ]) {
    for (const seed of seeds) {
      const drawing = composed(text, seed);
      const holder = drawing.scene.actors.findIndex(({ kind }) => kind === 'person');
      const thing = drawing.scene.actors.findIndex(({ kind }) => kind === 'thing');
      const [own, held] = [boxOfActor(drawing, holder), boxOfActor(drawing, thing)];
      expect(held.bottom - held.top, `${seed}`).toBeGreaterThan((own.bottom - own.top) * 0.6);
    }
  }
});

test.each([
  ['I stood on the pier and a whale swam by.', /on a quay/],
  ['J’attendais sur le quai du port et un bateau arrivait.', /on a quay/],
  ['Nous étions sur la jetée avec mon père et la mer montait.', /on a quay/],
  ['J’étais sur le quai, j’attendais un train.', /platform of a station/],
  ['We stood on the jetty of the lake.', /by a lake/],
])('the ground that is told is under the feet: %s', (text, words) => {
  expect(describePrint(composed(text, 3).scene, 'en')).toMatch(words);
});

test.each(['In the sky a woman rides an eagle.', 'Dans le ciel, une femme chevauche un aigle.'])(
  'whoever rides through the air keeps their head on the sheet: %s',
  (text) => {
    for (const seed of seeds) {
      const { layers, owners, scene } = composed(text, seed);
      const rider = scene.actors.findIndex((one) => one.kind === 'person' && one.who === 'other');
      const head = layers.find(({ id }, n) => owners[n] === rider && /(?:^|\.)head$/.test(id));
      if (head) expect(boxOf(head.path)?.top, `${seed}`).toBeGreaterThan(20);
    }
  },
);
