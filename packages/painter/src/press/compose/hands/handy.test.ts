import { expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import type { ShownDeed } from '#press/scene.ts';
import { scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const verb = (one: string): Pick<ShownDeed, 'verb'> => ({
  verb: { fr: { one, many: one }, en: { one, many: one } },
});

function castWith(id: string, count: number, deed: Partial<ShownDeed> = {}) {
  const scene = scenePrinted(
    ['meadow', 'farm'],
    [somebody(), thing(id, { count })],
    [{ who: 0, act: 'hold', whom: 1, ...deed }],
  );
  return castTroupes(scene, 1).find(({ actors }) => actors.includes(1));
}

it.each([
  ['a herd', 'cow', 11, {}],
  ['a car that is bought', 'car', 1, verb('buys')],
  ['a horse that is counted', 'horse', 3, verb('counts')],
])('has %s stand beside who has it', (_, id, count, deed) => {
  const troupe = castWith(id, count, deed);
  expect(troupe?.isHeld).toBeUndefined();
  expect(troupe?.relation).toMatchObject({ name: 'beside', to: 0 });
});

it.each([
  ['one cow', 'cow', 1, {}],
  ['some kittens', 'cat', 3, {}],
])('lifts %s', (_, id, count, deed) => {
  const troupe = castWith(id, count, deed);
  expect(troupe?.isHeld === true || troupe?.actors.includes(0)).toBe(true);
});

it.each(['goat', 'camel', 'monkey', 'horse'])('has what a %s eats at its mouth', (id) => {
  const scene = scenePrinted(
    ['meadow', 'farm'],
    [thing(id), thing('flower')],
    [{ who: 0, act: 'eat', whom: 1 }],
  );
  const flower = castTroupes(scene, 1).find(({ actors }) => actors.includes(1));
  expect(flower?.isHeld === true || flower?.actors.includes(0)).toBe(true);
});
