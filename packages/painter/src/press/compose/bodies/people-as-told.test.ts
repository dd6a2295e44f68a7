import { describe, expect, it } from 'vitest';
import { bearingOf } from '#press/compose/bodies/bearing.ts';
import { garmentOf } from '#press/compose/bodies/garment-colours.ts';
import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { losingTeeth } from '#press/compose/bodies/losing-teeth.ts';
import { castDeed } from '#press/compose/cast-deed.ts';
import { compose } from '#press/compose/compose.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { PrintScene } from '#press/scene.ts';
import { createRandom } from '#random.ts';
import { sceneTold } from '#testing/told.ts';

const placeOf = ({ actors }: PrintScene, who: 'dreamer' | 'other') =>
  actors.findIndex((one) => one.kind === 'person' && one.who === who);

function clothesIn(dream: string, who: 'dreamer' | 'other'): string[] {
  const scene = sceneTold(dream);
  const place = placeOf(scene, who);
  const person = scene.actors[place];
  if (person?.kind !== 'person') throw new Error(`nobody: ${dream}`);
  return Array.from(
    { length: 12 },
    (_, seed) => looksOf(person, seenIn(scene, place, null), createRandom(seed, 'test')).clothes,
  );
}

describe('the face of somebody', () => {
  it.each([
    ['A wolf was chasing me in the forest and I ran.', 'dreamer', 'afraid'],
    ['Je tombais d’une falaise.', 'dreamer', 'afraid'],
    ['My sister was laughing in the garden.', 'other', 'laugh'],
    ['Ma mère pleurait dans la cuisine.', 'other', 'weep'],
  ] as const)('is that of what happens: %s', (dream, who, mood) => {
    const scene = sceneTold(dream);
    const place = placeOf(scene, who);
    const act = scene.deeds.find((deed) => deed.who === place)?.act ?? null;
    expect(bearingOf(scene, place, act)).toBe(mood);
  });
});

describe('what somebody wears', () => {
  it('is a coat in snow, whatever else the lot has', () => {
    const worn = clothesIn('I stood in the snow with my mother.', 'other');
    expect(new Set(worn)).toEqual(new Set(['coat']));
  });

  it('is no evening gown unless told, and no coat at a stove', () => {
    const worn = clothesIn('My sister was cooking in the kitchen.', 'other');
    expect(worn).not.toContain('gown');
    expect(worn).not.toContain('coat');
  });

  it('is a dark suit for a groom', () => {
    const worn = clothesIn('I was marrying a man in a church, I wore my wedding dress.', 'other');
    expect(new Set(worn)).toEqual(new Set(['suit']));
  });

  it('knows a nan and a mémé for old', () => {
    for (const dream of ['My nan was baking bread in the kitchen.', 'Ma mémé cousait au salon.']) {
      const scene = sceneTold(dream);
      const person = scene.actors[placeOf(scene, 'other')];
      expect(person).toMatchObject({ age: 'old', gender: 'female' });
    }
  });
});

describe('what is small and only named', () => {
  const thingsIn = (dream: string) =>
    compose(sceneTold(dream), { seed: 2 }).scene.actors.flatMap((one) =>
      one.kind === 'thing' ? [one.id] : [],
    );

  it('is left out where nobody can hold it and it has nothing to lie on', () => {
    expect(thingsIn('A man chased me through the woods. There was a telephone.')).toEqual([]);
    expect(thingsIn('Je marchais sur la plage avec ma sœur. Il y avait des pièces.')).toEqual([]);
  });

  it('lies where the place has a table, and is shown where it is all there is', () => {
    expect(thingsIn('My two brothers were fighting in the kitchen. There was a cup.')).toContain(
      'cup',
    );
    expect(thingsIn('There was a key.')).toContain('key');
  });
});

describe('teeth that fall', () => {
  it.each([
    'My teeth were coming loose and falling out in my kitchen.',
    'Mes dents tombaient une par une pendant que je parlais à une collègue.',
  ])('do so into the hand of whose they are: %s', (dream) => {
    const scene = sceneTold(dream);
    const [owner, teeth] = losingTeeth(scene, 1) ?? [];
    expect(scene.actors[owner?.actors[0] ?? -1]).toMatchObject({ who: 'dreamer' });
    expect(teeth).toMatchObject({ isHeld: true, relation: { to: owner?.actors[0] } });
    expect(compose(scene, { seed: 4 }).scene.actors).toHaveLength(scene.actors.length);
  });

  it('are no hand’s where they are a shark’s', () => {
    expect(losingTeeth(sceneTold('A shark with giant teeth swam after me.'), 1)).toBeNull();
  });
});

it.each(['My uncle was crying on the sofa.', 'Mon oncle pleurait sur une chaise.'])(
  'who cries on a seat sits on it: %s',
  (dream) => {
    const scene = sceneTold(dream);
    const place = placeOf(scene, 'other');
    expect(troupeOf(scene, place, 'cry', 1)?.seatless).toBeDefined();
  },
);

describe('the colour of clothes', () => {
  it.each([
    'A man chased me through the street.',
    'My grandmother waved to me from the other side of the river.',
    'Deux femmes se disputaient et je les regardais.',
  ])('is loud for the dreamer alone: %s', (dream) => {
    const scene = sceneTold(dream);
    const worn = scene.actors.map((_, place) =>
      [0, 1, 2].map((nth) => garmentOf(scene, place, nth)),
    );
    const loud = worn.flatMap((inks, place) => inks.map((ink, nth) => ({ ink, place, nth })));
    expect(loud.filter(({ ink }) => ink === 'accent')).toEqual([
      { ink: 'accent', place: placeOf(scene, 'dreamer'), nth: 0 },
    ]);
  });

  it('is dark for who does harm', () => {
    const scene = sceneTold('Un homme me poursuivait dans la forêt.');
    expect(garmentOf(scene, placeOf(scene, 'other'))).toBe('night');
  });

  it('is loud for the doer where the dreamer is not seen', () => {
    const told = sceneTold('A woman danced in the garden and a man watched her.');
    const actors = told.actors.filter((one) => one.kind === 'person' && one.who === 'other');
    const deeds = told.deeds
      .filter(({ act }) => act === 'dance')
      .map((deed) => ({ ...deed, who: 1 }));
    const scene: PrintScene = { ...told, actors, deeds, hero: 1 };
    expect([0, 1].map((place) => garmentOf(scene, place))).toEqual(['white', 'accent']);
  });
});

describe('what two people do', () => {
  it.each([
    ['My dead mother kissed me in the garden.', 'embrace'],
    ['J’embrassais mon père sur le quai.', 'embrace'],
    ['My husband kissed me in the garden.', 'kiss'],
    ['Un inconnu m’embrassait dans la rue.', 'kiss'],
  ])('is no kiss of lovers between kin: %s', (dream, act) => {
    const { deeds } = sceneTold(dream);
    expect(deeds[0]?.act).toBe(act);
  });

  it.each(['A man pushed my sister in the street.', 'Mon frère me poussait dans la neige.'])(
    'shows one who pushes the other in one piece: %s',
    (dream) => {
      const scene = sceneTold(dream);
      const drawing = compose(scene, { seed: 2 });
      const [deed] = drawing.scene.deeds;
      expect(deed?.act).toBe('push');
      const cast = castDeed({ scene, deed: scene.deeds[0] ?? never(), done: new Set(), seed: 2 });
      expect(cast?.[0]?.actors).toEqual([deed?.who, deed?.whom]);
    },
  );

  it.each([
    'A doctor gave me a baby in the hospital.',
    'Une infirmière m’a donné un bébé à l’hôpital.',
  ])('puts the baby that is given into a hand: %s', (dream) => {
    const scene = sceneTold(dream);
    const cast = castDeed({ scene, deed: scene.deeds[0] ?? never(), done: new Set(), seed: 2 });
    const baby = cast?.find(({ actors }) => {
      const one = scene.actors[actors[0] ?? -1];
      return one?.kind === 'person' && one.age === 'baby';
    });
    expect(baby?.isHeld).toBe(true);
  });
});

function never(): never {
  throw new Error('No deed.');
}
