import { analyseSeries, type Language, type SeriesDream } from '@reverie/oneirology';
import { analyse } from '@reverie/oneirology/reading';
import {
  type DreamAnalysis,
  dreamAnalysisSchema,
  type ReferenceGroup,
  type SeriesAnalysis,
} from '@reverie/oneirology/schema';
import type { KeptDream } from '#providers/engine/port.ts';

export type AnalyseTask = { text: string; language: Language | undefined };
export type CompareTask = { dreams: readonly KeptDream[]; reference: ReferenceGroup };

/** Reads one text in a worker thread. Called by the pool, by its name. */
export function analyseTask({ text, language }: AnalyseTask): DreamAnalysis {
  return analyse(text, language ? { language } : {});
}

/** Reads one dreamer's dreams together. Called by the pool, by its name. */
export function compareTask({ dreams, reference }: CompareTask): SeriesAnalysis {
  return analyseSeries(dreams.flatMap(openDream), { reference });
}

function openDream({ id, date, analysis }: KeptDream): SeriesDream[] {
  const parsed = dreamAnalysisSchema.safeParse(JSON.parse(analysis));
  return parsed.success ? [{ id, date, analysis: parsed.data }] : [];
}
