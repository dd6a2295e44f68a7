import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Term } from '#features/journal-index/rules.ts';
import { journalEntries, journalKeys, journalTerms } from '#features/journal-index/table.ts';
import { numberArray, textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

const terms = (values: readonly Term[]) => sql`${textArray(values)}::bigint[]`;

export async function findKey(db: Db, userId: string): Promise<Uint8Array | null> {
  const [row] = await db.select().from(journalKeys).where(eq(journalKeys.userId, userId));
  return row?.sealed ?? null;
}

/**
 * The same, held: whoever writes what one person's index holds waits for another who does. Else one
 * could forget a word as its last entry goes, while another finds it known.
 */
export async function holdKey(db: Db, userId: string): Promise<Uint8Array | null> {
  const isIt = eq(journalKeys.userId, userId);
  const [row] = await db.select().from(journalKeys).where(isIt).for('update');
  return row?.sealed ?? null;
}

/** Keeps a first key; where another transaction was first, its own stands. */
export async function insertKey(db: Db, userId: string, sealed: Uint8Array): Promise<void> {
  await db.insert(journalKeys).values({ userId, sealed }).onConflictDoNothing();
}

export type Entry = { ownerId: string; kind: string; ref: string; dreamId: string | null };

/** An entry's id, held: whoever else writes it waits. */
export async function holdEntry(db: Db, entry: Entry): Promise<number> {
  const { ownerId, kind, ref } = journalEntries;
  const [row] = await db
    .insert(journalEntries)
    .values(entry)
    .onConflictDoUpdate({ target: [ownerId, kind, ref], set: { dreamId: entry.dreamId } })
    .returning({ id: journalEntries.id });
  if (!row) throw new Error('a held entry was not returned');
  return row.id;
}

/** New entries' ids, by their kind and what they are of. */
export async function insertEntries(
  db: Db,
  entries: (Entry & { dreamId: string })[],
): Promise<Map<string, number>> {
  if (entries.length === 0) return new Map();
  const { id, kind, ref } = journalEntries;
  const rows = await db.insert(journalEntries).values(entries).returning({ id, kind, ref });
  return new Map(rows.map((row) => [`${row.kind} ${row.ref}`, row.id]));
}

type Posting = { term: Term; night: string; seq: number; entryId: number };

export async function insertTerms(db: Db, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const nights = textArray(postings.map(({ night }) => night));
  const seqs = numberArray(postings.map(({ seq }) => seq));
  const entries = numberArray(postings.map(({ entryId }) => entryId));
  await db.execute(sql`
    insert into journal_terms (term, night, seq, entry_id)
    select term, night, seq, entry_id
    from unnest(${terms(postings.map(({ term }) => term))}, ${nights}::date[], ${seqs}, ${entries})
      as t (term, night, seq, entry_id)
    order by 1, 2, 3, 4`);
}

/** Puts an entry under these terms and no others. The terms it no longer has. */
export async function replaceTerms(
  db: Db,
  entryId: number,
  at: { night: string; seq: number; terms: readonly Term[] },
): Promise<Term[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    delete from journal_terms where entry_id = ${entryId}
      and (night <> ${at.night} or seq <> ${at.seq} or term <> all(${terms(at.terms)}))
    returning term::text as term`);
  await db.execute(sql`
    insert into journal_terms (term, night, seq, entry_id)
    select term, ${at.night}::date, ${at.seq}, ${entryId}
    from unnest(${terms(at.terms)}) as t (term) order by 1
    on conflict do nothing`);
  const still = new Set(at.terms);
  return rows.map(({ term }) => term).filter((term) => !still.has(term));
}

type EntryName = { ownerId: string; kind: string; ref: string };

/** Forgets an entry. The terms it had. */
export async function deleteEntry(db: Db, { ownerId, kind, ref }: EntryName): Promise<Term[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    with gone as (
      select id from journal_entries
      where owner_id = ${ownerId} and kind = ${kind} and ref = ${ref} for update
    )
    delete from journal_terms where entry_id in (select id from gone)
    returning term::text as term`);
  const { ownerId: owner, kind: of, ref: name } = journalEntries;
  await db.delete(journalEntries).where(and(eq(owner, ownerId), eq(of, kind), eq(name, ref)));
  return rows.map(({ term }) => term);
}

/** Everything of a dream moves to another night, whoever wrote it. */
export async function moveDream(db: Db, dreamId: string, night: string): Promise<void> {
  const entries = db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(eq(journalEntries.dreamId, dreamId));
  await db.update(journalTerms).set({ night }).where(inArray(journalTerms.entryId, entries));
}

/** Which of these terms have no word kept for them. */
export async function unknownOf(
  db: Db,
  ownerId: string,
  among: readonly Term[],
): Promise<Set<Term>> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select t.term::text as term from unnest(${terms(among)}) as t (term)
    where not exists (
      select 1 from journal_words w where w.owner_id = ${ownerId} and w.term = t.term
    )`);
  return new Set(rows.map(({ term }) => term));
}

export type NewWord = { term: Term; prefix: Term; sealed: Uint8Array };

export async function insertWords(
  db: Db,
  ownerId: string,
  words: readonly NewWord[],
): Promise<void> {
  const hex = words.map(({ sealed }) => Buffer.from(sealed).toString('hex'));
  await db.execute(sql`
    insert into journal_words (owner_id, term, prefix, sealed)
    select ${ownerId}, term, prefix, decode(sealed, 'hex')
    from unnest(${terms(words.map(({ term }) => term))},
      ${terms(words.map(({ prefix }) => prefix))}, ${textArray(hex)}) as w (term, prefix, sealed)
    order by term on conflict do nothing`);
}

/** Forgets the words of those of these terms that nothing is under any more. */
export async function forgetWords(db: Db, ownerId: string, of: readonly Term[]): Promise<void> {
  if (of.length === 0) return;
  await db.execute(sql`
    delete from journal_words w where w.owner_id = ${ownerId} and w.term = any(${terms(of)})
      and not exists (select 1 from journal_terms t where t.term = w.term)`);
}

/** The same of everybody: what went with its dream. Whoever writes meanwhile is waited for first. */
export async function forgetUnusedWords(db: Db): Promise<void> {
  const isUnused = sql`not exists (select 1 from journal_terms t where t.term = w.term)`;
  await db.execute(sql`
    select 1 from journal_keys
    where user_id in (select w.owner_id from journal_words w where ${isUnused})
    order by user_id for update`);
  await db.execute(sql`delete from journal_words w where ${isUnused}`);
}

export async function deleteAll(db: Db, userId: string): Promise<void> {
  await db.delete(journalEntries).where(eq(journalEntries.ownerId, userId));
  await db.execute(sql`delete from journal_words where owner_id = ${userId}`);
  await db.execute(sql`delete from journal_nights where owner_id = ${userId}`);
  await db.execute(sql`delete from journal_months where owner_id = ${userId}`);
  await db.delete(journalKeys).where(eq(journalKeys.userId, userId));
}

export type KeptWord = { term: Term; sealed: Uint8Array };

export async function wordsUnder(db: Db, ownerId: string, prefix: Term): Promise<KeptWord[]> {
  const { rows } = await db.execute<KeptWord>(sql`
    select term::text as term, sealed from journal_words
    where owner_id = ${ownerId} and prefix = ${prefix}::bigint`);
  return rows;
}

/** Entries of a dream name it beside the reference that follows it. */
export async function renameEntries(db: Db, from: string, to: string): Promise<void> {
  const { dreamId, ref } = journalEntries;
  await db
    .update(journalEntries)
    .set({ ref: to })
    .where(and(eq(dreamId, to), eq(ref, from)));
}
