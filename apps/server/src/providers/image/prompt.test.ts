import { analyse } from '@reverie/oneirology';
import { sceneOf, styles } from '@reverie/painter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promptOf } from '#providers/image/port.ts';

const size = { width: 1024, height: 1024 };
const promptsOf = (text: string) => {
  const scene = sceneOf(analyse(text, { of: 'content' }));
  return styles.map((style) => promptOf({ scene, style, ...size })).join('\n');
};

/** Words no vocabulary holds: what a person may have written of anybody. */
const private_ = fc
  .string({ unit: fc.constantFrom(...'zxqkwvj'), minLength: 5, maxLength: 14 })
  .filter((word) => !/^(.)\1*$/.test(word));

test('no word of a dream reaches a prompt but by the painter’s own vocabulary', () => {
  fc.assert(
    fc.property(
      private_,
      private_,
      fc.constantFrom('mer', 'forêt', 'gare'),
      (name, place, seen) => {
        const text = `${name} m'attend à ${place}, près de la ${seen}. « ${place}, dit ${name}, le 06 12 34 56 78. »`;
        const prompts = promptsOf(text);
        expect(prompts).not.toContain(name);
        expect(prompts).not.toContain(place);
        expect(prompts).not.toMatch(/\d/);
      },
    ),
    { numRuns: 60 },
  );
});

test('a prompt says what the picture is to show, and in which manner', () => {
  const prompts = promptsOf('Une baleine traverse la mer, la nuit, sous la lune.');
  expect(prompts).toMatch(/whale/i);
  expect(prompts).toMatch(/sea/);
  expect(prompts).toMatch(/watercolour/i);
});
