import type { ImportField } from '@reverie/contract/imports.rules';
import { awakeningLimit, dayNoteLimit, napLimit } from '@reverie/contract/layers.rules';
import { cellsOf, numberIn, type Reading } from '#features/imports/columns.rules.ts';
import { readDate } from '#features/imports/dates.rules.ts';
import { beginningOf, type Column } from '#features/imports/rules.ts';

/** What a row says of its night; null where that is nothing. Its words are left as they are. */
export function nightOfRow(cells: readonly string[], { columns, order }: Reading): RowNight | null {
  const cell = cellsOf(cells, columns);
  const number = (field: ImportField, least: number, most: number) =>
    numberIn(cell(field).trim(), least, most);
  const date = readDate(cell('date').trim(), order).night ?? readDate(cell('moment'), order).night;
  const said = {
    bedtime: clockIn(cell('bedtime')),
    rising: clockIn(cell('rising')),
    awakenings: number('awakenings', 0, awakeningLimit),
    naps: number('naps', 0, napLimit),
    dayNote: cell('dayNote').trim() === '' ? null : beginningOf(cell('dayNote'), dayNoteLimit),
    moodBefore: number('moodBefore', -2, 2),
    moodAfter: number('moodAfter', -2, 2),
    quality: number('nightQuality', 1, 5),
  };
  const hadNoRecall = /^(?:1|x|yes|oui|true|vrai)$/i.test(cell('hadNoRecall').trim());
  const isSaid = hadNoRecall || Object.values(said).some((value) => value !== null);
  if (date === null || !isSaid) return null;
  return { date, hadNoRecall, ...said };
}

type RowNight = { date: string; hadNoRecall: boolean };

/** Whether a row tells of a dream, or of its night alone. */
export function tellsDream(cells: readonly string[], columns: readonly Column[]): boolean {
  const cell = cellsOf(cells, columns);
  return (['title', 'text', 'content'] as const).some((field) => cell(field).trim() !== '');
}

/** `23:40`, from what clocks show. */
function clockIn(written: string): string | null {
  const [, hours = '', minutes = '', half] =
    /^\s*(\d{1,2})[:hH.](\d{2})(?::\d{2})?\s*([ap]m)?\s*$/i.exec(written) ?? [];
  const isAfternoon = half?.toLowerCase() === 'pm';
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (minutes === '' || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
