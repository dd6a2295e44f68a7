import { expect, test } from 'vitest';
import { describe } from '#describe.ts';
import { settingNames } from '#scene.ts';
import { makeMoods, makeScene } from '#testing/scenes.ts';

const whale = makeScene({
  setting: 'sea',
  time: 'night',
  light: 'moon',
  moods: makeMoods('wonder'),
  symbols: [
    { id: 'whale', role: 'hero', count: 1 },
    { id: 'door', role: 'companion', count: 1 },
    { id: 'seagull', role: 'detail', count: 5 },
  ],
  scale: 1.6,
});

test('a scene is told in French', () => {
  expect(describe(whale, 'fr', 'oil')).toBe(
    'Une baleine immense au-dessus de la mer, la nuit, sous la lune. À ses côtés, une porte entrouverte sur la lumière et des mouettes. Une petite silhouette, vue de dos, regarde. Peinture à l’huile, dans les couleurs de l’émerveillement.',
  );
});

test('a scene is told in English', () => {
  expect(describe(whale, 'en', 'oil')).toBe(
    'An immense whale above the sea, at night, under the moon. Nearby, a door ajar on light and seagulls. A small figure, seen from behind, looks on. Oil painting, in the colours of wonder.',
  );
});

test('without a style only the colours are told', () => {
  expect(describe(makeScene({ dreamer: false }), 'fr')).toBe(
    'Un lac entre des montagnes, au crépuscule. Les couleurs sont celles du calme.',
  );
});

test('several immense things agree in number', () => {
  const scene = makeScene({ symbols: [{ id: 'balloon', role: 'hero', count: 3 }], scale: 1.5 });
  expect(describe(scene, 'fr')).toContain('Des montgolfières immenses au-dessus d’un lac');
  expect(describe(scene, 'en')).toContain('Immense hot-air balloons above a lake');
});

test.each(settingNames)('%s has words in both languages', (setting) => {
  for (const language of ['fr', 'en'] as const) {
    const text = describe(
      makeScene({ setting, symbols: [{ id: 'cat', role: 'hero', count: 1 }] }),
      language,
    );
    expect(text).toMatch(/^[A-ZÀ-Ý].*\.$/u);
    expect(text).not.toMatch(/undefined| {2}|\.\./);
  }
});

test('a tiny thing and a mirrored world are told', () => {
  const scene = makeScene({
    setting: 'meadow',
    symbols: [{ id: 'horse', role: 'hero', count: 1 }],
    scale: 0.45,
    strangeness: 'mirrored',
  });
  expect(describe(scene, 'fr')).toContain('Un cheval minuscule dans une prairie en fleurs');
  expect(describe(scene, 'fr')).toContain('Un second monde pend à l’envers dans le ciel.');
  expect(describe(scene, 'en')).toContain('A tiny horse in a meadow in flower');
  expect(describe(scene, 'en')).toContain('A second world hangs upside down in the sky.');
});
