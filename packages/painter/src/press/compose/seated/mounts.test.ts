import { expect, test } from 'vitest';
import { isBeast } from '#press/compose/bodies/acts-of-things.ts';
import { steeds } from '#press/compose/seated/mounts.ts';
import { pieceFor } from '#press/pieces/registry.ts';

test('what is ridden is drawn, and a beast but for what flies in tales', () => {
  const undrawn = [...steeds].filter((id) => pieceFor(id) === null);
  expect(undrawn).toEqual([]);
  const lifeless = [...steeds].filter((id) => !isBeast(id));
  expect(lifeless).toEqual(['carpet', 'broom', 'cloud', 'bed']);
});
