import type { Night, NightUpdate } from '@reverie/contract/nights';
import { z } from 'zod';

/** What is sealed of a night. */
export const saidSchema = z.object({
  bedtime: z.string().nullable().default(null),
  rising: z.string().nullable().default(null),
  awakenings: z.number().nullable().default(null),
  naps: z.number().nullable().default(null),
  dayNote: z.string().nullable().default(null),
  moodBefore: z.number().nullable().default(null),
  moodAfter: z.number().nullable().default(null),
  quality: z.number().nullable().default(null),
});
export type Said = z.infer<typeof saidSchema>;

export const nothingSaid: Said = saidSchema.parse({});

/** What stands after a form: what it leaves out stays. `mood` is another word for the one after. */
export function sayingOf(before: Said, form: NightUpdate): Said {
  const { mood, hadNoRecall: _, ...same } = form;
  const given = { ...(mood !== undefined && { moodAfter: mood }), ...same };
  return saidSchema.parse({ ...before, ...given });
}

export function isNothing(said: Said): boolean {
  return Object.values(said).every((value) => value === null);
}

type Kept = { hadNoRecall: boolean; revision: number; updatedAt: Date };

/** A night as its dreamer meets it. `said` is null where it does not open. */
export function presentNight(
  date: string,
  { kept, said, dreams }: { kept: Kept | null; said: Said | null; dreams: string[] },
): Night {
  const shown = said ?? nothingSaid;
  return {
    date,
    ...shown,
    mood: shown.moodAfter,
    hadNoRecall: kept?.hadNoRecall ?? false,
    isUnreadable: said === null,
    dreams,
    revision: kept?.revision ?? 0,
    updatedAt: kept?.updatedAt.toISOString() ?? null,
  };
}
