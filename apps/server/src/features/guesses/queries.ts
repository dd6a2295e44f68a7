import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { GuessForm, GuessQuestion } from '@reverie/contract/guesses.rules';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import type { Candidate } from '#features/guesses/drawing.rules.ts';
import { guessRounds, guessSeen, guessWithheld, type RoundRow } from '#features/guesses/table.ts';
import { type PaintingRow, paintings } from '#features/images/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

type Asked = {
  scope: Scope;
  language: DreamLanguage;
  userId: string | null;
  apart: readonly string[];
  /** Where among all of them reading begins, from 0 to 1. */
  from: number;
  limit: number;
};

type Lent = { scope: Scope; apart: readonly string[] };

/**
 * Of `d`: whether everybody reads it as it is painted, its dreamer lends it, and the two may meet. What
 * somebody left behind is asked of nobody: they can withhold it no more.
 */
const isLent = ({ scope, apart }: Lent) => sql`d.scope = ${scope} and d.community_id is null
  and d.image_status = 'done' and d.owner_id <> ${nobodyId}
  and not (d.owner_id = any(${uuidArray(apart)}))
  and not exists (select from ${guessWithheld} w where w.user_id = d.owner_id)`;

/** The day of a dream as everybody reads it: on no clocks that would tell where its dreamer is. */
const dayOf = sql`(d.dreamed_at at time zone 'UTC')::date::text`;

/** Painted dreams that everybody reads, of other people, from somewhere among them on. */
export async function listCandidates(db: Db, asked: Asked): Promise<Candidate[]> {
  const { scope, language, userId, apart, from, limit } = asked;
  const part = (isAfter: boolean) => sql`(
    select d.id as "dreamId", d.owner_id as "ownerId", p.id as "paintingId", p.style, p.width,
      p.height, d.mood, ${dayOf} as day, exists (select from ${guessSeen} s
        where s.user_id = ${userId}::uuid and s.dream_id = d.id) as "isSeen"
    from ${dreams} d join ${paintings} p on p.id = d.painting_id
    where ${isLent({ scope, apart })} and d.language = ${language}
      and d.owner_id is distinct from ${userId}::uuid
      and d.seq ${isAfter ? sql`>=` : sql`<`} (
        select (coalesce(max(seq), 0) * ${from}::float8)::bigint from ${dreams} where scope = ${scope}
      )
    order by d.seq desc limit ${limit})`;
  const { rows } = await db.execute<Candidate>(sql`${part(false)} union all ${part(true)}`);
  return rows;
}

export async function insertRound(db: Db, row: RoundRow): Promise<void> {
  await db.insert(guessRounds).values(row);
}

export async function findRound(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(guessRounds)
    .where(and(eq(guessRounds.id, id), gt(guessRounds.until, now)));
  return row ?? null;
}

type Hung = Pick<PaintingRow, 'id' | 'name' | 'width' | 'height' | 'altFr' | 'altEn'> & {
  dreamId: string;
  mood: number | null;
  day: string;
};

/** The dream's words and its five paintings, where each still hangs as it did and may be asked about. */
export async function readRound(db: Db, { dreamId, paintings: ids }: RoundRow, lent: Lent) {
  const { rows } = await db.execute<Hung & { content: string }>(sql`
    select p.id, p.name, p.width, p.height, p.alt_fr as "altFr", p.alt_en as "altEn",
      d.id as "dreamId", d.content, d.mood, ${dayOf} as day
    from ${dreams} d join ${paintings} p on p.id = d.painting_id
    where p.id = any(${uuidArray(ids)}) and ${isLent(lent)}`);
  const hung = ids.flatMap((each) => rows.find((row) => row.id === each) ?? []);
  const told = hung.find((row) => row.dreamId === dreamId);
  return told && hung.length === ids.length ? { told, hung } : null;
}

type Chosen = Pick<RoundRow, 'chosen' | 'chosenFeeling' | 'chosenNight'>;

/** The round as it is by then; null where it was answered before. */
export async function keepAnswer(db: Db, id: string, chosen: Chosen): Promise<RoundRow | null> {
  const [row] = await db
    .update(guessRounds)
    .set(chosen)
    .where(and(eq(guessRounds.id, id), isNull(guessRounds.chosen)))
    .returning();
  return row ?? null;
}

type Guessed = Pick<RoundRow, 'engine' | 'engineFeeling' | 'engineNight'>;

/** The round as it is by then, held; null where the engine chose before, or the round is gone. */
export async function keepEngine(db: Db, id: string, guessed: Guessed): Promise<RoundRow | null> {
  const [row] = await db
    .update(guessRounds)
    .set(guessed)
    .where(and(eq(guessRounds.id, id), isNull(guessRounds.engine)))
    .returning();
  return row ?? null;
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(guessRounds).where(lte(guessRounds.until, now));
}

type Seen = { userId: string; dreamId: string; form: GuessForm; language: DreamLanguage };

export async function noteSeen(db: Db, seen: Seen): Promise<void> {
  await db.insert(guessSeen).values(seen).onConflictDoNothing();
}

type Answered = Pick<Seen, 'userId' | 'dreamId'> & { answered: GuessQuestion[] };

export async function noteAnswered(db: Db, { userId, dreamId, answered }: Answered) {
  await db
    .update(guessSeen)
    .set({ answered })
    .where(and(eq(guessSeen.userId, userId), eq(guessSeen.dreamId, dreamId)));
}

export async function listSeen(db: Db, userId: string) {
  const { dreamId, form, answered } = guessSeen;
  return db.select({ dreamId, form, answered }).from(guessSeen).where(eq(guessSeen.userId, userId));
}

export async function isWithheld(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select().from(guessWithheld).where(eq(guessWithheld.userId, userId));
  return rows.length > 0;
}

export async function withhold(db: Db, userId: string): Promise<void> {
  await db.insert(guessWithheld).values({ userId }).onConflictDoNothing();
}

export async function lend(db: Db, userId: string): Promise<void> {
  await db.delete(guessWithheld).where(eq(guessWithheld.userId, userId));
}
