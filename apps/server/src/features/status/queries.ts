import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import {
  type Grain,
  type Measure,
  type Pulse,
  type Span,
  statusMeasures,
  statusPulse,
  statusSpans,
} from '#features/status/table.ts';
import type { Db } from '#platform/db/database.ts';

/** To the database and back. */
export async function reach(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** The pulse, held until the transaction ends: servers beat one after the other. */
export async function holdPulse(tx: Db): Promise<Pulse | null> {
  const [row] = await tx.select().from(statusPulse).for('update');
  return row ?? null;
}

export async function readPulse(db: Db): Promise<Pulse | null> {
  const [row] = await db.select().from(statusPulse);
  return row ?? null;
}

export async function keepPulse(tx: Db, pulse: Omit<Pulse, 'isOnly'>): Promise<void> {
  await tx
    .insert(statusPulse)
    .values(pulse)
    .onConflictDoUpdate({ target: statusPulse.isOnly, set: pulse });
}

export async function findMeasure(
  tx: Db,
  { grain, startsAt }: Pick<Measure, 'grain' | 'startsAt'>,
): Promise<Measure | null> {
  const [row] = await tx
    .select()
    .from(statusMeasures)
    .where(and(eq(statusMeasures.grain, grain), eq(statusMeasures.startsAt, startsAt)));
  return row ?? null;
}

export async function keepMeasure(tx: Db, measure: Measure): Promise<void> {
  const { grain, startsAt } = statusMeasures;
  await tx
    .insert(statusMeasures)
    .values(measure)
    .onConflictDoUpdate({ target: [grain, startsAt], set: measure });
}

export async function measuresSince(db: Db, grain: Grain, moment: Date): Promise<Measure[]> {
  return db
    .select()
    .from(statusMeasures)
    .where(and(eq(statusMeasures.grain, grain), gte(statusMeasures.startsAt, moment)))
    .orderBy(asc(statusMeasures.startsAt));
}

export async function addSpan(tx: Db, span: Span): Promise<void> {
  await tx.insert(statusSpans).values(span);
}

/** Lengthens the last time that things were degraded, where it has hardly ended. */
export async function prolongDegraded(
  tx: Db,
  { since, until }: { since: Date; until: Date },
): Promise<boolean> {
  const rows = await tx
    .update(statusSpans)
    .set({ endedAt: sql`greatest(${statusSpans.endedAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(statusSpans.kind, 'degraded'), gte(statusSpans.endedAt, since)))
    .returning({ id: statusSpans.id });
  return rows.length > 0;
}

/** Newest first. */
export async function spansSince(db: Db, moment: Date): Promise<Span[]> {
  return db
    .select()
    .from(statusSpans)
    .where(gt(statusSpans.endedAt, moment))
    .orderBy(desc(statusSpans.beganAt));
}

export async function forgetBefore(
  tx: Db,
  { minutes, all }: { minutes: Date; all: Date },
): Promise<void> {
  const { grain, startsAt } = statusMeasures;
  await tx.delete(statusMeasures).where(and(eq(grain, 'minute'), lt(startsAt, minutes)));
  await tx.delete(statusMeasures).where(lt(startsAt, all));
  await tx.delete(statusSpans).where(lt(statusSpans.endedAt, all));
}
