import type { Patterns } from '@reverie/contract/patterns';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { DreamLinks, type Named } from '#features/patterns/dream-links.tsx';
import { journalOf, keyOf, kindOf, type Returning } from '#features/patterns/rules.ts';
import { Scale } from '#features/patterns/scale.tsx';
import { useFigures, useNames } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

const comparedFrom = 25;

/** One thing that comes back, looked at closely: how often, against whom, in which words. */
export function ChosenThing({
  patterns,
  thing,
  named,
}: {
  patterns: Patterns;
  thing: Returning;
  named: Named;
}) {
  const words = useMessages('patterns');
  const t = words.chosen;
  const { number, percent } = useFormats();
  const { effect, chance } = useFigures();
  const nameOf = useNames(patterns.labels);
  const { item, k, n, possible, share, low, high } = thing;
  const { themes, reference } = patterns;
  const isSymbol = kindOf(item) === 'symbol';
  const theme =
    isSymbol && themes.status === 'enough'
      ? themes.findings.find(({ concept }) => concept === keyOf(item))
      : undefined;
  const journal = journalOf(item);
  const standing =
    n < comparedFrom
      ? t.tooFew(number(comparedFrom))
      : theme
        ? t.theme(number(theme.nights), effect(theme.h), chance(theme.q))
        : reference === 'none'
          ? t.noReference
          : isSymbol
            ? t.noTheme
            : null;
  return (
    <section className="pattern-chosen" aria-labelledby="chosen-thing">
      <h2 id="chosen-thing" className="font-display text-h2">
        {k > 1 ? t.returns(nameOf(item)) : t.once(nameOf(item))}
      </h2>
      <p className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-1">
        <span className="pattern-share font-display">{percent(share)}</span>
        <span className="pb-2 text-small text-ink-soft">
          {t.share}
          <br />
          {words.counted(number(k), possible > 0 ? number(possible) : null, number(n))}
        </span>
      </p>
      <Scale share={share} low={low} high={high} expected={theme?.expected} />
      <p className="mt-1 text-small text-ink-faint">
        {t.interval(percent(low), percent(high))}
        {theme && `, ${t.expected(percent(theme.expected))}`}
      </p>
      {standing && <p className="mt-4 text-ui">{standing}</p>}
      {thing.words.length > 0 && (
        <>
          <h3 className="mt-6 text-small text-ink-faint">{t.words}</h3>
          <ul className="pattern-words">
            {thing.words.map(({ text, dreams }) => (
              <li key={text}>
                <i>{text}</i> {number(dreams)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {journal && (
          <Link to={journal} className="lead">
            {t.reread(k, number(k))}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        {isSymbol && (
          <Link to={`/journal/symbols/${keyOf(item)}`} className="lead">
            {t.symbol}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </p>
      <DreamLinks ids={thing.dreams} count={k} named={named} />
    </section>
  );
}
