import { randomUUID } from 'node:crypto';
import { matchAccountDays, motifDays } from '@reverie/contract/matches.rules';
import { entryVersion } from '@reverie/oneirology';
import type pg from 'pg';

/** Somebody who dreamt of these motifs, each on two nights, and whether they agree to be told of others. */
export type Dreamer = { motifs: readonly string[]; agrees: boolean };

const batchSize = 5_000;
const longAgo = matchAccountDays + motifDays + 30;

/** Fills a migrated database with dreamers, three public dreams each, as the postings keep them. */
export async function fillDreamers(client: pg.Client, dreamers: readonly Dreamer[]): Promise<void> {
  await client.query('set synchronous_commit = off');
  // Lists and calendars count dreams as they come: nothing of theirs is asked here.
  await client.query('alter table dreams disable trigger user');
  for (let from = 0; from < dreamers.length; from += batchSize) {
    const some = dreamers
      .slice(from, from + batchSize)
      .map((each) => ({ id: randomUUID(), ...each }));
    const column = <T>(of: (dreamer: (typeof some)[number]) => T) => some.map(of);
    await client.query(
      `insert into users (id, email, email_key, username, username_key, password_hash, language,
         is_public, created_at)
       select id, id, id, id, id, 'none', 'fr', true, now() - interval '${longAgo} days'
       from unnest($1::uuid[]) as d (id)`,
      [column(({ id }) => id)],
    );
    await client.query(
      `insert into consents (id, user_id, kind, text_version, recipients, granted_at, answer)
       select gen_random_uuid(), id, 'matching', '1', '[]', now() - interval '1 day', 'accepted'
       from unnest($1::uuid[]) as d (id)`,
      [some.flatMap(({ id, agrees }) => (agrees ? [id] : []))],
    );
    await client.query(
      `with told as (
         insert into dreams (id, owner_id, scope, visibility, content, dreamed_at, night, language,
           analysis_status, created_at, updated_at)
         select gen_random_uuid(), d.id, 'public', 'public', 'Un rêve.', n.at, n.at::date, 'fr',
           'done', n.at, n.at
         from unnest($1::uuid[]) as d (id)
         cross join lateral (
           select now() - (${longAgo} + step) * interval '1 day' as at from generate_series(1, 3) step
         ) n
         returning id, seq, owner_id, night
       ), placed as (
         select t.*, date_trunc('week', t.night::timestamp)::date as week,
           -- The last of three nights holds nothing that comes again.
           case when row_number() over (partition by t.owner_id order by t.night) < 3
             then string_to_array(d.motifs, ' ') else '{}' end as motifs
         from told t join unnest($1::uuid[], $2::text[]) as d (id, motifs) on d.id = t.owner_id
       ), kept as (
         insert into motif_dreams (dream_id, seq, owner_id, scope, week, language, motifs, version, entry)
         select id, seq, owner_id, 'public', week, 'fr', motifs, ${entryVersion}, '{}' from placed
       )
       insert into dream_motifs (motif, seq, dream_id, owner_id, scope, week)
       select unnest(motifs), seq, id, owner_id, 'public', week from placed`,
      [column(({ id }) => id), column(({ motifs }) => motifs.join(' '))],
    );
  }
  await client.query('alter table dreams enable trigger user');
  await client.query('vacuum analyze');
}
