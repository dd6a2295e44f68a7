import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** What symbols mean to their dreamer, by symbol; null for everybody else. */
export type OwnMeanings = Readonly<Record<string, string>> | null;

const MeaningsContext = createContext<OwnMeanings>(null);

export function OwnMeaningsProvider({ of, children }: { of: OwnMeanings; children: ReactNode }) {
  return <MeaningsContext value={of}>{children}</MeaningsContext>;
}

/** Beside what was found, what it means to its dreamer, or the way to say so. */
export function OwnMeaning({ symbol }: { symbol: string | null }) {
  const t = useMessages('analysis');
  const meanings = useContext(MeaningsContext);
  if (!meanings || symbol === null) return null;
  const meaning = meanings[symbol];
  return (
    <p className="pb-2 text-small text-ink-soft">
      {meaning && <q className="italic">{meaning}</q>}{' '}
      <Link
        to={`/journal/symbols/${symbol}`}
        className="inline-link inline-block min-h-6 leading-6"
      >
        {meaning ? t.ownMeaning : t.sayMeaning}
      </Link>
    </p>
  );
}
