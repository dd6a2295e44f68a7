import type { Composition } from '#press/compose/compose.ts';
import { boxOf } from '#press/path.ts';
import {
  type Person,
  type PrintScene,
  printSceneVersion,
  type ShownDeed,
  type Thing,
} from '#press/scene.ts';
import type { SettingName } from '#scene.ts';
import { makeMoods } from '#testing/scenes.ts';

/** Somebody of a scene for tests: a man, unless told. */
export function somebody(changes: Partial<Person> = {}): Person {
  const man = { kind: 'person', who: 'other', gender: 'male', age: 'adult' } as const;
  return { ...man, count: 1, changes: [], ...changes };
}

export const dreamer = somebody({ who: 'dreamer' });

export function thing(id: string, changes: Partial<Thing> = {}): Thing {
  return { kind: 'thing', id, label: { fr: id, en: id }, count: 1, changes: [], ...changes };
}

/** A calm day somewhere, with these in it who do this. */
export function scenePrinted(
  where: SettingName | readonly [SettingName, string],
  actors: PrintScene['actors'],
  deeds: readonly ShownDeed[],
): PrintScene {
  const [setting, place] = typeof where === 'string' ? [where] : where;
  return {
    ...{ version: printSceneVersion, setting, ...(place !== undefined && { place }) },
    ...{ placeChanges: [], time: 'day', weather: 'clear', moods: makeMoods('calm') },
    ...{ actors, deeds },
  };
}

/** What of the sheet an actor of a print takes, its shadow left out. */
export function boxOfActor({ layers, owners }: Composition, actor: number) {
  const box = boxOf(layers.flatMap(({ path }, n) => (owners[n] === actor ? path : [])));
  if (box === null) throw new Error('Not in the drawing.');
  return box;
}
