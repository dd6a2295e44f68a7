import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

export type KnownKey = {
  id: string;
  madeAt: Date;
  /** Null while servers are still told of it. */
  sealsSince: Date | null;
  /** When nothing was left that an older key had sealed. */
  doneAt: Date | null;
  /** The key itself, sealed by others. */
  copies: { byId: string; sealed: string }[];
};

type KeyRow = {
  id: string;
  madeAt: string;
  sealsSince: string | null;
  doneAt: string | null;
  copies: KnownKey['copies'] | string;
};

/** The living keys, the one that seals first, then from the newest to the oldest. */
export async function listKeys(db: Db): Promise<KnownKey[]> {
  const { rows } = await db.execute<KeyRow>(sql`
    select id, made_at::text as "madeAt", seals_since::text as "sealsSince",
      done_at::text as "doneAt",
      coalesce((select json_agg(json_build_object('byId', by_id, 'sealed', encode(sealed, 'hex')))
        from seal_copies where key_id = seal_keys.id), '[]') as copies
    from seal_keys order by seals_since desc nulls last, made_at desc, id`);
  return rows.map(({ id, madeAt, sealsSince, doneAt, copies }) => ({
    id,
    madeAt: new Date(madeAt),
    sealsSince: sealsSince === null ? null : new Date(sealsSince),
    doneAt: doneAt === null ? null : new Date(doneAt),
    copies: typeof copies === 'string' ? JSON.parse(copies) : copies,
  }));
}

/** Keys change one at a time, no matter who changes them. */
export async function holdKeys(tx: Db): Promise<void> {
  await tx.execute(sql`lock table seal_keys in share row exclusive mode`);
}

export async function insertKey(tx: Db, id: string, isSealing: boolean): Promise<void> {
  const since = isSealing ? sql`now()` : sql`null`;
  await tx.execute(
    sql`insert into seal_keys (id, seals_since, done_at) values (${id}, ${since}, ${since})`,
  );
}

export async function insertCopy(
  tx: Db,
  { keyId, byId, sealed }: { keyId: string; byId: string; sealed: Uint8Array },
): Promise<void> {
  await tx.execute(
    sql`insert into seal_copies (key_id, by_id, sealed) values (${keyId}, ${byId}, ${sealed})`,
  );
}

/** From here on it is the one that seals. */
export async function beginSealing(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update seal_keys set seals_since = clock_timestamp() where id = ${id}`);
}

export async function setDone(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update seal_keys set done_at = now() where id = ${id}`);
}

/** Fails where a sealed text still names the key. */
export async function removeKey(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from seal_keys where id = ${id}`);
  await tx.execute(sql`insert into seal_keys_gone (id) values (${id}) on conflict do nothing`);
}

export async function listGone(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from seal_keys_gone`);
  return rows.map(({ id }) => id);
}

/** A text sealed before anything was known of the key, and what it was sealed for. */
export async function findSample(db: Db) {
  const { rows } = await db.execute<{ sample: Uint8Array; context: string | null }>(
    sql`select sample, context from seal_sample`,
  );
  return rows[0] ?? null;
}

export async function deleteSample(tx: Db): Promise<void> {
  await tx.execute(sql`delete from seal_sample`);
}

/** Wakes everybody who holds keys, once the transaction is over. */
export async function tellHolders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`);
}

export const channel = 'reverie_seal';

export type Holder = { id: string; holds: string[]; startedWith: string[] };

/** Says what this process holds. Those not heard of for an hour are forgotten. */
export async function keepHolder(tx: Db, { id, holds, startedWith }: Holder): Promise<void> {
  await tx.execute(sql`
    insert into seal_holders (id, holds, started_with, seen_at)
    values (${id}, ${textArray(holds)}, ${textArray(startedWith)}, now())
    on conflict (id) do update
    set holds = excluded.holds, started_with = excluded.started_with, seen_at = now()`);
  await tx.execute(sql`delete from seal_holders where seen_at < now() - interval '1 hour'`);
}

export async function removeHolder(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from seal_holders where id = ${id}`);
}

/** Who was heard of within a minute, four times as long as a server lets pass between two words. */
export async function listHolders(db: Db): Promise<Holder[]> {
  const { rows } = await db.execute<{ id: string; holds: string; startedWith: string }>(sql`
    select id, array_to_json(holds)::text as holds,
      array_to_json(started_with)::text as "startedWith"
    from seal_holders where seen_at > now() - interval '1 minute'`);
  return rows.map(({ id, holds, startedWith }) => ({
    id,
    holds: JSON.parse(holds),
    startedWith: JSON.parse(startedWith),
  }));
}

function textArray(values: readonly string[]) {
  return sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`;
}
