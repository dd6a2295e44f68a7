import type { OwnSymbol } from '@reverie/contract/symbols';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';

type Sentences = OwnSymbol['sentences'];

/** One's own sentences, aligned on the word. */
export function Concordance({ sentences }: { sentences: Sentences }) {
  const t = useMessages('symbols');
  const { date } = useFormats();
  if (sentences.length === 0) return null;
  return (
    <section className="mt-20">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-display text-h2">{t.sentences}</h2>
        <p className="text-small text-ink-faint">{t.aligned}</p>
      </header>
      <ol className="concordance">
        {sentences.map(({ dreamId, dreamedAt, before, word, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one dream may say one sentence twice
          <li key={`${dreamId} ${place}`}>
            <span className="concordance-night">
              <MoonDisc at={dreamedAt} />
              {date(dreamedAt)}
            </span>
            <Link to={`/dreams/${dreamId}`} dir="auto" className="concordance-line">
              <span className="concordance-before">{before}</span>
              <span>
                <b>{word}</b>
                {after}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
