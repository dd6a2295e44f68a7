import type { DreamAnalysis, Emotion, Setting } from '@reverie/oneirology/schema';
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
  expect(sceneOf(analysis).setting).toBe('classroom');
});

test('a supermarket one is in is a shop, and a shop named in a street leaves it a street', () => {
  const inside: Setting = {
    place: 'indoor',
    familiarity: 'unknown',
    kind: 'shop',
    p: 0.9,
    shown: true,
    evidence: [makeEvidence()],
  };
  const symbols = [makeSymbol('shop'), makeSymbol('fish')];
  expect(sceneOf(makeAnalysis({ settings: [inside], symbols })).setting).toBe('shop');
  const walk = [makeSymbol('street'), makeSymbol('shop')];
  expect(sceneOf(makeAnalysis({ symbols: walk })).setting).toBe('street');
});

test('a room beside a blackboard is the classroom, whatever it is called', () => {
  const symbols = [makeSymbol('room', 3), makeSymbol('blackboard'), makeSymbol('tree')];
  expect(sceneOf(makeAnalysis({ symbols })).setting).toBe('classroom');
});

test('a deer among walls stands in a room, not in its forest', () => {
  const within: Setting = {
    place: 'indoor',
    familiarity: 'unknown',
    p: 0.9,
    shown: true,
    evidence: [makeEvidence()],
  };
  const scene = sceneOf(makeAnalysis({ settings: [within], symbols: [makeSymbol('deer')] }));
  expect(scene.setting).toBe('room');
  expect(scene.symbols[0]?.id).toBe('deer');
});

test('a station is its platform, and no open road', () => {
  expect(sceneOf(makeAnalysis({ symbols: [makeSymbol('station')] })).setting).toBe('station');
});

test('the platform of a station is no harbour', () => {
  const symbols = [makeSymbol('station'), makeSymbol('harbour', 3)];
  expect(sceneOf(makeAnalysis({ symbols })).setting).toBe('station');
  const ferry = [makeSymbol('train'), makeSymbol('harbour', 3), makeSymbol('sea')];
  expect(sceneOf(makeAnalysis({ symbols: ferry })).setting).toBe('sea');
});

test('teeth that fall are not in the sky', () => {
  const symbols = [makeSymbol('teeth'), makeSymbol('falling'), makeSymbol('bathroom')];
  expect(sceneOf(makeAnalysis({ symbols })).setting).toBe('bathroom');
});

test('what a dream opens with is its hero, before a thing of the same weight that comes later', () => {
  const late = makeSymbol('fox', 1, { evidence: [makeEvidence({ start: 300, end: 303 })] });
  const later = makeSymbol('owl', 1, { evidence: [makeEvidence({ start: 400, end: 403 })] });
  const opens = (symbols: DreamAnalysis['symbols']): string | undefined =>
    sceneOf(makeAnalysis({ symbols })).symbols[0]?.id;
  expect(opens([late, later])).toBe('fox');
  const first = { ...later, evidence: [makeEvidence({ start: 10, end: 13 })] };
  expect(opens([late, first])).toBe('owl');
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
  expect(scene.setting).toBe('kitchen');
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

type Strange = DreamAnalysis['bizarreness']['elements'][number];

function makeSetting(kind: string, starts: readonly number[]): Setting {
  const evidence = starts.map((start) => makeEvidence({ start, end: start + 5 }));
  return { place: 'outdoor', familiarity: 'unknown', kind, p: 0.9, shown: true, evidence };
}

test('the place where the dream stays longest is painted, not the one it leaves at once', () => {
  const settings = [makeSetting('forest', [4]), makeSetting('city', [40, 300])];
  expect(sceneOf(makeAnalysis({ settings })).setting).toBe('city');
});

test('who is aboard a train is in the carriage, who sees one stands by the road', () => {
  const symbols = [makeSymbol('train')];
  const aboard = sceneOf(makeAnalysis({ symbols, settings: [makeSetting('train', [0])] }));
  expect([aboard.setting, aboard.symbols.length]).toEqual(['carriage', 0]);
  const seen = sceneOf(makeAnalysis({ symbols }));
  expect([seen.setting, seen.symbols[0]?.id]).toEqual(['road', 'train']);
});

test('what a feeling stands beside is the hero before what is told elsewhere', () => {
  const fear: Emotion = {
    class: 'apprehension',
    experiencer: 'dreamer',
    intensity: 2,
    p: 0.9,
    shown: true,
    evidence: [makeEvidence({ start: 210, end: 216 })],
  };
  const horse = makeSymbol('horse', 1, { evidence: [makeEvidence({ start: 0, end: 5 })] });
  const bear = makeSymbol('bear', 1, { evidence: [makeEvidence({ start: 200, end: 204 })] });
  const quality = { words: 80, sentences: 4, flags: [] };
  const scene = sceneOf(makeAnalysis({ quality, symbols: [horse, bear], emotions: [fear] }));
  expect(scene.symbols[0]?.id).toBe('bear');
});

function makeStrange(kind: Strange['kind'], text = 'x'): Pick<DreamAnalysis, 'bizarreness'> {
  const evidence = [makeEvidence({ text, end: text.length })];
  return { bizarreness: { score: 0.3, elements: [{ kind, p: 0.9, shown: true, evidence }] } };
}

test('what is told to be minute is painted tiny, what is told to be huge immense', () => {
  const symbols = [makeSymbol('whale')];
  expect(
    sceneOf(makeAnalysis({ symbols, ...makeStrange('scale', 'minuscule') })).scale,
  ).toBeLessThan(0.7);
  expect(
    sceneOf(makeAnalysis({ symbols, ...makeStrange('scale', 'géante') })).scale,
  ).toBeGreaterThan(1.35);
});

test('what comes again and again is painted again and again', () => {
  const scene = sceneOf(
    makeAnalysis({ symbols: [makeSymbol('door')], ...makeStrange('repetition') }),
  );
  expect(scene.symbols[0]?.count).toBeGreaterThan(4);
});

test('another world hangs in the sky, where there is one', () => {
  const outside = [makeSymbol('field'), makeSymbol('world')];
  expect(sceneOf(makeAnalysis({ symbols: outside })).strangeness).toBe('mirrored');
  const inside = [makeSymbol('kitchen'), makeSymbol('world')];
  expect(sceneOf(makeAnalysis({ symbols: inside })).strangeness).toBeUndefined();
});

test('a garden that has its house does not get a second one', () => {
  const scene = sceneOf(
    makeAnalysis({ symbols: [makeSymbol('garden', 3), makeSymbol('house'), makeSymbol('cat')] }),
  );
  expect([scene.setting, ...scene.symbols.map(({ id }) => id)]).toEqual(['garden', 'cat']);
});

test('a train that comes into a station is seen from beside it', () => {
  const scene = sceneOf(makeAnalysis({ symbols: [makeSymbol('station'), makeSymbol('train', 3)] }));
  expect(scene.setting).toBe('station');
  expect(scene.symbols[0]?.id).toBe('train');
});

test('a moon that the dream is about is the only one in its sky', () => {
  const alone = sceneOf(makeAnalysis({ symbols: [makeSymbol('moon'), makeSymbol('sea')] }));
  expect(alone.symbols.map(({ id }) => id)).toEqual(['moon']);
  expect(alone.light).toBe('haze');
  const passing = sceneOf(makeAnalysis({ symbols: [makeSymbol('whale'), makeSymbol('moon')] }));
  expect(passing.symbols.map(({ id }) => id)).toEqual(['whale']);
});

test('a thing that only the last words name is not the hero', () => {
  const told = (id: string, start: number) =>
    makeSymbol(id, 1, { evidence: [makeEvidence({ start, end: start + 4 })] });
  const quality = { words: 80, sentences: 4, flags: [] };
  const late = sceneOf(
    makeAnalysis({ quality, symbols: [told('rabbit', 200), told('piano', 400)] }),
  );
  const soon = sceneOf(
    makeAnalysis({ quality, symbols: [told('rabbit', 200), told('piano', 240)] }),
  );
  expect([late.symbols[0]?.id, soon.symbols[0]?.id]).toEqual(['rabbit', 'piano']);
});

test('who runs is the hero, not the running', () => {
  const symbols = [makeSymbol('running', 2), makeSymbol('man')];
  expect(sceneOf(makeAnalysis({ symbols })).symbols[0]?.id).toBe('man');
});

test('a lighthouse stands by the sea, another tower where it is told', () => {
  const tower = (text: string): DreamAnalysis['symbols'] => [
    makeSymbol('tower', 1, { evidence: [makeEvidence({ text })] }),
  ];
  expect(sceneOf(makeAnalysis({ symbols: tower('phare') })).setting).toBe('sea');
  const symbols = [...tower('tour'), makeSymbol('desert')];
  expect(sceneOf(makeAnalysis({ symbols })).setting).toBe('desert');
});

test('houses are seen from the lane that they stand in', () => {
  const houses = makeSymbol('house', 1, { evidence: [makeEvidence({ text: 'houses' })] });
  const symbols = [houses, makeSymbol('street')];
  expect(sceneOf(makeAnalysis({ symbols })).setting).toBe('street');
});

test('dreams without a feeling are calm or wondering, and not all alike', () => {
  const quiet = ['fox', 'key', 'clock', 'mirror', 'owl', 'boat', 'storm', 'rain', 'sun'].map((id) =>
    sceneOf(makeAnalysis({ symbols: [makeSymbol(id)] })),
  );
  expect(new Set(quiet.map((scene) => JSON.stringify(scene.moods))).size).toBe(quiet.length);
  for (const scene of quiet) {
    const lead = Math.max(...Object.values(scene.moods));
    expect([scene.moods.calm, scene.moods.wonder]).toContain(lead);
  }
});
