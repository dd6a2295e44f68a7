import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { monthsOf } from '#features/about/changes.rules.ts';
import { changesEn } from '#features/about/changes-text.en.ts';
import { changesFr } from '#features/about/changes-text.fr.ts';

const log = readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8');

/** Entries of the log, by day, the newest day first as it keeps them. */
function entriesOf(page: string) {
  return page
    .split(/^### /m)
    .slice(1)
    .flatMap((day) =>
      [...day.replace(/\n {2}/g, ' ').matchAll(/^- \*\*(.+?)\.\*\* (.+)$/gm)].map(
        ([, title, text]) => ({ date: day.slice(0, 10), title, text }),
      ),
    );
}

test('the timeline is the change log, word for word and in its order', () => {
  const days = [...Map.groupBy(changesEn, ({ date }) => date).values()];
  const newestDayFirst = days.toReversed().flat();
  expect(entriesOf(log)).toEqual(newestDayFirst);
});

test('French tells the same days', () => {
  expect(changesFr.map(({ date }) => date)).toEqual(changesEn.map(({ date }) => date));
});

test('days are days, and none comes before the one above it', () => {
  const dates = changesEn.map(({ date }) => date);
  expect(dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))).toBe(true);
  expect(dates).toEqual(dates.toSorted());
});

test('months come the newest first, each with its newest step first', () => {
  const step = (date: string) => ({ date, title: date, text: '' });
  const months = monthsOf(['2026-10-02', '2026-11-01', '2026-11-03'].map(step));
  expect(months.map(({ month, changes }) => [month, ...changes.map(({ title }) => title)])).toEqual(
    [
      ['2026-11', '2026-11-03', '2026-11-01'],
      ['2026-10', '2026-10-02'],
    ],
  );
});
