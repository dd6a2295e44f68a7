import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPublished } from '#features/science/published.rules.ts';
import { scienceFr } from '#features/science/science-text.fr.ts';

const page = readFileSync(new URL('../../../../../docs/science.md', import.meta.url), 'utf8');
const { series, lines } = readPublished(page);

test('figures are read from the newest evaluation as they stand there', () => {
  expect(page).toContain(
    `| all |  | ${series.looks} | ${series.byChance} | ${series.naive} | ${series.kept} |`,
  );
  expect(series.dreamers).toBeGreaterThan(0);
  const emotions = lines.get('emotions, micro F1 | A');
  expect(page).toContain(
    `| ${emotions?.shipped.value} [${emotions?.shipped.low}–${emotions?.shipped.high}] |`,
  );
});

test('every line that the page names is published', () => {
  for (const name of Object.keys(scienceFr.lines)) expect([...lines.keys()]).toContain(name);
});

test('a page without its tables is refused', () => {
  expect(() => readPublished('# Nothing')).toThrow('Rhythms');
});
