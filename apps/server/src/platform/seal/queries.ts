import { sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/db/database.ts';

export type KnownKey = {
  fingerprint: string | null;
  /** Where texts were sealed before fingerprints were kept: one of them, and what it was sealed for. */
  sample: Uint8Array | null;
  context: string | null;
};

/** What the database knows of the key its texts are sealed with; null before there was one. */
export async function findKnownKey(db: Db): Promise<KnownKey | null> {
  const { rows } = await db.execute<KnownKey>(
    sql`select fingerprint, sample, context from seal_key`,
  );
  return rows[0] ?? null;
}

/** Keeps the fingerprint of the first key, and answers what is known then. */
export async function keepKnownKey(
  database: Database,
  fingerprint: string,
): Promise<KnownKey | null> {
  return database.write(async (tx) => {
    await tx.execute(
      sql`insert into seal_key (fingerprint) values (${fingerprint})
          on conflict (only_one) do update
          set fingerprint = excluded.fingerprint, sample = null, context = null
          where seal_key.fingerprint is null`,
    );
    return findKnownKey(tx);
  });
}
