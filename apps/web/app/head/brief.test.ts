import { expect, test } from 'vitest';
import { brief } from '#head/brief.ts';

const sentence = 'Chaque figure d’une peinture est sculptée dans une silhouette, avec patience.';

test('what fits stays whole, on one line', () => {
  expect(brief(' Une mer.\n\nUne lampe. ')).toBe('Une mer. Une lampe.');
});

test('what does not ends with a sentence', () => {
  expect(brief(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
});

test('one long sentence ends with a word', () => {
  const cut = brief(`Oui. ${'encore '.repeat(60)}`);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/^Oui\. encore.* encore…$/);
});
