import {
  compareSeries,
  entryOf,
  entryVersion,
  type Language,
  type SeriesEntry,
  withSaid,
} from '@reverie/oneirology';
import { analyse } from '@reverie/oneirology/reading';
import {
  type DreamAnalysis,
  dreamAnalysisSchema,
  type SeriesAnalysis,
} from '@reverie/oneirology/schema';
import type { ComparedSeries, KeptEntry, KeptReading, MadeEntry } from '#providers/engine/port.ts';

export type AnalyseTask = { text: string; language: Language | undefined };
export type SeriesTask =
  | { enter: readonly KeptReading[] }
  | { enterNotes: readonly { id: string; text: string }[] }
  | { compare: ComparedSeries };

/** Reads one text in a worker thread. Called by the pool, by its name. */
export function analyseTask({ text, language }: AnalyseTask): DreamAnalysis {
  return analyse(text, language ? { language } : {});
}

/** Reads one dreamer's dreams together, or makes what is kept of them. Called by the pool, by its name. */
export function seriesTask(task: SeriesTask): MadeEntry[] | SeriesAnalysis {
  if ('enter' in task) return task.enter.flatMap(enter);
  if ('enterNotes' in task) {
    return task.enterNotes.map(({ id, text }) => made(id, analyse(text)));
  }
  const { entries, notes, reference } = task.compare;
  const dayNotes = notes.flatMap(open);
  return compareSeries(entries.flatMap(open), { reference, dayNotes });
}

function enter({ id, analysis }: KeptReading): MadeEntry[] {
  const parsed = dreamAnalysisSchema.safeParse(JSON.parse(analysis));
  return parsed.success ? [made(id, parsed.data)] : [];
}

function made(id: string, analysis: DreamAnalysis): MadeEntry {
  return { id, entry: JSON.stringify(entryOf({ id, date: null, analysis })) };
}

/** Sealed by this server and opened by it: only its version is asked, and of thousands each time. */
function open({ date, entry, said = [] }: KeptEntry): SeriesEntry[] {
  const parsed: SeriesEntry = JSON.parse(entry);
  return parsed.version === entryVersion ? [{ ...withSaid(parsed, said), date }] : [];
}
