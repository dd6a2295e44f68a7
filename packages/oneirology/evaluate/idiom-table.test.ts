import { expect, test } from 'vitest';
import { isReadRight, readIdioms } from '#evaluate/idiom-table.ts';

test('idioms of named sources are read as their source explains them', async () => {
  const idioms = await readIdioms();
  expect(idioms.length).toBeGreaterThanOrEqual(200);
  const wrong = idioms.filter((idiom) => !isReadRight(idiom)).map(({ phrase }) => phrase);
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(idioms.length * 0.02);
});
