import { entryOf, entryVersion, likenessTo, type SeriesEntry } from '@reverie/oneirology';
import { analyse } from '@reverie/oneirology/reading';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { frenchDreams } from '#demo/dreams-fr.ts';
import { membersScope, publicScope } from '#features/dreams/policy.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const [corpus, owners, looked] = [1_000, 50, 120];
/** Beside a dream three are shown; what is kept has to hold them whatever its reader may not see. */
const most = 24;

type Told = { id: string; owner: number; scope: string; entry: SeriesEntry };
type Pair = { seq: number; near: number; score: number };

let at: TestApp;
let told: Told[];
let seqOf: Map<string, number>;
let bySeq: Map<number, Told>;
let pairs: Pair[];

const uuid = (kind: number, number: number) =>
  `00000000-0000-4000-8000-${kind}${`${number}`.padStart(11, '0')}`;

/** The same numbers in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Dreams of sentences of the demonstration, by fifty dreamers; one in ten for members alone. */
function invent(): Told[] {
  const draw = drawing(76);
  const sentences = frenchDreams.flatMap(({ content }) => content.split(/(?<=[.!?…])\s+/));
  return Array.from({ length: corpus }, (_, number) => {
    const id = uuid(1, number);
    const some = Array.from({ length: 3 + draw(4) }, () => sentences[draw(sentences.length)] ?? '');
    return {
      ...{ id, owner: draw(owners), scope: draw(10) === 0 ? 'members' : 'public' },
      entry: entryOf({ id, date: null, analysis: analyse(some.join(' ')) }),
    };
  });
}

beforeAll(async () => {
  at = await startTestApp();
  const { database, app } = at;
  told = invent();
  const names = Array.from({ length: owners }, (_, number) => uuid(2, number));
  await database.execute(
    `insert into users (id, email, email_key, username, username_key, language, created_at)
     select id, id, id, id, id, 'fr', now() from unnest($1::uuid[]) as u (id)`,
    [names],
  );
  const { rows } = await database.execute(
    `insert into dreams (id, owner_id, scope, visibility, content, dreamed_at, night,
       analysis_status, created_at, updated_at)
     select id, owner, scope, 'public', 'Un rêve.', now(), current_date, 'done', now(), now()
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as d (id, owner, scope) returning id, seq::int`,
    [
      told.map(({ id }) => id),
      told.map(({ owner }) => names[owner]),
      told.map(({ scope }) => scope),
    ],
  );
  const placed = z.array(z.object({ id: z.string(), seq: z.number() })).parse(rows);
  seqOf = new Map(placed.map(({ id, seq }) => [id, seq]));
  bySeq = new Map(told.map((each) => [seqOf.get(each.id) ?? 0, each]));
  await database.execute(
    `with kept as (
       insert into motif_dreams (dream_id, seq, owner_id, scope, week, motifs, version, entry)
       select d.id, d.seq, d.owner_id, d.scope, current_date, string_to_array(r.motifs, ' '),
         ${entryVersion}, r.entry::jsonb
       from unnest($1::uuid[], $2::text[], $3::text[]) as r (id, motifs, entry)
       join dreams d on d.id = r.id returning *
     )
     insert into dream_motifs (motif, seq, dream_id, owner_id, scope, week)
     select unnest(motifs), seq, dream_id, owner_id, scope, week from kept`,
    [
      told.map(({ id }) => id),
      told.map(({ entry }) =>
        entry.items
          .flatMap((item) => (item.startsWith('symbol:') ? [item.slice(7)] : []))
          .join(' '),
      ),
      told.map(({ entry }) => JSON.stringify(entry)),
    ],
  );
  await database.execute(
    `insert into neighbours_due (seq) select seq from dreams order by seq desc limit ${looked}`,
  );
  await app.features.neighbours.lookForDue();
  const kept = await database.execute('select seq::int, near::int, score from dream_neighbours');
  const pair = z.object({ seq: z.number(), near: z.number(), score: z.number() });
  pairs = z.array(pair).parse(kept.rows);
}, 120_000);
afterAll(() => at.close());

test('no list is longer than it may be, holds a dream of the same dreamer, or is without its twin', () => {
  const lists = Map.groupBy(pairs, ({ seq }) => seq);
  const there = new Set(pairs.map(({ seq, near }) => `${seq} ${near}`));
  expect(lists.size).toBeGreaterThanOrEqual(looked);
  for (const list of lists.values()) expect(list.length).toBeLessThanOrEqual(most);
  for (const { seq, near, score } of pairs) {
    expect(bySeq.get(seq)?.owner).not.toBe(bySeq.get(near)?.owner);
    if (there.has(`${near} ${seq}`)) continue;
    // The other does not name it back only where its own list is full of nearer ones.
    const other = lists.get(near) ?? [];
    expect(other).toHaveLength(most);
    expect(Math.min(...other.map((each) => each.score))).toBeGreaterThanOrEqual(score);
  }
});

test('whoever asks, and whomever they keep apart from, is shown only what they may read now', async () => {
  const { neighbours } = at.app.features;
  const seqs = [...new Set(pairs.map(({ seq }) => seq))];
  const reader = fc.record({
    seq: fc.constantFrom(...seqs),
    isMember: fc.boolean(),
    apart: fc.uniqueArray(fc.nat({ max: owners - 1 }), { maxLength: 30 }),
  });
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(reader, async ({ seq, isMember, apart }) => {
      const scopes = isMember ? [publicScope, membersScope] : [publicScope];
      const asked = { scopes, apart: apart.map((each) => uuid(2, each)) };
      const places = await neighbours.placesNear(seq, asked);
      const expected = pairs
        .filter((pair) => pair.seq === seq)
        .filter(({ near }) => {
          const other = bySeq.get(near);
          return other && (isMember || other.scope === 'public') && !apart.includes(other.owner);
        });
      expect(new Set(places)).toEqual(new Set(expected.map(({ near }) => near)));
      shown += places.length;
    }),
    { numRuns: 150 },
  );
  expect(shown).toBeGreaterThan(500);
});

test('nearly all that comparing with every dream would show is found among the candidates', () => {
  const found = { three: 0, all: 0 };
  const wanted = { three: 0, all: 0 };
  const newest = told.toSorted((a, b) => (seqOf.get(b.id) ?? 0) - (seqOf.get(a.id) ?? 0));
  for (const one of newest.slice(0, looked)) {
    const seq = seqOf.get(one.id) ?? 0;
    const kept = new Set(pairs.filter((pair) => pair.seq === seq).map(({ near }) => near));
    const others = told.filter((other) => other.owner !== one.owner).map(({ entry }) => entry);
    const nearest = likenessTo(one.entry, others).slice(0, most);
    for (const [place, { other }] of nearest.entries()) {
      const isKept = kept.has(seqOf.get(other.id) ?? 0) ? 1 : 0;
      wanted.all += 1;
      found.all += isKept;
      if (place >= 3) continue;
      wanted.three += 1;
      found.three += isKept;
    }
  }
  expect(wanted.three).toBeGreaterThan(looked * 2);
  expect(found.three / wanted.three).toBeGreaterThan(0.9);
  expect(found.all / wanted.all).toBeGreaterThan(0.8);
});
