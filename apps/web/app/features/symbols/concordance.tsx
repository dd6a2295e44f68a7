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

type Beside = OwnSymbol['feelings'];
type BesideProps = {
  title: string;
  all: number;
  rows: Beside;
  nameOf: (row: Beside[number]) => string;
};

/** With what it comes, counted; nothing is compared. */
export function BesideIt({ title, all, rows, nameOf }: BesideProps) {
  const t = useMessages('symbols');
  const { number } = useFormats();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-display text-h3">{title}</h3>
      <ul>
        {rows.map((row) => (
          <li
            key={row.key}
            className="flex justify-between gap-6 border-t border-line py-2 text-ui"
          >
            <span className="first-letter:uppercase">{nameOf(row)}</span>
            <span className="text-small text-ink-soft">
              {t.of(
                t.counted(number(row.dreams), row.possible > 0 ? number(row.possible) : null),
                number(all),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
