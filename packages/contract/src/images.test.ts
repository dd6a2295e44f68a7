import { expect, test } from 'vitest';
import { toldLimit } from '#images.rules.ts';
import { imageRequestSchema, toldSchema } from '#images.ts';

test('what should be seen is said in one sentence, on one line', () => {
  expect(toldSchema.parse('  Elle avait\n des ailes. ')).toBe('Elle avait des ailes.');
  expect(toldSchema.safeParse('é'.repeat(toldLimit)).success).toBe(true);
  expect(toldSchema.safeParse('é'.repeat(toldLimit + 1)).success).toBe(false);
  for (const none of ['', '   ', '\n', 'a\u0000b']) {
    expect(toldSchema.safeParse(none).success, JSON.stringify(none)).toBe(false);
  }
});

test('a picture is of a passage or of what its dreamer says, and not of both', () => {
  const told = 'It had wings.';
  for (const asked of [{ told }, { about: '0-9' }, { told, about: null }, { told: null }, {}]) {
    expect(imageRequestSchema.safeParse(asked).success, JSON.stringify(asked)).toBe(true);
  }
  const { error } = imageRequestSchema.safeParse({ told, about: '0-9' });
  expect(error?.issues).toMatchObject([{ path: ['told'], params: { code: 'contradiction' } }]);
});
