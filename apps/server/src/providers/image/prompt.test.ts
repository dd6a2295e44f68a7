import { offeredStyles } from '@reverie/contract/images.rules';
import { analyse } from '@reverie/oneirology';
import { sceneOf } from '@reverie/painter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promptOf } from '#providers/image/port.ts';

const size = { width: 1024, height: 1024 };
const promptsOf = (text: string) => {
  const scene = sceneOf(analyse(text, { of: 'content' }));
  return offeredStyles.map((style) => promptOf({ scene, style, ...size })).join('\n');
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
  const prompts = promptsOf(
    'Je poursuivais une baleine minuscule dans la mer, la nuit, sous la pluie.',
  );
  expect(prompts).toMatch(/the dreamer chases a tiny whale (in|on) the sea/i);
  expect(prompts).toMatch(/impossible must be seen: a tiny whale/i);
  expect(prompts).toMatch(/Light: at night, in the rain/);
  expect(prompts).toMatch(/Composition: /);
  expect(prompts).toMatch(/linocut/i);
  expect(prompts).toMatch(/risograph/i);
});
