import { describe, expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { describePrint } from '#press/describe/describe.ts';
import type { Actor, Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { sceneTold } from '#testing/told.ts';

const person: Person = {
  ...({ kind: 'person', who: 'dreamer', gender: 'unknown', age: 'adult' } as const),
  ...{ count: 1, changes: [] },
};

function sceneOf(one: Partial<Person>, ...others: readonly Actor[]): PrintScene {
  return {
    ...({ version: 2, setting: 'room', time: 'day', weather: 'clear' } as const),
    ...{ placeChanges: [] },
    moods: { joy: 0, calm: 1, wonder: 0, unease: 0, sorrow: 0, anger: 0, confusion: 0, dread: 0 },
    actors: [{ ...person, ...one }, ...others],
    deeds: [{ who: 0, act: 'stand' }],
  };
}

const named = (id: string, en: string) => ({ id, label: { fr: en, en } });
const layersOf = (scene: PrintScene) => castTroupes(scene, 3).flatMap(({ piece }) => piece.layers);
const has = (scene: PrintScene, id: RegExp) => layersOf(scene).some((one) => id.test(one.id));

describe('what bodies are', () => {
  it('has keys for teeth in the mouth, and not about the head', () => {
    const scene = sceneOf({ replaced: [{ part: 'teeth', ...named('piano', 'piano') }] });
    expect(has(scene, /^grin\.keys$/)).toBe(true);
    expect(has(scene, /^teeth\d/)).toBe(false);
  });

  it('has things for teeth in two rows', () => {
    const scene = sceneOf({ replaced: [{ part: 'teeth', ...named('coin', 'coin') }] });
    expect(has(scene, /^teeth8\./)).toBe(true);
  });

  it('has hair that grows run over the ground, and tells it', () => {
    const scene = sceneOf({ borrowed: ['locks'] });
    expect(has(scene, /^locks$/)).toBe(true);
    expect(describePrint(scene, 'en')).toContain('hair that grows along the ground');
  });

  it.each([
    'My hair grew and grew down the street.',
    'Mes cheveux grandissaient sans cesse.',
    'Mes cheveux poussaient et sortaient par la fenêtre.',
  ])('reads growing hair: %s', (dream) => {
    expect(sceneTold(dream).actors).toContainEqual(
      expect.objectContaining({ kind: 'person', borrowed: ['locks'] }),
    );
  });

  it('has socks on both feet of whoever is dressed', () => {
    const sock = { ...named('sock', 'pair of socks'), count: 1, changes: [] };
    const scene = sceneOf({ joined: [{ part: 'foot', ...sock }] });
    expect(has(scene, /^joined1\./)).toBe(true);
    expect(has(scene, /^figure\.sleeve$/)).toBe(true);
    expect(has(scene, /^figure\.foot$/)).toBe(false);
    expect(describePrint(scene, 'en')).toContain('on the feet');
  });

  it('shows through who is of glass, and folds who is of paper', () => {
    expect(layersOf(sceneOf({ changes: ['glass'] })).some(({ alpha }) => alpha !== undefined)).toBe(
      true,
    );
    expect(has(sceneOf({ changes: ['paper'] }), /^creases$/)).toBe(true);
  });

  it('has the book that somebody opens in their hands', () => {
    const book = { kind: 'thing', ...named('book', 'book'), count: 1, changes: [] } as const;
    const scene = sceneOf({}, book);
    expect(has({ ...scene, deeds: [{ who: 0, act: 'open', whom: 1 }] }, /^pages$/)).toBe(true);
  });

  it('shows the strange teeth of whom somebody touches', () => {
    const other = { ...person, who: 'other' } as const;
    const scene = sceneOf(
      {},
      { ...other, replaced: [{ part: 'teeth', ...named('coin', 'coin') }] },
    );
    expect(has({ ...scene, deeds: [{ who: 0, act: 'touch', whom: 1 }] }, /^teeth0/)).toBe(true);
  });
});

describe('what is told of hands', () => {
  const told = (deed: Omit<ShownDeed, 'who'>, ...others: readonly Actor[]) =>
    describePrint(
      { ...sceneOf({ who: 'other', gender: 'female' }, ...others), deeds: [{ who: 0, ...deed }] },
      'en',
    );
  const verb = (one: string) => {
    const words = { one, many: one, joint: '' };
    return { fr: words, en: words };
  };
  const thing = (id: string) =>
    ({ kind: 'thing', ...named(id, id), count: 1, changes: [] }) as const;
  const girl = { ...person, who: 'other', gender: 'female', age: 'child' } as const;

  it.each([
    ['plays a violin', told({ act: 'play', whom: 1 }, thing('violin'))],
    ['plays with a ball', told({ act: 'play', whom: 1 }, thing('ball'))],
    [
      'types on a typewriter',
      told({ act: 'write', verb: verb('types'), whom: 1 }, thing('typewriter')),
    ],
    ['braids the hair of a girl', told({ act: 'touch', verb: verb('braids'), whom: 1 }, girl)],
    ['combs their hair', told({ act: 'touch', verb: verb('combs') })],
    ['tears up a letter', told({ act: 'break', verb: verb('tears up'), whom: 1 }, thing('letter'))],
    ['feeds a dog', told({ act: 'give', verb: verb('feeds'), whom: 1 }, thing('dog'))],
  ])('is told as one says it: %s', (words, sentence) => {
    expect(sentence).toContain(words);
  });
});
