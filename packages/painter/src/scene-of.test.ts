import { expect, test } from 'vitest';
import { isScene, moods } from '#scene.ts';
import { sceneOf } from '#scene-of.ts';
import { makeAnalysis, makeEvidence, makeSymbol } from '#testing/analyses.ts';

test('a dream with nothing recognised becomes an abstract without any thing or figure', () => {
  const scene = sceneOf(makeAnalysis());
  expect(scene.setting).toBe('abstract');
  expect(scene.symbols).toEqual([]);
  expect(scene.dreamer).toBe(false);
});

test('a whale in a dream of the sea is the hero of a sea', () => {
  const scene = sceneOf(makeAnalysis({ symbols: [makeSymbol('sea', 2), makeSymbol('whale')] }));
  expect(scene.setting).toBe('sea');
  expect(scene.symbols[0]).toEqual({ id: 'whale', role: 'hero', count: 1 });
});

test('a thing without a place brings its own home', () => {
  expect(sceneOf(makeAnalysis({ symbols: [makeSymbol('deer')] })).setting).toBe('forest');
});

test('the kind of a setting counts more than a passing mention', () => {
  const analysis = makeAnalysis({
    settings: [
      {
        place: 'indoor',
        familiarity: 'unknown',
        kind: 'school',
        p: 0.9,
        shown: true,
        evidence: [makeEvidence()],
      },
    ],
    symbols: [makeSymbol('window'), makeSymbol('school')],
  });
  expect(sceneOf(analysis).setting).toBe('corridor');
});

test('what the dream denies is not painted', () => {
  const denied = makeSymbol('whale', 1, { evidence: [makeEvidence({ negated: true })] });
  const scene = sceneOf(makeAnalysis({ symbols: [denied, makeSymbol('forest')] }));
  expect(scene.setting).toBe('forest');
  expect(scene.symbols).toEqual([]);
});

test('what did not pass its threshold is not painted', () => {
  const doubtful = makeSymbol('whale', 1, { shown: false });
  expect(sceneOf(makeAnalysis({ symbols: [doubtful] })).setting).toBe('abstract');
});

test('a concept no silhouette serves is passed over', () => {
  const scene = sceneOf(
    makeAnalysis({ symbols: [makeSymbol('unheard-of', 9), makeSymbol('key')] }),
  );
  expect(scene.symbols.map(({ id }) => id)).toEqual(['key']);
});

test('at most four symbols are cast: a hero, a companion and two details', () => {
  const names = ['whale', 'horse', 'key', 'clock', 'mirror', 'fox'];
  const scene = sceneOf(makeAnalysis({ symbols: names.map((id) => makeSymbol(id)) }));
  expect(scene.symbols.map(({ role }) => role)).toEqual(['hero', 'companion', 'detail', 'detail']);
});

test('a house told from inside is the room, not a thing in it', () => {
  const symbols = [makeSymbol('kitchen', 2), makeSymbol('house'), makeSymbol('cat')];
  const scene = sceneOf(makeAnalysis({ symbols }));
  expect(scene.setting).toBe('room');
  expect(scene.symbols.map(({ id }) => id)).toEqual(['cat']);
});

test('no rain falls in space, under water or under a roof', () => {
  for (const place of ['space', 'underwater', 'kitchen']) {
    const symbols = [makeSymbol(place, 3), makeSymbol('rain')];
    expect(sceneOf(makeAnalysis({ symbols })).weather).toBe('clear');
  }
});

test('several beings make a flock', () => {
  const birds = makeSymbol('bird', 1, { evidence: [makeEvidence({ start: 4, end: 11 })] });
  const scene = sceneOf(
    makeAnalysis({
      symbols: [birds],
      characters: [
        {
          id: 'c1',
          label: 'oiseau',
          number: 'group',
          gender: 'unknown',
          identity: 'animal',
          age: 'unknown',
          p: 0.9,
          shown: true,
          evidence: [makeEvidence({ start: 4, end: 11 })],
        },
      ],
    }),
  );
  expect(scene.symbols[0]?.count).toBeGreaterThan(1);
});

test('the time and weather a dream tells are kept', () => {
  const scene = sceneOf(
    makeAnalysis({ symbols: [makeSymbol('field'), makeSymbol('dawn'), makeSymbol('snow')] }),
  );
  expect([scene.time, scene.weather]).toEqual(['dawn', 'snow']);
});

test('a nightmare is painted in dread', () => {
  const scene = sceneOf(
    makeAnalysis({ nightmare: { p: 0.9, shown: true, evidence: [makeEvidence()] } }),
  );
  expect(scene.moods.dread).toBeGreaterThan(0.5);
});

test('what changes its size is painted large', () => {
  const scene = sceneOf(
    makeAnalysis({
      symbols: [makeSymbol('whale')],
      bizarreness: {
        score: 0.5,
        elements: [{ kind: 'scale', p: 0.9, shown: true, evidence: [makeEvidence()] }],
      },
    }),
  );
  expect(scene.scale).toBeGreaterThan(1.5);
});

test('every scene is plain JSON that can be read back, its moods adding up to one', () => {
  const scene = sceneOf(makeAnalysis({ symbols: [makeSymbol('whale'), makeSymbol('night')] }));
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  expect(isScene(scene)).toBe(true);
  expect(moods.reduce((sum, mood) => sum + scene.moods[mood], 0)).toBeCloseTo(1, 2);
});
