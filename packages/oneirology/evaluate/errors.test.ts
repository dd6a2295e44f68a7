import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { errorLines, ruleLines } from '#evaluate/errors.ts';
import { measureCalibration, measureOne } from '#evaluate/measure.ts';
import { f1 } from '#evaluate/metrics.ts';
import { answer, emotion, type ReadDream } from '#evaluate/questions.ts';
import { read } from '#read/read.ts';

const anger = emotion('anger', 'anyone');
const text = 'My neighbour was furious with me and shook the purple fence.';

function dreamOf(n: string, dreamt: string, isCoded: boolean): ReadDream {
  const codes = isCoded ? [{ t: 'emot', code: 'AN', char: '1MKA' }] : [];
  const dream = { series: 'invented', n, text: dreamt, codes };
  return { dream, reading: read(dreamt), analysis: analyse(dreamt) };
}

const dreams = [
  dreamOf('1', text, true),
  dreamOf('2', text, false),
  dreamOf('3', 'I walked along a purple river until the evening came.', true),
];

test('errors are ids, spans and rules, without the dream’s words', () => {
  const lines = errorLines(anger, dreams, false);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^false alarm {2}invented\/2 {2}p [\d.]+: 17–24 emotion\.anger: /);
  expect(lines[1]).toBe('missed  invented/3  nothing found');
  expect(lines.join()).not.toContain('purple');
});

test('the dreams themselves are printed only when asked for', () => {
  expect(errorLines(anger, dreams, true)).toContain(text);
});

test('rules are counted by the dreams they got wrong and right', () => {
  expect(ruleLines(anger, dreams)).toEqual([
    expect.stringMatching(/^1 wrong, 1 right {2}emotion\.anger: furious/),
  ]);
});

test('figures are taken over these answers', () => {
  const sheet = dreams.map((each) => answer(anger, each));
  // One agreed, one false alarm, one missed.
  expect(measureOne(sheet, f1)).toMatchObject({ value: 0.5, n: 3 });
  const p = sheet[0]?.p ?? 0;
  // Two statements of p, one confirmed; silence where a coder saw anger is a whole miss.
  expect(measureCalibration([sheet], 'stated')).toMatchObject({ n: 2 });
  expect(measureCalibration([sheet], 'stated').value).toBeCloseTo(Math.abs(2 * p - 1) / 2);
  expect(measureCalibration([sheet], 'all').value).toBeCloseTo((Math.abs(2 * p - 1) + 1) / 3);
});
