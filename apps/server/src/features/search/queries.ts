import type { AvoidableWarning } from '@reverie/contract/dreams.rules';
import { eq, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { reach, type tagReach } from '#features/search/rules.ts';
import { dreamTerms } from '#features/search/table.ts';
import { numberArray, textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type Held = { scopes: readonly Scope[]; terms: readonly string[] };

/** The places of the newest dreams that hold any of the terms, newest first; `reach` of them at most. */
export async function newestWith(
  db: Db,
  { scopes, terms }: Held,
  most: typeof reach | typeof tagReach = reach,
): Promise<number[]> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    select distinct hit.seq
    from unnest(${textArray(scopes)}) as s (scope)
    cross join unnest(${textArray(terms)}) as t (term)
    cross join lateral (
      select p.seq from dream_terms p where p.scope = s.scope and p.term = t.term
      order by p.seq desc limit ${most}
    ) hit
    order by hit.seq desc limit ${most}`);
  return rows.map((row) => Number(row.seq));
}

/** Those of some places whose dreams hold any of the terms, newest first. */
export async function onlyWith(
  db: Db,
  { seqs, scopes, terms }: Held & { seqs: readonly number[] },
): Promise<number[]> {
  if (seqs.length === 0) return [];
  const { rows } = await db.execute<{ seq: string }>(sql`
    select c.seq from unnest(${numberArray(seqs)}) as c (seq)
    where exists (
      select 1 from dream_terms p
      where p.scope = any(${textArray(scopes)}) and p.term = any(${textArray(terms)})
        and p.seq = c.seq
    )
    order by c.seq desc`);
  return rows.map((row) => Number(row.seq));
}

/** Those of some places whose dreams bear any of the warnings. */
export async function onlyWarned(
  db: Db,
  seqs: readonly number[],
  warnings: readonly AvoidableWarning[],
): Promise<number[]> {
  if (seqs.length === 0 || warnings.length === 0) return [];
  const { rows } = await db.execute<{ seq: string }>(sql`
    select seq from ${dreams}
    where seq = any(${numberArray(seqs)}) and warnings && ${textArray(warnings)}`);
  return rows.map((row) => Number(row.seq));
}

/** Those of some places whose dreams are of one of these people. */
export async function onlyOf(
  db: Db,
  seqs: readonly number[],
  people: readonly string[],
): Promise<number[]> {
  if (seqs.length === 0 || people.length === 0) return [];
  const { rows } = await db.execute<{ seq: string }>(sql`
    select seq from ${dreams}
    where seq = any(${numberArray(seqs)}) and owner_id = any(${uuidArray(people)})`);
  return rows.map((row) => Number(row.seq));
}

/** Replaces what search knows of a dream. Without a scope it knows nothing. */
export async function replaceTerms(
  db: Db,
  { seq, scope, terms }: { seq: number; scope: Scope | null; terms: readonly string[] },
): Promise<void> {
  await db.delete(dreamTerms).where(eq(dreamTerms.seq, seq));
  if (scope === null || terms.length === 0) return;
  await db.execute(sql`
    insert into dream_terms (scope, term, seq)
    select ${scope}, term, ${seq} from unnest(${textArray(terms)}) as t (term)`);
}

type Posting = { scope: Scope; term: string; seq: number };

export async function insertTerms(db: Db, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const scopes = textArray(postings.map(({ scope }) => scope));
  const terms = textArray(postings.map(({ term }) => term));
  const seqs = numberArray(postings.map(({ seq }) => seq));
  await db.execute(sql`
    insert into dream_terms (scope, term, seq)
    select scope, term, seq from unnest(${scopes}, ${terms}, ${seqs}) as t (scope, term, seq)
    order by 1, 2, 3`);
}
