import { expect, test } from 'vitest';
import { isScene } from '#scene.ts';
import { makeScene } from '#testing/scenes.ts';

test('a scene is recognised', () => {
  expect(isScene(makeScene({ symbols: [{ id: 'whale', role: 'hero', count: 2 }] }))).toBe(true);
});

test.each([
  ['nothing', null],
  ['text', 'sea'],
  ['another version', { ...makeScene(), version: 2 }],
  ['an unknown setting', { ...makeScene(), setting: 'moonbase' }],
  ['a mood out of range', { ...makeScene(), moods: { ...makeScene().moods, joy: 2 } }],
  ['a flock too large', { ...makeScene(), symbols: [{ id: 'bird', role: 'hero', count: 90 }] }],
  [
    'five symbols',
    { ...makeScene(), symbols: Array(5).fill({ id: 'bird', role: 'hero', count: 1 }) },
  ],
  ['a scale that is no number', { ...makeScene(), scale: Number.NaN }],
])('%s is no scene', (_name, value) => {
  expect(isScene(value)).toBe(false);
});
