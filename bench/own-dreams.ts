import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { nightAfter } from '@reverie/contract/nights.rules';
import type pg from 'pg';
import type { Reader } from '#archive.ts';
import { withClient } from '#database.ts';
import { createMet, type Met } from '#own-met.ts';
import { createRandom, zipf } from '#random.ts';
import { termsOfWords, vocabulary, writeSentence } from '#vocabulary.ts';
// The bench measures the server, so it alone may look inside: nothing imports it.
import {
  facetsOf,
  facetTerm,
  prefixTerm,
  type Side,
  type TermOf,
  termsBy,
  wordTerm,
} from '../apps/server/src/features/journal-index/rules.ts';
import { keyContext } from '../apps/server/src/features/journal-index/service.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { silentLog } from '../apps/server/src/platform/log.ts';
import { openSeal } from '../apps/server/src/platform/seal/key.ts';
import { createSeal, type Seal } from '../apps/server/src/platform/seal/seal.ts';

const batchSize = 2_000;
/** The night of the last dream; three before it in a night, on average. */
const lastNight = '2026-11-20';
const nightly = 3;

type Own = { owner: Reader; seal: Seal; met: Met; key: Buffer };
type Sides = Record<Side, number[]>;

/** Fills a migrated database with one person's journal: sealed reports, and the index as it is kept. */
export async function fillJournal(url: string, dataFolder: string, size: number): Promise<Reader> {
  const database = await openPostgres({ databaseUrl: url, log: silentLog });
  const ring = await openSeal({ database, dataFolder, log: silentLog });
  if (!ring) throw new Error('there is no key');
  const key = randomBytes(32);
  try {
    return await withClient(url, async (client) => {
      await client.query('set synchronous_commit = off');
      const owner = await insertOwner(client);
      await client.query('insert into journal_keys (user_id, sealed) values ($1, $2)', [
        owner.userId,
        ring.seal(key.toString('base64'), keyContext(owner.userId)),
      ]);
      await insertWords(client, owner, key);
      const random = createRandom(20_261_122);
      const draw = zipf(vocabulary.length, random);
      const met = createMet(key, random);
      await met.insertTallies(client, owner.userId);
      for (let done = 0; done < size; done += batchSize) {
        const length = Math.min(batchSize, size - done);
        await insertBatch(client, { owner, seal: ring, met, key }, random, draw, {
          length,
          nightsAgo: (at) => Math.floor((size - done - at) / nightly),
        });
      }
      await client.query('vacuum analyze');
      return owner;
    });
  } finally {
    await ring.close();
    await database.close();
  }
}

async function insertOwner(client: pg.Client): Promise<Reader> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `with owner as (
       insert into users (id, email, email_key, username, username_key, password_hash, created_at)
       values (gen_random_uuid(), 'o@example.org', 'o@example.org', 'owner', 'owner', 'none', now())
       returning id
     )
     insert into sessions (id, token_hash, user_id, created_at, expires_at, last_seen_at, proved_at)
     select gen_random_uuid(), $1, id, now(), now() + interval '1 day', now(), now() from owner
     returning user_id as id`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  const [owner] = rows;
  if (!owner) throw new Error('there is no owner');
  return { userId: owner.id, username: 'owner', token };
}

/** Every stem of the vocabulary, as its owner's words are sealed. */
async function insertWords(client: pg.Client, { userId }: Reader, key: Buffer): Promise<void> {
  const [termOf, sealing] = [termsBy(key), createSeal(key)];
  const stems = [...new Set(termsOfWords.flat())];
  const rows = stems.flatMap((stem) => {
    const prefix = prefixTerm(termOf, stem);
    if (!prefix) return [];
    return (['open', 'sealed'] as const).map((side) => {
      const term = wordTerm(termOf, side, stem);
      return { term, prefix, sealed: Buffer.from(sealing.seal(stem, term)) };
    });
  });
  await client.query(
    `insert into journal_words (owner_id, term, prefix, sealed)
     select $1::uuid, * from unnest($2::bigint[], $3::bigint[], $4::bytea[]) on conflict do nothing`,
    [
      userId,
      rows.map(({ term }) => term),
      rows.map(({ prefix }) => prefix),
      rows.map(({ sealed }) => sealed),
    ],
  );
}

type Batch = { length: number; nightsAgo: (at: number) => number };

async function insertBatch(
  client: pg.Client,
  { owner, seal, met, key }: Own,
  random: () => number,
  draw: () => number,
  { length, nightsAgo }: Batch,
): Promise<void> {
  const termOf = termsBy(key);
  const made = Array.from({ length }, (_, at) => {
    const id = randomUUID();
    const words: Sides = {
      open: Array.from({ length: 12 }, draw),
      sealed: Array.from({ length: 14 }, draw),
    };
    const said = (side: Side) =>
      writeSentence(
        words[side].map((place) => vocabulary[place] ?? ''),
        random,
      );
    const isLucid = random() < 0.2;
    return {
      id,
      night: nightAfter(lastNight, -nightsAgo(at)),
      content: said('open').slice(0, 480),
      report: Buffer.from(seal.seal(said('sealed'), id)),
      types: isLucid ? ['lucid'] : [],
      terms: termsOf(termOf, words, isLucid),
    };
  });
  const column = <K extends keyof (typeof made)[number]>(name: K) =>
    made.map((dream) => dream[name]);
  await client.query('begin');
  const { rows } = await client.query<{ id: string; seq: string; entry: string }>(
    `with kept as (
       insert into dreams (id, owner_id, scope, visibility, content, report, tags, dreamed_at, night,
         types, analysis_status, image_status)
       select id, $1::uuid, 'owner:' || $1::uuid::text, 'private', content, report, '{}',
         night + interval '5 hours', night, string_to_array(types, ' '), 'done', 'none'
       from unnest($2::uuid[], $3::text[], $4::bytea[], $5::date[], $6::text[])
         as d (id, content, report, night, types)
       order by night
       returning id, seq
     ), entries as (
       insert into journal_entries (owner_id, kind, ref, dream_id)
       select $1::uuid, 'words', id::text, id from kept returning id, dream_id
     )
     select kept.id, kept.seq, entries.id as entry from kept join entries on dream_id = kept.id`,
    [
      owner.userId,
      column('id'),
      column('content'),
      column('report'),
      column('night'),
      made.map(({ types }) => types.join(' ')),
    ],
  );
  const keptAs = new Map(rows.map((row) => [row.id, row]));
  const postings = made.flatMap(({ id, night, terms }) =>
    terms.map((term) => ({ term, night, ...keptAs.get(id) })),
  );
  await client.query(
    `insert into journal_terms (term, night, seq, entry_id)
     select * from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[]) order by 1, 2, 3`,
    [
      postings.map(({ term }) => term),
      postings.map(({ night }) => night),
      postings.map(({ seq }) => seq),
      postings.map(({ entry }) => entry),
    ],
  );
  await met.insertMet(
    client,
    owner.userId,
    rows.map(({ id }) => id),
  );
  await client.query('commit');
}

/** What the index keeps of a dream, hashed once for each word. */
function termsOf(termOf: TermOf, words: Sides, isLucid: boolean): string[] {
  const said = (['open', 'sealed'] as const).flatMap((side) =>
    words[side].flatMap((place) =>
      (termsOfWords[place] ?? []).map((stem) => wordTerm(termOf, side, stem)),
    ),
  );
  const types = isLucid ? ['lucid'] : [];
  const columns = { types, tags: [], visibility: 'private', recall: null };
  const facets = facetsOf({ ...columns, lucidity: null, paintingId: null });
  return [...new Set([...said, ...facets.map((facet) => facetTerm(termOf, 'open', facet))])];
}
