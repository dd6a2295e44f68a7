import { isDeepStrictEqual } from 'node:util';
import type { DreamUpdate } from '@reverie/contract/dreams';
import { dreamSchema } from '@reverie/contract/dreams';
import type { DreamVersion } from '@reverie/contract/layers';
import { z } from 'zod';
import type { DreamRow } from '#features/dreams/table.ts';

const { title, content, report, tags, dreamedAt, category, types, mood, lucidity, vividness } =
  dreamSchema.shape;
const { sleepQuality, recall, warnings, location, isReportUnreadable } = dreamSchema.shape;

/** What is sealed of a version: the words and facts of a dream, never whom it was shared with. */
export const keptSchema = z.object({
  ...{ title, content, report, isReportUnreadable, tags, dreamedAt, category, types, mood },
  ...{ lucidity, vividness, sleepQuality, recall, warnings, location },
  night: z.string(),
});
export type Kept = z.infer<typeof keptSchema>;

type Row = Omit<DreamRow, 'deletedAt' | 'paintingId' | 'seq' | 'ownWords'>;

/** A dream as a version keeps it, in its dreamer’s own words, its report opened. */
export function keptOf(row: Row, opened: string | null): Kept {
  const { city, country } = row;
  return {
    title: row.title,
    content: row.content,
    report: opened,
    isReportUnreadable: row.report !== null && opened === null,
    tags: row.tags,
    dreamedAt: row.dreamedAt.toISOString(),
    category: row.category,
    types: row.types,
    mood: row.mood,
    lucidity: row.lucidity,
    vividness: row.vividness,
    sleepQuality: row.sleepQuality,
    recall: row.recall,
    warnings: row.warnings,
    location: city || country ? { city, country } : null,
    night: row.night,
  };
}

/** Whether a change says anything else than what stood there. */
export function saysOtherwise(one: Kept, other: Kept): boolean {
  return !isDeepStrictEqual(one, other);
}

/**
 * The change that makes a dream say what a version said. Its warnings and who may see it stay: these
 * are about readers, not about the dream.
 */
export function updateOf({
  night: _,
  warnings: __,
  isReportUnreadable,
  ...kept
}: Kept): DreamUpdate {
  const { report: told, ...rest } = kept;
  return isReportUnreadable ? rest : { ...rest, report: told };
}

type Place = { number: number; createdAt: Date; isCurrent: boolean; isFirst: boolean };

export function presentVersion({ createdAt, ...place }: Place, kept: Kept): DreamVersion {
  const { night: _, ...said } = kept;
  return { ...place, createdAt: createdAt.toISOString(), ...said };
}
