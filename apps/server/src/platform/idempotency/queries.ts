import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

/**
 * Takes a key, once: false where a call was done under it since `expired`. A call that is still
 * being done under the same key is waited for.
 */
export async function claimKey(
  db: Db,
  args: { id: string; userId: string | null; now: Date; expired: Date },
): Promise<boolean> {
  const { id, userId, now, expired } = args;
  const { rows } = await db.execute(sql`
    insert into idempotency_keys (id, user_id, created_at)
    values (${id}, ${userId}::uuid, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set created_at = excluded.created_at, sealed = null
      where idempotency_keys.created_at < ${expired.toISOString()}::timestamptz
    returning id`);
  return rows.length > 0;
}

/** Keeps what is known of a call beside its key, in the transaction that did it. */
export async function keepSealed(db: Db, id: string, sealed: Uint8Array): Promise<void> {
  await db.execute(sql`update idempotency_keys set sealed = ${sealed} where id = ${id}`);
}

export async function findSealed(db: Db, id: string): Promise<Uint8Array | null> {
  const { rows } = await db.execute<{ sealed: Uint8Array | null }>(
    sql`select sealed from idempotency_keys where id = ${id}`,
  );
  return rows[0]?.sealed ?? null;
}

export async function deleteKeysBefore(db: Db, expired: Date): Promise<void> {
  await db.execute(
    sql`delete from idempotency_keys where created_at < ${expired.toISOString()}::timestamptz`,
  );
}
