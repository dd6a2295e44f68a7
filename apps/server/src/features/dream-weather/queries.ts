import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { dreamWeather, type WeatherRow } from '#features/dream-weather/table.ts';
import { dreamMotifs, motifDreams } from '#features/motifs/table.ts';
import type { Db } from '#platform/db/database.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

type OfWeek = { week: string; scopes: readonly Scope[] };

/** Which motifs each dreamer told of in a week, each once. */
export async function motifsOfWeek(db: Db, { week, scopes }: OfWeek) {
  const { ownerId, motif, scope } = dreamMotifs;
  const isOne = and(eq(dreamMotifs.week, week), inArray(scope, [...scopes]), ne(ownerId, nobodyId));
  return db.selectDistinct({ ownerId, motif }).from(dreamMotifs).where(isOne);
}

export async function countDreamers(db: Db, { week, scopes }: OfWeek): Promise<number> {
  const { ownerId, scope } = motifDreams;
  const isOne = and(eq(motifDreams.week, week), inArray(scope, [...scopes]), ne(ownerId, nobodyId));
  const [row] = await db
    .select({ all: sql<number>`count(distinct ${ownerId})::int` })
    .from(motifDreams)
    .where(isOne);
  return row?.all ?? 0;
}

/** What was drawn stays: a second draw of a week is let fall. */
export async function insertWeek(db: Db, row: WeatherRow): Promise<void> {
  await db.insert(dreamWeather).values(row).onConflictDoNothing();
}

/** The newest first. */
export async function listWeeks(db: Db, take: number): Promise<WeatherRow[]> {
  return db.select().from(dreamWeather).orderBy(desc(dreamWeather.week)).limit(take);
}
