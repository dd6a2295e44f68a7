import { describe, expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { isPrintScene } from '#press/keeping/stored.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

const castOf = (dream: string) => castTroupes(sceneTold(dream), 3);
const layersOf = (dream: string) =>
  castOf(dream).flatMap(({ piece }) => piece.layers.map(({ id }) => id));

describe('hands at work', () => {
  it.each([
    ['I was pushing a pram in the street.', /^work\./],
    ['Je caressais un loup dans la neige.', /^work\./],
    ['I was pulling a donkey with a rope.', /^rope$/],
    ['Ma grand-mère pétrissait la pâte dans la cuisine.', /^dough$/],
    ['My mother was sweeping the kitchen floor.', /^broom\.brush$/],
    ['Mon grand-père arrosait les fleurs dans le jardin.', /^water\.drops$/],
    ['I painted the wall of my room.', /^paint$/],
    ['Un ours jouait du violon sur la place.', /^played\./],
    ['I was tying my shoes in the corridor.', /^laces$/],
    ['I was feeding a baby with a spoon.', /^spoon$/],
    ['We lowered the coffin into the ground with ropes.', /^pit$/],
    ['I pulled a rope out of my mouth.', /^drawn$/],
    ['I vomited feathers.', /^spat/],
    ['My mother came out of an egg.', /^shell\./],
    ['A tree was growing out of my chest.', /^grown0\./],
    ['My grandmother was feeding the chickens.', /^crumbs$/],
    ['Un homme donnait à manger à son chien.', /^morsel$/],
    ['My ex was hugging a tree.', /^work\./],
    ['Ma tante versait du thé dans des tasses.', /^poured$/],
    ['My car turned into a horse.', /^left\./],
    ['My mother was holding a key in the corridor.', /^held\./],
    ['My brother carried a big cake into the room.', /^held\./],
    ['I was carrying hay in the farmyard.', /^fork$/],
    ['A girl was holding a balloon in the park.', /^held\./],
    ['My grandmother was watering the garden.', /^water\.drops$/],
    ['A man was folding my laundry in the bedroom.', /^linen0$/],
    ['A woman ironed shirts at the counter.', /^bench\./],
    ['The statue in the museum was playing the violin.', /^played\./],
  ])('are on what they work on: %s', (dream, layer) => {
    expect(layersOf(dream).some((id) => layer.test(id))).toBe(true);
  });

  it('has who climbs a ladder on it, and who holds it at its foot', () => {
    const cast = castOf('My dad held the ladder while I climbed onto the roof.');
    expect(cast.map(({ actors }) => actors.length)).toContain(3);
  });

  it('leaves who is tiny beside what is large', () => {
    expect(layersOf('I was as small as an ant and I pushed a car.')).not.toContain('work.body');
  });
});

describe('two people', () => {
  it.each([
    ['Ma sœur me peignait les cheveux.', 'A woman combs the dreamer'],
    ['A nurse was bandaging my hand in the hospital.', 'A nurse bandages the dreamer'],
    ['My mother was sweeping the kitchen floor.', 'A woman sweeps'],
    ['I vomited feathers.', 'The dreamer vomits feathers'],
    ['My father carried me on his back.', 'A man carries the dreamer on their back'],
    ['A man was carrying a dead woman.', 'in their arms, limp'],
  ])('%s', (dream, told) => {
    expect(wordsTold(dream)).toContain(told);
  });

  it.each([
    'My husband carried me over the threshold of our house.',
    'Je portais mon frère dans mes bras.',
  ])('are held as the living are: %s', (dream) => {
    expect(sceneTold(dream).deeds[0]?.relation?.at).not.toBe('limp');
  });
});

describe('parts of a body', () => {
  it.each([
    ['Mes mains étaient des fourchettes.', 'hand', 'forks for hands'],
    ['My hair turned into snakes.', 'hair', 'snakes for hair'],
    ['I had eyes on the palms of my hands.', 'palm', 'eyes in both palms'],
  ])('are what they have become: %s', (dream, part, told) => {
    const scene = sceneTold(dream);
    const [one] = scene.actors;
    expect(one?.kind === 'person' && one.replaced?.[0]?.part).toBe(part);
    expect(isPrintScene(scene)).toBe(true);
    expect(wordsTold(dream)).toContain(told);
  });

  it('throw the shadow that the dream tells of', () => {
    expect(wordsTold("My husband's shadow was a bear.")).toContain(
      'A man with the shadow of a bear',
    );
  });

  it.each([
    'My eyes were red and my hands were cold.',
    'Une fille sans yeux me tenait la main.',
    'A dog with three heads guarded the door.',
  ])('stay as they are where nothing is told of them: %s', (dream) => {
    const changed = sceneTold(dream).actors.some(
      (one) => one.kind === 'person' && (one.replaced ?? one.borrowed),
    );
    expect(changed).toBe(false);
  });

  it('are there twice where the dream says so', () => {
    expect(wordsTold('My brother had two heads.')).toContain('man with two heads');
  });
});

it.each([
  ['It was raining frogs in the kitchen.', 'falling frogs'],
  ['The furniture was dancing in the living room.', 'Four chairs dance'],
  ['My bed grew legs and ran away.', 'with legs runs'],
])('what no day has happens to what the dream names: %s', (dream, told) => {
  expect(wordsTold(dream)).toContain(told);
});

describe('who has no room for a bench', () => {
  const boxed = (act: 'write' | 'sit') => {
    const scene = sceneTold('My mother was in a box.');
    const [who, to] = [
      scene.actors.findIndex(({ kind }) => kind === 'person'),
      scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'box'),
    ];
    const deeds = [{ who, act, relation: { name: 'in' as const, to } }];
    return castTroupes({ ...scene, deeds }, 3).flatMap(({ piece }) =>
      piece.layers.map(({ id }) => id),
    );
  };

  it('writes on a pad, and sits on no stool', () => {
    expect(boxed('write')).toContain('pad.paper');
    expect(boxed('write')).not.toContain('writing-desk');
    expect(boxed('sit').some((id) => id.startsWith('seat.'))).toBe(false);
  });
});

describe('what is held out to somebody', () => {
  it('is between the hands of both', () => {
    const scene = sceneTold('I gave a letter to my sister.');
    const at = (id: string) =>
      scene.actors.findIndex((one) => one.kind === 'thing' && one.id === id);
    const sister = scene.actors.findIndex((one) => one.kind === 'person' && one.who === 'other');
    const who = scene.actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
    const deeds = [
      {
        ...{ who, act: 'give' as const, whom: at('letter') },
        relation: { name: 'towards' as const, to: sister },
      },
    ];
    const [troupe] = castTroupes({ ...scene, deeds }, 3);
    expect(troupe?.actors).toEqual([who, sister, at('letter')]);
  });
});

describe('some who have some of a thing', () => {
  it('have one each', () => {
    const [troupe] = castOf('The children were holding candles in the church.');
    const all = [troupe?.piece, ...(troupe?.variants ?? [])];
    expect(all.length).toBeGreaterThan(2);
    for (const one of all) expect(one?.layers.some(({ id }) => id.startsWith('held.'))).toBe(true);
  });
});

it.each([
  'My husband was peeling apples on a chair in the kitchen.',
  'My sister was writing a letter on a bench in the garden.',
])('has who works on a seat sit on it: %s', (dream) => {
  const scene = sceneTold(dream);
  const cast = castTroupes(scene, 1);
  const worker = cast.find(({ act }) => act === 'cut' || act === 'write');
  const to = worker?.relation?.to;
  const seat = typeof to === 'number' ? scene.actors[to] : undefined;
  expect(worker?.relation?.name).toBe('on');
  expect(seat?.kind === 'thing' && seat.id).toMatch(/^(?:chair|bench)$/);
});
