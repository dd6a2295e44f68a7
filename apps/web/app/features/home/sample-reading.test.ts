import { expect, test } from 'vitest';
import sample from '#features/home/sample-dream.json';
import { sampleReadings } from '#features/home/sample-reading.server.ts';

test.each(['fr', 'en'] as const)('the sample dream says enough to be shown, %s', (language) => {
  const { pieces, findings } = sampleReadings[language];
  expect(pieces.map(({ text }) => text).join('')).toBe(sample[language]);
  const kinds = findings.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['symbol', 'setting', 'denied']));
  // The style sheet lights as many findings as this, one rule each.
  expect(findings.length).toBeLessThanOrEqual(4);
  for (const { id, quotes } of findings) {
    expect(pieces.some(({ finding, text }) => finding === id && quotes.includes(text))).toBe(true);
  }
});
