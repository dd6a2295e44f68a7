import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Archive } from '#archives.ts';
import { withClient } from '#database.ts';
import { type Kind, largestExponent, sampleInTurns, typicalPercentile } from '#growth.ts';
import { millis, printTable, verdict } from '#print.ts';
import { growthExponent } from '#statistics.ts';

const rounds = 150;
/** People the reader follows; of the smallest archive all others there are. */
const followed = 200;
/** Dreams of the reader’s community, and its members. */
const [shared, members] = [1_000, 50];
/** Comments under one dream, and followers of one dreamer: what grows where the archive does not. */
const threads = [10, 100, 1_000];
const followers = [1_000, 10_000, 100_000];
/** Dreams of others around what is followed: more than an archive is filled with dream by dream. */
const around = [10_000, 100_000, 1_000_000];

type Place = { slug: string; threads: string[] };

/** What people do together: what it costs by the size of the archive, of a thread, of a following. */
export async function measureTogether(archives: readonly Archive[]): Promise<void> {
  const places = new Map<Archive, Place>();
  for (const archive of archives) places.set(archive, await gather(archive));
  const place = (archive: Archive) => places.get(archive) ?? { slug: '', threads: [] };
  const last = (archive: Archive) => place(archive).threads.at(-1) ?? '';
  await compare(archives, [
    { name: `feed of ${followed} followed`, word: () => ({ path: '/api/feed' }) },
    {
      name: 'the same without a tag and a warning',
      word: () => ({ path: '/api/feed?notTags=spider&notWarnings=violence' }),
    },
    {
      name: `thread of ${threads.at(-1)} comments`,
      word: (archive) => ({ path: `/api/dreams/${last(archive)}/comments` }),
    },
    {
      name: `community of ${shared} dreams`,
      word: (archive) => ({ path: `/api/communities/${place(archive).slug}/dreams` }),
    },
    { name: 'library without a warning', word: () => ({ path: '/api/library?notWarnings=death' }) },
  ]);
  const largest = archives.at(-1);
  if (!largest) return;
  await compareThreads(largest, place(largest));
  await compareFollowings(largest);
  const [smallest] = archives;
  if (smallest) await compareFeeds(smallest);
}

async function compare(archives: readonly Archive[], kinds: readonly Kind[]): Promise<void> {
  const rows: string[][] = [];
  for (const kind of kinds) {
    const samples = await sampleInTurns(kind, archives, rounds);
    const points = archives.map(({ size }, at) => ({ size, sample: samples[at] ?? [] }));
    rows.push(rowOf(kind.name, points));
  }
  print(
    'by size of the archive',
    archives.map(({ size }) => size),
    rows,
  );
}

/** One dream after another, on one server: the archive stays, the conversation grows. */
async function compareThreads(archive: Archive, { threads: ids }: Place): Promise<void> {
  const each = ids.map((id) => ({ ...archive, thread: id }));
  const samples = await sampleInTurns(
    {
      name: 'comments',
      word: (at) => ({ path: `/api/dreams/${each.find((one) => one === at)?.thread}/comments` }),
    },
    each,
    rounds,
  );
  const points = threads.map((size, at) => ({ size, sample: samples[at] ?? [] }));
  print('by length of a thread', threads, [rowOf('a page of comments', points)]);
}

/** A dreamer publishes before more and more followers: a feed is read, and written for nobody. */
async function compareFollowings(archive: Archive): Promise<void> {
  const samples: number[][] = [];
  for (const count of followers) {
    await withClient(archive.url, (client) => insertFollowers(client, archive, count));
    const word: Kind['word'] = (_, turn) => ({
      method: 'POST',
      path: '/api/dreams',
      body: {
        content: `Une barque au bord de la nuit, ${count}, ${turn}.`,
        visibility: 'public',
        warnings: ['violence'],
      },
    });
    const [sample = []] = await sampleInTurns({ name: 'publish', word }, [archive], rounds);
    samples.push(sample);
  }
  const points = followers.map((size, at) => ({ size, sample: samples[at] ?? [] }));
  print('by followers of who publishes', followers, [rowOf('publish', points)]);
}

/** The same followed among more and more dreams, on one server; a dreamer for every ten of them. */
async function compareFeeds(archive: Archive): Promise<void> {
  const sizes = around.filter((size) => size > archive.size);
  const samples: number[][] = [];
  for (const size of sizes) {
    await withClient(archive.url, async (client) => {
      await growTo(client, size);
      await follow(client, archive);
    });
    const word: Kind['word'] = () => ({ path: '/api/feed' });
    const [sample = []] = await sampleInTurns({ name: 'feed', word }, [archive], rounds);
    samples.push(sample);
  }
  const points = sizes.map((size, at) => ({ size, sample: samples[at] ?? [] }));
  // The sizes do not take turns: the quickest tenth is what other work slows down least.
  const row = rowOf(`feed of ${followed} followed, p10`, points, 0.1);
  print('by dreams around the followed', sizes, [row]);
}

type Point = { size: number; sample: readonly number[] };

function rowOf(name: string, points: readonly Point[], share = 0.5): string[] {
  const costs = points.map(({ size, sample }) => ({
    size,
    cost: typicalPercentile(sample, share),
  }));
  const exponent = growthExponent(costs);
  return [
    name,
    ...costs.map(({ cost }) => millis(cost)),
    exponent.toFixed(3),
    `≤ ${largestExponent}`,
    verdict(exponent <= largestExponent),
  ];
}

function print(by: string, sizes: readonly number[], rows: string[][]): void {
  const columns = sizes.map((size) => size.toLocaleString('en'));
  printTable(
    `Together ${by}, signed in, p50, one call at a time`,
    ['call', ...columns, 'exponent', 'target', ''],
    rows,
  );
}

/** Lets the reader of an archive follow, converse, and belong to a community. */
async function gather({ url, reader }: Archive): Promise<Place> {
  return withClient(url, async (client) => {
    await follow(client, { reader });
    const { rows } = await client.query<{ id: string }>(
      `select id from dreams where scope = 'public' order by id limit $1`,
      [threads.length],
    );
    const ids = rows.map(({ id }) => id);
    for (const [at, id] of ids.entries()) await insertComments(client, id, threads[at] ?? 0);
    const slug = await insertCommunity(client, reader.userId);
    await client.query('vacuum analyze');
    return { slug, threads: ids };
  });
}

/** As many as there are to follow, and no more than are measured. */
async function follow(client: pg.Client, { reader }: Pick<Archive, 'reader'>): Promise<void> {
  await client.query(
    `insert into follows (follower_id, followed_id, created_at)
     select $1, id, now() from users u where id <> $1
       and not exists (select 1 from follows where follower_id = $1 and followed_id = u.id)
     order by id
     limit greatest(0, $2 - (select count(*) from follows where follower_id = $1))`,
    [reader.userId, followed],
  );
}

async function insertComments(client: pg.Client, dreamId: string, count: number): Promise<void> {
  await client.query(
    `insert into dream_comments (id, dream_id, author_id, content, created_at)
     select gen_random_uuid(), $1, u.id, 'Si c’était mon rêve, ' || n, now()
     from generate_series(1, $2::int) as n
     join lateral (select id from users order by id offset n % 50 limit 1) u on true`,
    [dreamId, count],
  );
}

/** Among others’ dreams: those of a community stand in no list, but lie in the same tables. */
async function insertCommunity(client: pg.Client, readerId: string): Promise<string> {
  const id = randomUUID();
  const slug = `rives-${id.slice(0, 8)}`;
  await client.query(
    `insert into communities (id, slug, name, kind, description, created_at)
     values ($1, $2, 'Rives', 'open', 'De l’eau.', now())`,
    [id, slug],
  );
  await client.query(
    `insert into community_members (id, community_id, user_id, bird, number, role, state, since)
     select gen_random_uuid(), $1, id, row_number() over () % 50, row_number() over () / 50 + 1,
       case when id = $2 then 'owner' else 'member' end, 'member', now()
     from (
       select id from users where id = $2
       union select id from (select id from users order by id limit $3) others
     ) chosen`,
    [id, readerId, members],
  );
  await client.query(
    `insert into dreams (id, owner_id, scope, visibility, community_id, shared_week, title, content,
       tags, dreamed_at, night, warnings, analysis_status, image_status, created_at, updated_at)
     select gen_random_uuid(), m.user_id, 'owner:' || m.user_id, 'community', $1,
       (date '2026-01-05' + 7 * (n % 40)), 'Une barque', 'Une barque sur la mer, ' || n,
       array['mer'], now(), current_date, array['none'], 'done', 'none', now(), now()
     from generate_series(1, $2::int) as n
     join lateral (
       select user_id from community_members where community_id = $1 order by id offset n % 50 limit 1
     ) m on true`,
    [id, shared],
  );
  return slug;
}

async function insertFollowers(
  client: pg.Client,
  { reader }: Archive,
  count: number,
): Promise<void> {
  await client.query(
    `insert into users (id, email, email_key, username, username_key, password_hash, created_at)
     select gen_random_uuid(), 'f' || n || '@example.org', 'f' || n || '@example.org',
       'follower' || n, 'follower' || n, 'none', now()
     from generate_series(1, $1::int) as n on conflict do nothing`,
    [count],
  );
  await client.query(
    `insert into follows (follower_id, followed_id, created_at)
     select id, $1, now() from users where username_key like 'follower%'
     on conflict do nothing`,
    [reader.userId],
  );
  await client.query('vacuum analyze follows, users');
}

/** More dreams of more people, without paintings and postings: what a feed does not ask. */
async function growTo(client: pg.Client, size: number): Promise<void> {
  await client.query('set synchronous_commit = off');
  await client.query(
    `insert into users (id, email, email_key, username, username_key, password_hash, created_at)
     select gen_random_uuid(), 'a' || n || '@example.org', 'a' || n || '@example.org',
       'around' || n, 'around' || n, 'none', now()
     from generate_series((select count(*) from users) + 1, $1::int / 10) as n
     on conflict do nothing`,
    [size],
  );
  await client.query(
    `with dreamers as (select id, row_number() over () as place from users),
     there as (select count(*) as dreams from dreams), people as (select count(*) as all from users)
     insert into dreams (id, owner_id, scope, visibility, title, content, tags, dreamed_at, night,
       warnings, analysis_status, image_status, created_at, updated_at)
     select gen_random_uuid(), o.id, 'public', 'public', 'Une barque', 'Une barque sur la mer, ' || n,
       array['mer'], now(), current_date, array['none'], 'done', 'none', now(), now()
     from there, people, generate_series(there.dreams + 1, $1::bigint) as n
     join dreamers o on o.place = 1 + (n * 7919) % (select people.all from people)`,
    [size],
  );
  await client.query('vacuum analyze dreams, users');
}
