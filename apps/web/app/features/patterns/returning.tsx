import type { Patterns } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import { More } from '#features/patterns/more.tsx';
import { type Choices, kindOf, pathOf } from '#features/patterns/rules.ts';
import { useNames } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

/** Of each kind; those that come in most dreams. */
const shownOfKind = 6;
const kinds = ['person', 'setting', 'symbol'] as const;

/** People, places and symbols that come back, with the words they stand in. */
export function ReturningThings({ patterns, choices }: { patterns: Patterns; choices: Choices }) {
  const words = useMessages('patterns');
  const t = words.returning;
  const { number } = useFormats();
  const nameOf = useNames(patterns.labels);
  const groups = kinds
    .map((kind) => ({
      kind,
      things: patterns.returning.filter(({ item }) => kindOf(item) === kind),
    }))
    .filter(({ things }) => things.length > 0);
  return (
    <section className="pattern-section" aria-labelledby="returning">
      <h2 id="returning" className="font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-2 text-ui text-ink-soft">{groups.length > 0 ? t.lead : t.none}</p>
      <div className="pattern-groups">
        {groups.map(({ kind, things }) => (
          <div key={kind} className="min-w-0">
            <h3 className="font-display text-h3">{t.kinds[kind]}</h3>
            <More
              shown={shownOfKind}
              items={things.map(({ item, k, n, possible, words: said }) => (
                <li key={item}>
                  <p className="flex items-baseline justify-between gap-4">
                    <Link to={pathOf({ ...choices, item })} className="inline-link">
                      {nameOf(item)}
                    </Link>
                    <span className="text-small whitespace-nowrap text-ink-faint">
                      {words.counted(number(k), possible > 0 ? number(possible) : null, number(n))}
                    </span>
                  </p>
                  <p className="pattern-said">
                    {said.slice(0, 5).map(({ text, dreams }) => (
                      <span key={text}>
                        <i>{text}</i> {number(dreams)}
                      </span>
                    ))}
                  </p>
                </li>
              ))}
            />
          </div>
        ))}
      </div>
      {groups.length > 0 && <p className="mt-6 text-small text-ink-faint">{words.legend}</p>}
    </section>
  );
}
