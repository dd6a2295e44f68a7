import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

test('who drives a bus is seen at its wheel, in every print of it', () => {
  const scene = sceneTold('I am driving a bus.');
  for (const seed of [0, 1, 4, 9, 10, 13]) {
    expect(describePrint(compose(scene, { seed }).scene, 'en')).toMatch(
      /^The dreamer drives a bus/,
    );
  }
});
