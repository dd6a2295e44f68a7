import { entryOf, entryVersion, likenessTo, type SeriesEntry } from '@reverie/oneirology';
import { analyse } from '@reverie/oneirology/reading';
import type pg from 'pg';
import { createRandom } from '#random.ts';
import { createTeller } from '#telling.ts';

/** As many readings as tell dreams apart; larger archives hold them again. */
const readings = 2_000;
const words = 60;
const batchSize = 2_000;
/** As the server keeps them. */
const neighbours = 24;

type Reading = { entry: SeriesEntry; motifs: string[]; near: { at: number; score: number }[] };

/** What invented dreams name, and which of them are most alike. */
function invent(): Reading[] {
  const teller = createTeller(createRandom(21));
  const entries = Array.from({ length: readings }, (_, at) =>
    entryOf({ id: `${at}`, date: null, analysis: analyse(teller.ofWords(words)) }),
  );
  const placeOf = new Map(entries.map((entry, at) => [entry, at]));
  return entries.map((entry) => ({
    entry,
    motifs: entry.items.flatMap((item) => (item.startsWith('symbol:') ? [item.slice(7)] : [])),
    near: likenessTo(
      entry,
      entries.filter((other) => other !== entry),
    )
      .slice(0, neighbours)
      .map(({ other, score }) => ({ at: placeOf.get(other) ?? 0, score })),
  }));
}

/**
 * Gives every public dream of an archive a reading, its postings and its neighbours, as events and the
 * job would: one after the other that takes hours.
 */
export async function insertReadings(client: pg.Client): Promise<void> {
  const all = invent();
  const random = createRandom(22);
  const { rows } = await client.query<{ id: string; seq: string }>(
    `select id, seq from dreams where scope = 'public' order by seq`,
  );
  const drawn = rows.map((row) => ({ ...row, at: Math.floor(random() * all.length) }));
  const having = Map.groupBy(drawn, ({ at }) => at);
  await client.query('set synchronous_commit = off');
  for (let from = 0; from < drawn.length; from += batchSize) {
    const some = drawn.slice(from, from + batchSize).flatMap(({ id, seq, at }) => {
      const reading = all[at];
      return reading ? [{ id, seq, ...reading }] : [];
    });
    await client.query(
      `with placed as (
         insert into motif_dreams (dream_id, seq, owner_id, scope, week, language, motifs, version, entry)
         select d.id, d.seq, d.owner_id, d.scope, date_trunc('week', d.night::timestamp)::date, 'fr',
           string_to_array(r.motifs, ' '), ${entryVersion}, r.entry::jsonb
         from unnest($1::uuid[], $2::text[], $3::text[]) as r (id, motifs, entry)
         join dreams d on d.id = r.id
         returning dream_id, seq, owner_id, scope, week, motifs
       )
       insert into dream_motifs (motif, seq, dream_id, owner_id, scope, week)
       select unnest(motifs), seq, dream_id, owner_id, scope, week from placed`,
      [
        some.map(({ id }) => id),
        some.map(({ motifs }) => motifs.join(' ')),
        some.map(({ id, entry }) => JSON.stringify({ ...entry, id })),
      ],
    );
    const lists = some.flatMap(({ seq, near }) =>
      near.flatMap(({ at, score }) => {
        const others = having.get(at) ?? [];
        const other = others[Math.floor(random() * others.length)];
        return other && other.seq !== seq ? [{ seq, near: other.seq, score }] : [];
      }),
    );
    await client.query(
      `insert into dream_neighbours (seq, near, score)
       select * from unnest($1::bigint[], $2::bigint[], $3::real[]) on conflict do nothing`,
      [lists.map(({ seq }) => seq), lists.map(({ near }) => near), lists.map(({ score }) => score)],
    );
  }
  await client.query('vacuum analyze');
}
