import { expect, it } from 'vitest';
import { isOnlyThere } from '#press/compose/work/shown-alone.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

const deed = (act: ActName, verb?: string, more: Partial<ShownDeed> = {}): ShownDeed => ({
  ...{ who: 0, act },
  ...(verb && { verb: { fr: { one: verb, many: verb }, en: { one: verb, many: verb } } }),
  ...more,
});

it.each([
  [deed('tend'), true],
  [deed('tend', 'tidies'), true],
  [deed('tend', 'folds'), false],
  [deed('tend', 'sweeps'), false],
  [deed('tend', 'tidies', { whom: 1 }), false],
  [deed('tend', 'makes', { relation: { name: 'at', to: 'place', at: 'bed' } }), false],
  [deed('hold', 'holds up', { relation: { name: 'on', to: 1 } }), true],
  [deed('hold', 'smokes'), false],
  [deed('walk'), false],
])('says of an act whether nothing of it is drawn: %j', (told, is) => {
  expect(isOnlyThere(told)).toBe(is);
});
