import type { SimilarDreams } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import { useDays } from '#features/patterns/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';

type Own = NonNullable<SimilarDreams['own']>;
/** Concepts that have a motif’s page. */
type Paged = { paged: readonly string[] };
type Reason = SimilarDreams['dreams'][number]['reasons'][number];

/** One's own dreams that are most like this one, each with what the two share. */
export function OwnSimilar({ dreams, compared, paged }: Own & Paged) {
  const t = useMessages('patterns').similar;
  const { number } = useFormats();
  const day = useDays();
  const langOf = useLangOf();
  if (dreams.length === 0) return null;
  return (
    <section className="mt-16 border-t border-line pt-6">
      <h2 className="font-display text-h3">{t.title}</h2>
      <p className="mt-2 text-small text-ink-faint">{t.lead(compared, number(compared))}</p>
      <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
        {dreams.map(({ dream: { id, title, language, night }, reasons }) => (
          <li key={id} className="border-t border-line py-3">
            <Link to={`/dreams/${id}`} className="inline-link font-text text-card">
              {title ? <bdi lang={langOf(language)}>{title}</bdi> : t.untitled(day(night))}
            </Link>
            {title && <p className="text-small text-ink-faint">{day(night)}</p>}
            <Shared reasons={reasons} paged={paged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What two dreams have in common, with the words it stands in. */
export function Shared({ reasons, paged }: Paged & { reasons: readonly Reason[] }) {
  const t = useMessages('patterns').similar;
  const { emotions } = useMessages('analysis');
  const language = useLanguage();
  const feelings: Record<string, string> = emotions;
  const named = reasons.flatMap(({ kind, key, label, words }) => {
    const name = kind === 'concept' ? label?.[language] : kind === 'emotion' ? feelings[key] : null;
    const to = kind === 'concept' && paged.includes(key) ? `/dreams/motif/${key}` : null;
    return name ? [{ name: name.toLocaleLowerCase(language), to, words }] : [];
  });
  return (
    <p className="mt-1 text-small text-ink-soft">
      {t.shared}{' '}
      {named.map(({ name, to, words }, place) => (
        <span key={name}>
          {place > 0 && ', '}
          {to ? (
            // A card is a link as a whole: what leads elsewhere lies above it.
            <Link to={to} className="inline-link relative z-10">
              {name}
            </Link>
          ) : (
            name
          )}
          {words.length > 0 && (
            <>
              {' ('}
              <i className="font-text">{words.join(', ')}</i>
              {')'}
            </>
          )}
        </span>
      ))}
    </p>
  );
}
