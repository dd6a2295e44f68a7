import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { reportPage } from '#evaluate/report.ts';
import { read } from '#read/read.ts';

const texts = ['I was so afraid of the marmalade clock.', 'Nobody came to the marmalade party.'];
const dreams = texts.map((text, n) => ({
  dream: {
    series: 'norms-f',
    n: String(n),
    text,
    codes: n === 0 ? [{ t: 'emot', code: 'AP', char: 'D' }] : [],
  },
  reading: read(text),
  analysis: analyse(text),
}));

test('one page holds every table and figure, and no word of a dream', () => {
  const table = {
    title: 'A < B',
    notes: ['So it is.'],
    columns: ['line', 'n'],
    rows: [['x', '2']],
  };
  const page = reportPage([table], dreams);
  expect(page).toContain('<h2>A &lt; B</h2>');
  expect(page).toContain('<svg');
  expect(page).toContain('<td>norms-f</td>');
  expect(page).toContain('apprehension: 0 missed, 0 false alarms of 2');
  expect(page).not.toContain('marmalade');
});

test('without dreams that others coded the page says so', () => {
  expect(reportPage([], [])).toContain('REVERIE_EVAL_DATA');
});
