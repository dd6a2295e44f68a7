import { expect, test } from 'vitest';
import { frames, melFilters, melOfWindow } from '#features/recordings/mel.rules.ts';

const tone = (hertz: number, seconds: number) =>
  Float32Array.from({ length: 16_000 * seconds }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / 16_000),
  );

/** The band that is loudest in a frame. */
function loudest(mel: Float32Array, bands: number, frame: number): number {
  const levels = Array.from({ length: bands }, (_, band) => mel[band * frames + frame] ?? 0);
  return levels.indexOf(Math.max(...levels));
}

test('filters are those of the model: where they lie, and that each has the same area', () => {
  const filters = melFilters(80);
  expect(filters).toHaveLength(80);
  // Of the table published with the model: the first weights of its first, and of its second band.
  expect(filters[0]?.[1]).toBeCloseTo(0.02486259, 6);
  expect(filters[1]?.[1]).toBeCloseTo(0.00199082, 6);
  expect(filters[1]?.[2]).toBeCloseTo(0.02287177, 6);
  for (const filter of filters.slice(40)) {
    expect(filter.reduce((sum, weight) => sum + weight * 40, 0)).toBeCloseTo(1, 0);
  }
});

test('a tone is loud in its band, and silence after it is still', () => {
  const filters = melFilters(80);
  const mel = melOfWindow(tone(440, 2), filters);
  expect(mel).toHaveLength(80 * frames);
  const band = loudest(mel, 80, 100);
  const weights = filters[band] ?? [];
  // 440 Hz is the eleventh of 201 frequencies, forty hertz apart.
  expect(weights[11]).toBeGreaterThan(0.01);
  const most = mel.reduce((one, other) => Math.max(one, other));
  expect(mel[band * frames + 100]).toBeGreaterThan(most - 0.1);
  expect(mel[band * frames + 2_000]).toBeCloseTo(most - 2, 5);
});

test('silence alone is as still as the model was taught', () => {
  const mel = melOfWindow(new Float32Array(16_000), melFilters(80));
  expect(new Set(mel)).toEqual(new Set([-1.5]));
});
