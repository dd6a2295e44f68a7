import { categories, dreamTypes } from '@reverie/contract/dreams.rules';
import { librarySorts, periods } from '@reverie/contract/library.rules';
import { searchTerms } from '@reverie/oneirology';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { shelveAll } from '#testing/shelves.ts';

const now = new Date('2026-11-18T22:30:00Z');
const { app, database, client, close } = await startTestApp({ clock: { now: () => now } });
afterAll(close);
const [owner, other, reader] = await Promise.all([
  aUser({ client }),
  aUser({ client }),
  aUser({ client }),
]);
const readers = { visitor: client(), member: other.client };
const zones = ['UTC', 'Europe/Paris', 'Pacific/Auckland', 'America/Los_Angeles'];
const words = ['baleine', 'lune', 'train'];

const anyDream = fc.record({
  kind: fc.constantFrom('public', 'public', 'members', 'private', 'bin'),
  ofOther: fc.boolean(),
  category: fc.option(fc.constantFrom(...categories)),
  types: fc.uniqueArray(fc.constantFrom(...dreamTypes), { maxLength: 3 }),
  content: fc.subarray(words).map((chosen) => chosen.join(' ')),
  likes: fc.nat(4),
  comments: fc.nat(2),
  shares: fc.nat(3),
  views: fc.nat(30),
  readings: fc.nat(3),
  /** Hours since the dream before it. */
  gap: fc.constantFrom(0.1, 0.5, 3, 26, 200),
});
type Made = typeof anyDream extends fc.Arbitrary<infer T> ? T : never;

const anyQuestion = fc.record({
  reader: fc.constantFrom('visitor' as const, 'member' as const),
  category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  type: fc.option(fc.constantFrom(...dreamTypes), { nil: undefined }),
  period: fc.option(fc.constantFrom(...periods), { nil: undefined }),
  timeZone: fc.constantFrom(...zones),
  sort: fc.constantFrom(...librarySorts),
  q: fc.constantFrom(undefined, undefined, ...words, 'lune train'),
});
type Question = typeof anyQuestion extends fc.Arbitrary<infer T> ? T : never;

/** A dream as the test knows it: `place` is its order of telling. */
type Known = Made & { place: number; createdAt: Date };

function datesOf(made: readonly Made[]): Known[] {
  let moment = now.getTime();
  const backwards = [...made].reverse().map((each, index) => {
    moment -= each.gap * 3_600_000;
    return { ...each, place: made.length - 1 - index, createdAt: new Date(moment) };
  });
  return backwards.reverse();
}

function columnsOf({ kind, ofOther, place, createdAt, ...same }: Known) {
  const ownerId = (ofOther ? other : owner).user.id;
  const isPrivate = kind === 'private';
  return {
    ...same,
    place,
    owner_id: ownerId,
    scope: kind === 'bin' ? null : isPrivate ? `owner:${ownerId}` : kind,
    visibility: isPrivate ? 'private' : 'public',
    created_at: createdAt.toISOString(),
    deleted_at: kind === 'bin' ? now.toISOString() : null,
  };
}

const shape = `(place integer, owner_id uuid, scope text, visibility text, category text,
  types text[], content text, likes integer, comments integer, shares integer, views integer, readings integer,
  created_at timestamptz, deleted_at timestamptz)`;

async function tell(known: readonly Known[]): Promise<void> {
  await database.execute('delete from dreams');
  await database.execute(
    `insert into dreams (id, title, owner_id, scope, visibility, category, types, content,
       dreamed_at, night, analysis_status, created_at, deleted_at)
     select gen_random_uuid(), place, owner_id, scope, visibility, category, types, content,
       created_at, created_at::date, 'done', created_at, deleted_at
     from jsonb_to_recordset($1::jsonb) as d ${shape} order by place`,
    [JSON.stringify(known.map(columnsOf))],
  );
  await engage(known);
}

/** What readers left with the dreams, in the place of what they left before. */
async function engage(known: readonly Known[]): Promise<void> {
  await database.execute('delete from dream_engagement; delete from analysis_feedback');
  const told = `jsonb_to_recordset($1::jsonb) as k ${shape} join dreams d on d.title = k.place::text`;
  const rows = JSON.stringify(known.map(columnsOf));
  await database.execute(
    `insert into dream_engagement (dream_id, likes, comments, shares, views)
     select d.id, k.likes, k.comments, k.shares, k.views from ${told}`,
    [rows],
  );
  await database.execute(
    `insert into analysis_feedback (dream_id, user_id, kind, key, answer)
     select d.id, $2::text::uuid, 'symbol', n, 'resonates'
     from ${told} cross join lateral generate_series(1, k.readings) as n`,
    [rows, reader.user.id],
  );
}

/** Every dream becomes another one, in its place. */
async function rewrite(known: readonly Known[]): Promise<void> {
  await database.execute(
    `update dreams set scope = d.scope, visibility = d.visibility, category = d.category,
       types = d.types, content = d.content, deleted_at = d.deleted_at
     from jsonb_to_recordset($1::jsonb) as d ${shape} where title = d.place::text`,
    [JSON.stringify(known.map(columnsOf))],
  );
  await engage(known);
  const { shelving } = app.features;
  const ids = await shelveAll({ app, database });
  await database.write(async (tx) => {
    for (const id of ids) {
      await shelving.markDue(tx, id);
      await shelving.recountReadings(tx, id);
      await shelving.recountComments(tx, id);
    }
  });
}

async function index(known: readonly Known[]): Promise<void> {
  await database.execute('delete from dream_terms');
  const terms = known.flatMap(({ place, content }) =>
    searchTerms(content).map((term) => ({ place, term })),
  );
  await database.execute(
    `insert into dream_terms (scope, term, seq)
     select d.scope, t.term, d.seq
     from jsonb_to_recordset($1::jsonb) as t (place integer, term text)
     join dreams d on d.title = t.place::text where d.scope is not null`,
    [JSON.stringify(terms)],
  );
  await shelveAll({ app, database });
  await app.features.shelving.warm();
}

/** The day of a moment as people of a time zone write it: 2026-11-18. */
function dayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

function isIn({ period, timeZone }: Question, { createdAt }: Known): boolean {
  const [day, today] = [dayOf(createdAt, timeZone), dayOf(now, timeZone)];
  if (period === 'today') return day === today;
  if (period === 'month') return day.slice(0, 7) === today.slice(0, 7);
  if (period === 'year') return day.slice(0, 4) === today.slice(0, 4);
  if (period !== 'week') return true;
  const monday = new Date(`${today}T00:00:00Z`);
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1);
  return day >= monday.toISOString().slice(0, 10);
}

function heat({ likes, comments, shares, views, createdAt }: Known): number {
  const hours = (now.getTime() - createdAt.getTime()) / 3_600_000;
  return (3 * likes + 5 * comments + 2 * shares + 0.1 * views) / (hours + 2) ** 1.5;
}

/** The whole answer, the naive way. */
function expected(known: readonly Known[], question: Question): number[] {
  const { reader, category, type, sort, q } = question;
  const weigh = {
    recent: () => 0,
    popular: heat,
    discussed: ({ comments }: Known) => comments,
    analyzed: ({ readings }: Known) => readings,
  };
  return known
    .filter(({ kind }) => kind === 'public' || (kind === 'members' && reader === 'member'))
    .filter((dream) => !category || dream.category === category)
    .filter((dream) => !type || dream.types.includes(type))
    .filter((dream) => isIn(question, dream))
    .filter(({ content }) => !q || q.split(' ').every((word) => content.includes(word)))
    .sort((a, b) => weigh[sort](b) - weigh[sort](a) || b.place - a.place)
    .map(({ place }) => place);
}

async function ask({ reader, ...query }: Question, page: number, pageSize: number) {
  const answer = await readers[reader].library.browse({ ...query, page, pageSize });
  return { ...answer, places: answer.dreams.map(({ title }) => Number(title)) };
}

async function compare(known: readonly Known[], question: Question, pageSize: number) {
  const all = expected(known, question);
  const first = await ask(question, 1, pageSize);
  expect(first).toMatchObject({ totalCount: all.length, isTotalExact: true });
  expect(first.pageCount).toBe(Math.ceil(all.length / pageSize));
  for (const page of [1, 2, Math.max(1, first.pageCount), first.pageCount + 1]) {
    const { places } = await ask(question, page, pageSize);
    expect(places).toEqual(all.slice((page - 1) * pageSize, page * pageSize));
  }
}

async function compareTotals(known: readonly Known[]) {
  const shared = known.filter(({ kind }) => kind === 'public');
  expect(await readers.visitor.library.statistics()).toEqual({
    dreams: shared.length,
    dreamers: new Set(shared.map(({ ofOther }) => ofOther)).size,
    analyses: shared.length,
  });
}

test('whatever is told, changed and asked, pages and totals are those of a naive filter', async () => {
  const change = fc.tuple(anyDream, anyDream);
  const questions = fc.array(anyQuestion, { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), questions, async (changes, asked) => {
      const known = datesOf(changes.map(([first]) => first));
      await tell(known);
      await index(known);
      await compareTotals(known);
      for (const question of asked.slice(0, 3)) await compare(known, question, 5);
      const then = known.map((dream, place) => {
        const next = changes[place]?.[1] ?? dream;
        return { ...dream, ...next, ofOther: dream.ofOther };
      });
      await rewrite(then);
      await index(then);
      await compareTotals(then);
      for (const question of asked.slice(3)) await compare(then, question, 5);
    }),
    { numRuns: 8 },
  );
  await database.execute('delete from dreams');
  await shelveAll({ app, database });
  await compareTotals([]);
  const { rows } =
    await database.execute(`select (select count(*) from dream_facets)::int as facets,
    (select coalesce(sum(abs(dreams)), 0) from facet_counts)::int as counted`);
  expect(rows).toEqual([{ facets: 0, counted: 0 }]);
}, 120_000);

test('pages far down are found by the counts, and a ranking ends at its thousandth place', async () => {
  const [sample = []] = fc.sample(fc.array(anyDream, { minLength: 1_500, maxLength: 1_500 }), {
    seed: 11,
    numRuns: 1,
  });
  const known = datesOf(sample.map((dream) => ({ ...dream, kind: 'public', gap: 0.5 })));
  await tell(known);
  await index(known);
  const question = { reader: 'visitor', timeZone: 'UTC', q: undefined } as const;
  const anything = { category: undefined, type: undefined, period: undefined };
  await compare(known, { ...question, ...anything, sort: 'recent' }, 20);
  for (const page of [17, 33, 60]) {
    const wanted = { ...question, ...anything, type: 'lucid', sort: 'recent' } as const;
    const { places } = await ask(wanted, page, 10);
    expect(places).toEqual(expected(known, wanted).slice((page - 1) * 10, page * 10));
  }
  const popular = { ...question, ...anything, sort: 'popular' } as const;
  const last = await ask(popular, 50, 20);
  expect(last).toMatchObject({ totalCount: 1_500, pageCount: 50 });
  expect(last.places).toEqual(expected(known, popular).slice(980, 1_000));
  expect((await ask(popular, 51, 20)).places).toEqual([]);
}, 120_000);
