import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { categories, dreamTypes } from '@reverie/contract/dreams.rules';
import type pg from 'pg';
import { withClient } from '#database.ts';
import { createRandom, zipf } from '#random.ts';
import { termsOfWords, vocabulary, writeSentence } from '#vocabulary.ts';
// The bench measures the server, so it alone may look inside: nothing imports it.
import {
  publicScope as openScope,
  sharedScopes,
} from '../apps/server/src/features/dreams/policy.ts';
import { createShelving } from '../apps/server/src/features/shelving/service.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { silentLog } from '../apps/server/src/platform/log.ts';

/** Dreams a person keeps, on average. */
const dreamsEach = 10;
const batchSize = 2_000;

/** The signed-in reader of every figure: a dreamer like the others, with private dreams too. */
export type Reader = { userId: string; username: string; token: string };

/**
 * Fills a migrated database with dreams: words of a Zipf distribution with their postings, three
 * scopes, and a painting for each. The library shelves them as it does in every other write.
 */
export async function fillArchive(url: string, size: number): Promise<Reader> {
  return withClient(url, async (client) => {
    const random = createRandom(20_260_801);
    await client.query('set synchronous_commit = off');
    const reader = await insertDreamers(client, Math.ceil(size / dreamsEach));
    const { rows } = await client.query<{ id: string }>('select id from users order by id');
    const owners = rows.map(({ id }) => id);
    const drawWord = zipf(vocabulary.length, random);
    const database = await openPostgres({ databaseUrl: url, log: silentLog });
    const shelving = createShelving({ database, clock: systemClock, sharedScopes, openScope });
    for (let done = 0; done < size; done += batchSize) {
      const length = Math.min(batchSize, size - done);
      const now = Date.now() - (size - done) * 60_000;
      const batch = Array.from({ length }, (_, index) =>
        makeDream({ owners, random, drawWord, moment: new Date(now + index * 60_000) }),
      );
      await insertBatch(client, batch);
      const ids = batch.map(({ id }) => id);
      await database.write((tx) => shelving.shelve(tx, ids));
    }
    await database.close();
    await insertLikes(client, reader, owners);
    await client.query('vacuum analyze');
    return reader;
  });
}

async function insertDreamers(client: pg.Client, count: number): Promise<Reader> {
  await client.query(
    `insert into users (id, email, email_key, username, username_key, password_hash,
       created_at)
     select gen_random_uuid(), 'd' || n || '@example.org', 'd' || n || '@example.org',
       'dreamer' || n, 'dreamer' || n, 'none', now()
     from generate_series(1, $1::int) as n`,
    [count],
  );
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string; username: string }>(
    `with reader as (select id, username from users where username_key = 'dreamer1'),
     session as (
       insert into sessions (id, token_hash, user_id, created_at, expires_at, last_seen_at,
         proved_at)
       select gen_random_uuid(), $1, id, now(), now() + interval '1 day', now(), now() from reader
     )
     select id, username from reader`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  const [reader] = rows;
  if (!reader) throw new Error('there is no reader');
  return { userId: reader.id, username: reader.username, token };
}

type Made = {
  id: string;
  ownerId: string;
  scope: string;
  visibility: string;
  warning: string;
  content: string;
  terms: string[];
  moment: string;
  name: string;
  category: string;
  types: string;
  likes: number;
  views: number;
};

function drawFrom(values: readonly string[], random: () => number): string {
  return values[Math.floor(random() * values.length)] ?? '';
}

function makeDream(parts: {
  owners: readonly string[];
  random: () => number;
  drawWord: () => number;
  moment: Date;
}): Made {
  const { owners, random, drawWord, moment } = parts;
  const places = Array.from({ length: 12 + Math.floor(random() * 30) }, drawWord);
  const ownerId = owners[Math.floor(random() * owners.length)] ?? '';
  const kind = random();
  const isPrivate = kind < 0.2;
  const isSafe = kind < 0.9;
  return {
    id: randomUUID(),
    ownerId,
    scope: isPrivate ? `owner:${ownerId}` : isSafe ? 'public' : 'members',
    visibility: isPrivate ? 'private' : 'public',
    warning: isSafe ? 'none' : 'violence',
    content: writeSentence(
      places.map((place) => vocabulary[place] ?? ''),
      random,
    ),
    terms: [...new Set(places.flatMap((place) => termsOfWords[place] ?? []))],
    moment: moment.toISOString(),
    name: randomUUID().replaceAll('-', ''),
    category: drawFrom(categories, random),
    types: [drawFrom(dreamTypes, random), drawFrom(dreamTypes, random)].join(' '),
    // Most dreams are read a little, some a lot.
    likes: Math.floor(random() ** 4 * 40),
    views: Math.floor(random() ** 2 * 200),
  };
}

const scene = JSON.stringify({
  version: 1,
  setting: 'sea',
  time: 'night',
  weather: 'clear',
  light: 'moon',
  moods: { joy: 0, calm: 1, wonder: 0, unease: 0, sorrow: 0, anger: 0, confusion: 0, dread: 0 },
  symbols: [{ id: 'boat', role: 'hero', count: 1 }],
  dreamer: true,
  scale: 1,
  displacement: 0,
});
const placeholder = `data:image/webp;base64,${'UklGRlIAAABXRUJQVlA4'.repeat(9)}`;

async function insertBatch(client: pg.Client, batch: readonly Made[]): Promise<void> {
  const column = <K extends keyof Made>(name: K) => batch.map((dream) => dream[name]);
  await client.query('begin');
  const { rows } = await client.query<{ id: string; seq: string }>(
    `insert into dreams (id, owner_id, scope, visibility, title, content, tags, dreamed_at,
       night, warnings, analysis_status, image_status, created_at, updated_at, category, types)
     select id, owner_id, scope, visibility, left(content, 40), content,
       (string_to_array(content, ' '))[1:3], moment, moment::date, array[warning], 'done', 'done', moment, moment,
       category, string_to_array(types, ' ')
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::timestamptz[], $8::text[], $9::text[])
       as d (id, owner_id, scope, visibility, warning, content, moment, category, types)
     order by d.moment
     returning id, seq`,
    [
      column('id'),
      column('ownerId'),
      column('scope'),
      column('visibility'),
      column('warning'),
      column('content'),
      column('moment'),
      column('category'),
      column('types'),
    ],
  );
  await client.query(
    `insert into dream_engagement (dream_id, likes, views)
     select * from unnest($1::uuid[], $2::int[], $3::int[])`,
    [column('id'), column('likes'), column('views')],
  );
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  const postings = batch.flatMap(({ id, scope, terms }) =>
    terms.map((term) => ({ scope, term, seq: seqOf.get(id) })),
  );
  await client.query(
    `insert into dream_terms (scope, term, seq)
     select * from unnest($1::text[], $2::text[], $3::bigint[]) as p (scope, term, seq)
     order by 1, 2, 3`,
    [
      postings.map(({ scope }) => scope),
      postings.map(({ term }) => term),
      postings.map(({ seq }) => seq),
    ],
  );
  await client.query(
    `with painted as (
       insert into paintings (id, dream_id, revision, name, provider, style, seed, scene, alt_fr,
         alt_en, placeholder)
       select gen_random_uuid(), id, 1, name, 'painter', 'oil', 1, $3::jsonb,
         'Une barque sur une mer calme, la nuit, sous la lune.',
         'A boat on a calm sea, at night, under the moon.', $4
       from unnest($1::uuid[], $2::text[]) as d (id, name)
       returning id, dream_id
     )
     update dreams set painting_id = painted.id from painted where dreams.id = painted.dream_id`,
    [column('id'), column('name'), scene, placeholder],
  );
  await client.query('commit');
}

/** One like a dream on average, and the reader's on every seventh of the newest. */
async function insertLikes(client: pg.Client, reader: Reader, owners: readonly string[]) {
  await client.query(
    `insert into dream_likes (dream_id, user_id)
     select id, ($1::uuid[])[1 + seq * 7919 % cardinality($1::uuid[])] from dreams`,
    [owners],
  );
  await client.query(
    `insert into dream_likes (dream_id, user_id)
     select id, $1 from (select id, seq from dreams order by seq desc limit 2000) newest
     where seq % 7 = 0 on conflict do nothing`,
    [reader.userId],
  );
}
