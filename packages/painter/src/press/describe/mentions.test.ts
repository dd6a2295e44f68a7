import { expect, test } from 'vitest';
import { describePrint } from '#press/describe/describe.ts';
import { joinedInFrench, withObjectPronoun } from '#press/describe/french.ts';
import type { Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { moods } from '#scene.ts';

const dreamer: Actor = {
  ...{ kind: 'person', who: 'dreamer', gender: 'unknown', age: 'adult', count: 1, changes: [] },
};
const man: Actor = { ...dreamer, who: 'other', gender: 'male' };
const woman: Actor = { ...man, gender: 'female' };
const thing = (id: string, count = 1): Actor => ({
  ...{ kind: 'thing', id, label: { fr: id, en: id }, count, changes: [] },
});

function told(actors: readonly Actor[], deeds: readonly ShownDeed[], language: 'fr' | 'en') {
  const scene: PrintScene = {
    ...{ version: 2, setting: 'kitchen', placeChanges: [], time: 'day', weather: 'clear' },
    moods: { ...Object.fromEntries(moods.map((mood) => [mood, 1 / 8])) } as PrintScene['moods'],
    actors,
    deeds,
  };
  return describePrint(scene, language);
}

test.each([
  ['sit', 'chase', 'Un homme la poursuit'],
  ['sit', 'embrace', 'Un homme l’étreint'],
  ['sit', 'wave', 'Un homme lui fait signe'],
  ['sit', 'hold-hands', 'Un homme lui tient la main'],
  ['sit', 'run', 'Un homme court vers elle'],
  ['sit', 'tend', 'Un homme s’occupe d’elle'],
] as const)(
  'who dreams is a pronoun where nobody else can be meant: %s, %s',
  (first, act, words) => {
    const deeds = [
      { who: 0, act: first },
      { who: 1, act, whom: 0 },
    ];
    expect(told([dreamer, man], deeds, 'fr')).toContain(words);
    // « La » could be the woman.
    expect(told([dreamer, woman], deeds, 'fr')).toContain('personne qui rêve');
  },
);

test('what is known has its definite article, and a second man is another', () => {
  const actors = [dreamer, man, man, thing('boat')];
  const deeds: ShownDeed[] = [
    { who: 1, act: 'sit', relation: { name: 'in', to: 3 } },
    { who: 2, act: 'sleep', relation: { name: 'in', to: 3 } },
  ];
  expect(told(actors, deeds, 'en')).toMatch(
    /A man sits in a boat.* Another man sleeps in the boat/,
  );
  expect(told(actors, deeds, 'fr')).toMatch(/dans une barque.* Un autre homme dort dans la barque/);
});

test('who did the last thing is he, she or it, and never where two could be meant', () => {
  const deeds: ShownDeed[] = [
    { who: 0, act: 'look', whom: 1 },
    { who: 1, act: 'dance' },
  ];
  expect(told([dreamer, woman], deeds, 'en')).toMatch(/looks at a woman.* She dances/);
  expect(told([dreamer, man], deeds, 'fr')).toMatch(/regarde un homme.* Il danse/);
  expect(told([dreamer, woman], deeds, 'fr')).toMatch(/ La femme danse/);
  expect(told([man, man], deeds, 'en')).not.toMatch(/ He dances/);
});

test('French contracts and elides', () => {
  expect(joinedInFrench('près de', 'le hibou')).toBe('près du hibou');
  expect(joinedInFrench('de', 'les oiseaux')).toBe('des oiseaux');
  expect(joinedInFrench('à', 'le garçon')).toBe('au garçon');
  expect(joinedInFrench('près de', 'une île')).toBe('près d’une île');
  expect(joinedInFrench('de', 'hibou')).toBe('de hibou');
  expect(withObjectPronoun('attend', '')).toBe('l’attend');
  expect(withObjectPronoun('mord', '')).toBe('la mord');
});
