import { expect, test } from 'vitest';
import { verdict } from '#evaluate/line.ts';
import { withRelease } from '#evaluate/science.ts';
import { asMarkdown, asText, withInterval } from '#evaluate/table.ts';

const figure = (value: number) => ({ value, low: value - 0.1, high: value + 0.1, n: 50 });

test('a verdict is on unseen series where they were judged', () => {
  const line = {
    scale: 'percent',
    shipped: figure(0.82),
    norms: figure(0.82),
    target: 80,
  } as const;
  expect(verdict({ ...line, unseen: figure(0.785) })).toBe('short by 1.5');
  expect(verdict(line)).toBe('reached');
});

test('a figure that rounds to its target has not reached it', () => {
  const line = { scale: 'agreement', shipped: figure(0.4499), norms: figure(0.5) } as const;
  expect(verdict({ ...line, target: 0.45 })).toBe('short by 0.00');
});

test('a floor is met on its own dreams', () => {
  const line = { scale: 'agreement', shipped: figure(0.9), norms: figure(0.5) } as const;
  expect(verdict({ ...line, recordedFloor: 0.6, target: 0.8 })).toBe('reached, below a floor');
  expect(verdict({ ...line, recordedFloor: 0.4 })).toBe('above the floor');
});

test('of errors the smaller is the better', () => {
  const line = { scale: 'error', shipped: figure(0.067), norms: figure(0.06) } as const;
  expect(verdict({ ...line, target: 0.05 })).toBe('short by 0.017');
});

test('figures are written with their interval', () => {
  expect(withInterval(figure(0.83), 'percent')).toBe('83 [73–93]');
  expect(withInterval(figure(0.05), 'agreement')).toBe('.05 [-.05–.15]');
  expect(withInterval(figure(Number.NaN), 'error')).toBe('–');
});

const table = { title: 'T', notes: ['N.'], columns: ['line', 'F1'], rows: [['joy', '83']] };

test('a table reads in a terminal and on a page', () => {
  expect(asText(table)).toBe('T\nN.\nline  F1\n────  ──\njoy   83\n');
  expect(asMarkdown(table)).toBe('**T**\n\nN.\n\n| line | F1 |\n| --- | --: |\n| joy | 83 |\n');
});

test('a release takes the place of its former figures and leaves others alone', () => {
  const release = (version: string) => ({ version, lexiconHash: 'abc' });
  const empty = '# Page\n\n## Figures by release\n';
  const first = withRelease(empty, release('1.0.0'), [table]);
  const second = withRelease(first, release('1.1.0'), [table]);
  expect(second.indexOf('### 1.1.0')).toBeLessThan(second.indexOf('### 1.0.0'));
  const again = withRelease(second, release('1.0.0'), [{ ...table, rows: [['joy', '90']] }]);
  expect(again.match(/### 1\.0\.0/g)).toHaveLength(1);
  expect(again).toContain('| joy | 90 |');
  expect(again).toContain('| joy | 83 |');
  expect(() => withRelease('# Page', release('1.0.0'), [])).toThrow('heading');
});
