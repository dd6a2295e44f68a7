import type { OwnSymbol } from '@reverie/contract/symbols';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { daysOf, medianGap } from '#features/symbols/gaps.rules.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

/** Below so many dreams no rhythm is looked for. */
const rhythmFrom = 60;

/** The nights something came in, each with its moon; what would be said of a rhythm, and is not. */
export function When({ dreams, sentences }: Pick<OwnSymbol, 'dreams' | 'sentences'>) {
  const t = useMessages('symbols');
  const { date, number } = useFormats();
  const days = daysOf(sentences, date);
  if (days.length === 0) return null;
  const gap = medianGap(days.map(({ dreamedAt }) => dreamedAt));
  return (
    <section className="mt-20">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-display text-h2">{t.when}</h2>
        <p className="text-small text-ink-faint">
          {gap !== null && `${t.gap(gap, number(gap))} `}
          {dreams < rhythmFrom && t.rhythm}
        </p>
      </header>
      <ol className="symbol-moons">
        {days.map(({ dreamId, dreamedAt }) => (
          <li key={dreamId}>
            <Link to={`/dreams/${dreamId}`}>
              <MoonDisc at={dreamedAt} size={21} />
              {date(dreamedAt)}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
