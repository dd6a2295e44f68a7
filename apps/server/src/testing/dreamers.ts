import { analyse, entryOf, entryVersion } from '@reverie/oneirology';

/** Three motifs of the engine that few dreams name together. */
export const rareThree = ['lift', 'mirror', 'wolf'] as const;

/** Two nights of two dreams that name them, in French. */
export const rareDreams = [
  'Un loup attend dans l’ascenseur, devant un miroir.',
  'L’ascenseur monte, et un loup me regarde dans le miroir.',
];

type Crowd = {
  dreamers: number;
  carriers: number;
  motifs?: readonly string[];
  /** The nights of their dreams, and what each says. */
  nights?: readonly string[];
  content?: string;
};

/**
 * SQL: as many dreamers, who shared two dreams each long ago, unless other nights are given; the first
 * of them dreamt these motifs in all. Nothing else is known of them.
 */
export function crowdOf(crowd: Crowd): string {
  const { dreamers, carriers, motifs = rareThree, content = 'Un rêve.' } = crowd;
  const { nights = ['2025-02-03', '2025-02-11'] } = crowd;
  const named = `array[${motifs.map((motif) => `'${motif}'`).join(', ')}]`;
  const dated = nights.map((night) => `('${night}'::date)`).join(', ');
  const analysis = analyse(content);
  const entry = JSON.stringify(entryOf({ id: 'crowd', date: null, analysis }));
  return `
    with them as (
      insert into users (id, email, email_key, username, username_key, language, created_at)
      select gen_random_uuid(), 'crowd' || n, 'crowd' || n, 'crowd' || n, 'crowd' || n, 'fr',
        '2025-01-01' from generate_series(1, ${dreamers}) n
      returning id, username
    ), told as (
      insert into dreams (id, owner_id, scope, visibility, content, dreamed_at, night,
        analysis_status, created_at, updated_at)
      select gen_random_uuid(), them.id, 'public', 'public', '${content.replaceAll("'", "''")}', at, at, 'done', at, at
      from them cross join (values ${dated}) nights (at)
      returning id, owner_id, night, seq
    ), readings as (
      select t.id, t.seq, t.owner_id, date_trunc('week', t.night)::date as week,
        case when substr(them.username, 6)::int <= ${carriers} then ${named} else '{}' end as motifs
      from told t join them on them.id = t.owner_id
    ), kept as (
      insert into motif_dreams (dream_id, seq, owner_id, scope, week, motifs, version, entry)
      select id, seq, owner_id, 'public', week, motifs, ${entryVersion}, '${entry}' from readings returning 1
    )
    insert into dream_motifs (motif, seq, dream_id, owner_id, scope, week)
    select unnest(motifs), seq, id, owner_id, 'public', week from readings`;
}
