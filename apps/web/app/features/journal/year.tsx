import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { KnownNight } from '#features/journal/moon-strip.tsx';
import { cellsOf, isFull } from '#features/journal/moons.rules.ts';
import { monthWords, nightWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { classNames } from '#ui/class-names.ts';

/** A cell and the gap after it, as drawn: 19.2 and 3.5. */
const step = 22.7;
const size = 19.2;
const left = 40;
const top = 26;

type YearProps = { year: number; known: ReadonlyMap<string, KnownNight>; today: string };

/** A year of nights: the more dreams, the brighter. The same is said in a table. */
export function Year({ year, known, today }: YearProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  const cells = cellsOf(year);
  const weeks = (cells.at(-1)?.week ?? 52) + 1;
  const noted = cells.filter(({ night }) => known.has(night));
  const width = left + weeks * step;
  const newest = noted.at(-1)?.week;
  const scroll = useRef<HTMLElement>(null);
  // Where it is wider than the window, it begins with what is newest.
  useEffect(() => {
    const { current } = scroll;
    if (!current || newest === undefined) return;
    const end = ((left + (newest + 3) * step) / width) * current.scrollWidth;
    current.scrollLeft = end - current.clientWidth;
  }, [newest, width]);
  const dreams = noted.reduce((sum, { night }) => sum + (known.get(night)?.dreams ?? 0), 0);
  const withDreams = noted.filter(({ night }) => (known.get(night)?.dreams ?? 0) > 0).length;
  const said = t.inNights({
    dreams: t.dreams(dreams, number(dreams)),
    nights: t.nights(withDreams, number(withDreams)),
  });
  return (
    <section className="mt-8">
      <p className="text-ink-soft">{noted.length > 0 ? said : t.emptyYear}</p>
      {/* Wider than a phone: it scrolls beside its own table. */}
      <section
        ref={scroll}
        aria-label={t.yearTitle(String(year))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="year-scroll"
      >
        <svg
          role="img"
          aria-label={said}
          className="year"
          viewBox={`0 0 ${width} ${top + 7 * step + 16}`}
        >
          {cells
            .filter(({ night }) => night.endsWith('-01'))
            .map(({ night, week }) => (
              <text key={night} x={left + week * step} y="14">
                {monthWords(night.slice(0, 7), language, 'short').replace(/\.$/, '')}
              </text>
            ))}
          {t.days.map((name, day) =>
            day % 2 === 0 ? (
              <text key={name} x="0" y={top + day * step + 14}>
                {name}
              </text>
            ) : null,
          )}
          {cells.map(({ night, week, day }) => (
            <rect
              key={night}
              x={left + week * step}
              y={top + day * step}
              width={size}
              height={size}
              rx="4"
              className={classNames(
                'year-cell',
                night > today && !known.has(night) && 'year-coming',
              )}
              data-level={levelOf(known.get(night))}
            />
          ))}
          {cells
            .filter(({ night }) => isFull(night))
            .map(({ night, week }) => (
              <circle
                key={night}
                cx={left + week * step + size / 2}
                cy={top + 7 * step + 8}
                r="4"
                className="moon-lit"
              />
            ))}
        </svg>
      </section>
      <Legend />
      {noted.length > 0 && (
        <details className="mt-8">
          <summary className="w-max cursor-pointer text-ui font-medium">{t.yearTable}</summary>
          <table className="year-table">
            <thead>
              <tr>
                <th scope="col">{t.night}</th>
                <th scope="col">{t.count}</th>
              </tr>
            </thead>
            <tbody>
              {noted.map(({ night }) => (
                <tr key={night}>
                  <th scope="row">
                    {known.get(night)?.dreams ? (
                      <Link to={`/journal?night=${night}`} className="inline-link">
                        {nightWords(night, language)}
                      </Link>
                    ) : (
                      nightWords(night, language)
                    )}
                  </th>
                  <td>{known.get(night)?.dreams || t.noRecall}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function levelOf(night: KnownNight | undefined): string {
  if (!night) return 'none';
  if (night.dreams === 0) return night.hadNoRecall ? 'empty' : 'none';
  return String(Math.min(night.dreams, 3));
}

function Legend() {
  const { legend } = useMessages('journal');
  const levels = [
    ['none', legend.none],
    ['empty', legend.noRecall],
    ['1', legend.one],
    ['2', legend.two],
    ['3', legend.more],
  ] as const;
  return (
    <ul className="year-legend">
      {levels.map(([level, name]) => (
        <li key={level}>
          <svg aria-hidden="true" width="15" height="15" viewBox="-1 -1 21.2 21.2">
            <rect width={size} height={size} rx="4" className="year-cell" data-level={level} />
          </svg>
          {name}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" width="10" height="10" viewBox="-5 -5 10 10">
          <circle r="4" className="moon-lit" />
        </svg>
        {legend.full}
      </li>
    </ul>
  );
}
