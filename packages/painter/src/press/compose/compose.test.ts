import { analyse } from '@reverie/oneirology';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worthOfAct } from '#press/acts.ts';
import { arrange } from '#press/arrange.ts';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { castTroupes } from '#press/compose/casting.ts';
import { type Composition, compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { formatNames } from '#press/formats.ts';
import { pieceEntries } from '#press/pieces/registry.ts';
import { cover } from '#press/printing/fill.ts';
import { toneAt } from '#press/printing/tone.ts';
import {
  type ActName,
  type Actor,
  type ChangeName,
  type PrintScene,
  printSceneVersion,
} from '#press/scene.ts';
import { schemeNames } from '#press/schemes.ts';
import { moods, settingNames, timesOfDay, weathers } from '#scene.ts';
import { scenePrinted, thing } from '#testing/print-scenes.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

const changes: readonly ChangeName[] = [
  ...(['giant', 'tiny', 'burning', 'white', 'upside-down', 'many', 'melting'] as const),
  ...(['naked', 'stone'] as const),
];
const actor: fc.Arbitrary<Actor> = fc.oneof(
  fc.record({
    kind: fc.constant('person' as const),
    who: fc.constantFrom('dreamer' as const, 'other' as const),
    gender: fc.constantFrom('male' as const, 'female' as const),
    age: fc.constantFrom('adult' as const, 'child' as const, 'old' as const),
    count: fc.constantFrom(1, 1, 3, 100),
    changes: fc.subarray([...changes], { maxLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('thing' as const),
    id: fc.constantFrom(...Object.keys(pieceEntries)),
    label: fc.constant({ fr: 'chose', en: 'thing' }),
    count: fc.constantFrom(1, 1, 3, 100),
    changes: fc.subarray([...changes], { maxLength: 1 }),
  }),
);
const acts = Object.keys(worthOfAct) as ActName[];
const anyScene: fc.Arbitrary<PrintScene> = fc
  .array(actor, { minLength: 1, maxLength: 4 })
  .chain((actors) =>
    fc.record({
      version: fc.constant(printSceneVersion),
      setting: fc.constantFrom(...settingNames),
      placeChanges: fc.subarray(
        ['flooded' as const, 'burning' as const, 'broken' as const, 'upside-down' as const],
        {
          maxLength: 1,
        },
      ),
      time: fc.constantFrom(...timesOfDay),
      weather: fc.constantFrom(...weathers),
      moods: fc.constant({
        ...Object.fromEntries(moods.map((name) => [name, 1 / 8])),
      } as PrintScene['moods']),
      actors: fc.constant(actors),
      deeds: fc.array(
        fc.record({ who: fc.nat(actors.length - 1), act: fc.constantFrom(...acts) }),
        { maxLength: 2 },
      ),
    }),
  );

test('whoever the words name is somewhere in the drawing, and nothing in it is no number', () => {
  fc.assert(
    fc.property(
      anyScene,
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(...schemeNames),
      fc.constantFrom(...formatNames),
      (scene, seed, scheme, format) => {
        const { scene: shown, layers } = compose(scene, { seed, scheme, format });
        expect(shown.actors.length).toBeLessThanOrEqual(scene.actors.length);
        const cast = castTroupes(shown, seed).flatMap(({ actors }) => actors);
        expect([...new Set(cast)].sort()).toEqual([...shown.actors.keys()]);
        for (const { path } of layers) expect(path.every(Number.isFinite)).toBe(true);
        expect(describePrint(shown, 'fr')).not.toMatch(/undefined|NaN/);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

/** A place may have these of its own, and shows them as its own. */
const ofPlaces = /^(?:bed|bookshelf|bullet-train|desk|door|painting|table|train|window)$/;

/** Units² that show each owner, counted apart from the composer on a finer grid. */
function shownArea({ layers, owners, width, height }: Composition): Map<number, number> {
  const cell = 4;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const top = new Int16Array(columns * rows).fill(-1);
  for (const [n, { path, mode = 'over', alpha = 1 }] of layers.entries()) {
    const covered = cover(path, 1 / cell, columns, rows);
    if (!covered || mode !== 'over') continue;
    const at = toneAt(alpha);
    for (let y = 0; y < covered.height; y++) {
      for (let x = 0; x < covered.width; x++) {
        const [px, py] = [x + covered.left, y + covered.top];
        const share = covered.data[y * covered.width + x] ?? 0;
        if (share * at((px + 0.5) * cell, (py + 0.5) * cell) > 0.55) {
          top[py * columns + px] = owners[n] ?? -1;
        }
      }
    }
  }
  const areas = new Map<number, number>();
  for (const owner of top) areas.set(owner, (areas.get(owner) ?? 0) + cell * cell);
  return areas;
}

test('what the words name covers enough of the sheet that nothing hides', () => {
  fc.assert(
    fc.property(
      anyScene,
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(...formatNames),
      (scene, seed, format) => {
        const composed = compose(scene, { seed, format });
        const areas = shownArea(composed);
        // What nothing is told of may be in somebody's hand, and one piece with them.
        const hasHeld = composed.layers.some(({ id }) => id.startsWith('held.'));
        for (const { actors, isThing } of castTroupes(composed.scene, seed)) {
          const one = composed.scene.actors[actors[0] ?? -1];
          const isOfPlace = one?.kind === 'thing' && ofPlaces.test(one.id);
          if (isThing && (hasHeld || isOfPlace) && !areas.has(actors[0] ?? -2)) continue;
          expect(areas.get(actors[0] ?? -2) ?? 0).toBeGreaterThan(1000);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

test('hundreds of paintings are more than a place has of its own', () => {
  const paintings = thing('painting', { count: 100 });
  const { owners } = compose(scenePrinted('stairs', [paintings, thing('peacock')], []), {
    seed: 0,
  });
  expect(new Set(owners)).toContain(0);
});

test('who cannot be seen is left out of picture and words', () => {
  const text = 'A man stood in the street.';
  const scene = sceneTold(text);
  // Nobody has a shape for it.
  const nothing = {
    kind: 'thing',
    id: 'no-such-thing',
    label: { fr: 'rien', en: 'nothing' },
  } as const;
  const actors = [...scene.actors, { ...nothing, count: 1, changes: [] }];
  const { scene: shown } = compose({ ...scene, actors }, { seed: 1 });
  expect(shown.actors.length).toBe(scene.actors.length);
  expect(describePrint(shown, 'en')).not.toContain('nothing');
});

test.each([
  ['La mer entre dans la cuisine.', /in a flooded kitchen/],
  ['I was in the kitchen. The water was rising and a cat swam past the table.', /flooded kitchen/],
  ['Il neige des pages.', /falling pages/i],
  ['In the library the books were flying.', /^Books fly in a library/],
  ['Our house walked away across the fields.', /^A house walks/],
  ['The bridge was collapsing under my feet.', /crumbling bridge/],
  ['Everyone in the square had turned to stone.', /stone people/i],
  ['Je dansais avec mon mari sur la lune.', /dances with a man in space/],
  ['I was standing naked in the classroom.', /the dreamer, naked,/i],
  ['Il neige dans mon salon.', /living room, in the snow/],
  ['It rained outside, I was in the kitchen.', /in a kitchen\./],
  ['A tsunami was coming towards the city.', /giant wave/i],
  ['Je marche nue dans la cour de l’école.', /the dreamer, naked,/i],
  ['Les gens entraient dans la mer en maillot de bain.', /^People in swimsuits go (?!.*swimsuit)/],
  ['I was alone in a tiny boat on the sea.', /The dreamer sits in a tiny boat/],
  ['Je conduisais la voiture, ma mère dormait.', /A woman sleeps in the car/],
  [
    'Je courais dans l’église en robe de mariée.',
    /The dreamer in a wedding dress runs in a church/,
  ],
  ['I was at my own funeral, behind a tree.', /coffin/],
  ['A dark figure stood by my bed.', /^A dark figure stands beside a bed/],
  ['J’étais en prison, le gardien était mon professeur.', /teacher and the dreamer/],
  [
    'J’étais coincé dans un ascenseur avec un inconnu qui pleurait.',
    /cries in a lift\. The dreamer/,
  ],
  ['Je me regardais dans le miroir de la salle de bains.', /The dreamer looks into a mirror/],
  ['Un serpent dormait dans le jardin de mes parents.', /^(?!.*people)/],
  ['I was climbing a tree to reach a nest.', /climbs a tree in/],
  ['Je nageais dans une piscine remplie de lait.', /swims in a swimming pool of milk/],
  ['Birds fly above the lake.', /^Birds fly above a lake.*The dreamer looks on/],
  ['Je grimpais sur une échelle faite de livres.', /climbs a ladder made of books/],
  ['Mon piano était une grenouille.', /^(?!.*piano).*frog/],
  ['My boss was my cat and he gave me a key.', /^A boss with the head of a cat gives a key/],
  [
    'J’ouvrais la machine à laver et il y avait des poissons.',
    /^Fish come out of a washing machine/,
  ],
  ['All the furniture in our living room was on the ceiling.', /upside-down living room/],
  ['Je traversais un pont qui fondait sous mes pieds.', /(?:on|crosses) a melting bridge/],
  ['Je conduisais depuis la banquette arrière.', /drives a car from the back seat/],
  ['A bear was serving us dinner, there were plates.', /in a kitchen/],
  [
    'Deep in the woods I found a house made of mirrors.',
    /^The dreamer finds a house made of mirrors/,
  ],
  ['The waiter was an octopus and he brought us soup.', /^An octopus/],
  ['The wind carried me over the rooftops.', /^The dreamer flies above/],
  ['J’étais sur le quai, j’attendais un train.', /on the platform of a station/],
  [
    'Dans le miroir mon reflet me souriait.',
    /The dreamer looks at a different reflection in a mirror/,
  ],
  ['Two birds fly out of the books in the library.', /^Two birds (?!.*dreamer flies)/],
])('what is impossible is shown: %s', (text, words) => {
  expect(wordsTold(text)).toMatch(words);
});

test('who holds something that is left out holds nothing', () => {
  const scene = printSceneOf(analyse('I hold a lamp in the garden.'));
  const lamp = scene.actors.findIndex(({ kind }) => kind === 'thing');
  expect(describePrint(scene, 'en')).toContain('holds');
  expect(describePrint(arrange(scene, { without: [lamp] }), 'en')).not.toContain('holds');
});

test('no child is shown without clothes, nor two who hold each other', () => {
  expect(wordsTold('A little girl stood naked in the garden.')).not.toMatch(/naked/);
  expect(wordsTold('I was naked and I kissed a man in the garden.')).not.toMatch(/naked/);
});

test('what swims above the water has air around it', () => {
  const text = 'A whale swam above the lake.';
  const [whale] = castTroupes(sceneTold(text), 3);
  expect(whale?.stands).toBe('air');
});

test('two carry a piano between them, and two in one act may have the heads of animals', () => {
  const castOf = (text: string) => castTroupes(sceneTold(text), 3);
  const [all] = castOf('Mon mari et moi portions un piano.');
  expect(all?.actors).toHaveLength(3);
  const carriers = all?.piece.layers.map(({ id }) => id.split('.')[0] ?? '') ?? [];
  expect(new Set(carriers)).toEqual(new Set(['load', 'carrier0', 'carrier1']));
  const text = 'My grandmother danced with a man with a fox’s head in the kitchen.';
  const [pair] = castOf(text);
  expect(pair?.actors).toHaveLength(2);
});

test('three who chase are seen as three, and nobody sits in a speck', () => {
  const castOf = (text: string) => castTroupes(sceneTold(text), 3);
  const chase = castOf('Three men were chasing me through the forest.');
  expect(chase.map(({ act, count }) => [act, count])).toEqual([
    ['chase', 1],
    ['run', 3],
  ]);
  const [boat] = castOf('I was alone in a tiny boat on the sea.');
  expect(boat?.changes).not.toContain('tiny');
});

test('in the colours of a night it is night', () => {
  const scene = { ...sceneTold('I was walking by day on the road.'), time: 'day' as const };
  const { scene: shown } = compose(scene, { seed: 1, palette: 'dread.night' });
  expect(shown.time).toBe('night');
  // Dawn and dusk have colours in common.
  const dawn = { ...scene, time: 'dawn' as const };
  expect(compose(dawn, { seed: 1, palette: 'calm.dusk' }).scene.time).toBe('dawn');
});
