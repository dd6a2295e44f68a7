import { analyse } from '#analyse.ts';
import { readMessy } from '#evaluate/messy-set.ts';
import type { Table } from '#evaluate/table.ts';
import { readTraps, unmet } from '#evaluate/trap-set.ts';
import { emotionClasses } from '#schema.ts';

/** What was right when each set was first read, before any rule had seen it. */
const traps = [
  { file: 'fresh/traps-1.jsonl', first: 62 },
  { file: 'fresh/traps-2.jsonl', first: 62 },
  { file: 'fresh/traps-3.jsonl', first: 70 },
  { file: 'fresh/traps-4.jsonl', first: 82 },
  { file: 'fresh/traps-5.jsonl', first: 63 },
  { file: 'fresh/traps-6.jsonl', first: 64 },
  { file: 'fresh/traps-7.jsonl', first: 61 },
  { file: 'fresh/traps-8.jsonl', first: 45 },
  { file: 'fresh/traps-9.jsonl', first: 81 },
  { file: 'fresh/traps-10.jsonl', first: 61 },
  { file: 'fresh/traps-11.jsonl', first: 64 },
  { file: 'fresh/traps-12.jsonl', first: 70 },
  { file: 'fresh/traps-13.jsonl', first: 81 },
  { file: 'fresh/traps-14.jsonl', first: 81 },
] as const;
const typed = [
  { file: 'fresh/messy-1.jsonl', first: 90 },
  { file: 'fresh/messy-2.jsonl', first: 92 },
  { file: 'fresh/messy-3.jsonl', first: 92 },
  { file: 'fresh/messy-4.jsonl', first: 89 },
] as const;

/** Rounds of fresh sentences and typed dreams: first reading, and now. */
export async function freshTable(): Promise<Table> {
  const rows: string[][] = [];
  for (const { file, first } of traps) {
    const all = await readTraps(file);
    const right = all.filter(({ text, expect }) => unmet(analyse(text), expect).length === 0);
    const share = ((100 * first) / all.length).toFixed(0);
    rows.push([
      file,
      'sentences right',
      String(all.length),
      `${first} (${share} %)`,
      String(right.length),
    ]);
  }
  for (const { file, first } of typed) {
    const dreams = await readMessy(file);
    let both = 0;
    let either = 0;
    for (const { text, emotions } of dreams) {
      const shown = analyse(text).emotions.filter((found) => found.shown);
      for (const kind of emotionClasses) {
        const isSaid = shown.some((found) => found.class === kind);
        if (isSaid && emotions.has(kind)) both += 2;
        either += Number(isSaid) + Number(emotions.has(kind));
      }
    }
    const now = ((100 * both) / either).toFixed(0);
    rows.push([file, 'emotions, F1', String(dreams.length), String(first), now]);
  }
  return {
    title: 'Fresh sets, round by round: read once before any rule saw them, and now',
    notes: [
      'Each was written and coded by a maker of the rules before it was first read; its errors then led to further rules.',
      'Only the first reading says what a new sentence may expect.',
    ],
    columns: ['set', 'measure', 'n', 'first reading', 'now'],
    rows,
  };
}
