import { expect, test } from 'vitest';
import { symbolEntries } from '#symbols/manifest.ts';
import { maskOf } from '#symbols/masks.ts';

test('no two silhouettes share a name or serve the same concept', () => {
  const ids = symbolEntries.map((entry) => entry.id);
  const concepts = symbolEntries.flatMap((entry) => entry.concepts);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(concepts).size).toBe(concepts.length);
  expect(ids.length).toBeGreaterThanOrEqual(125);
});

test.each(symbolEntries.map((entry) => [entry.id, entry] as const))(
  '%s is baked, tuned, named and credited',
  (id, entry) => {
    const mask = maskOf(id);
    expect(mask.values.length).toBe(mask.width * mask.height);
    const solid = mask.values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
    expect(solid / mask.values.length).toBeGreaterThan(0.1);
    expect(entry.size).toBeGreaterThan(100);
    expect(entry.flock).toBeGreaterThanOrEqual(1);
    expect(entry.flock).toBeLessThanOrEqual(7);
    for (const words of [...entry.fr, ...entry.en]) expect(words).toMatch(/\p{L}/u);
    expect(entry.fr[0]).toMatch(/^une? /);
    expect(entry.en[0]).toMatch(/^(an? |the )/);
    expect(entry.licence).not.toBe('');
    expect(entry.credit).not.toBe('');
  },
);
