import type { Patterns } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import type { WeekChart } from '#features/patterns/charts.server.ts';
import type { Named } from '#features/patterns/dream-links.tsx';
import { Counted, Findings, type NameOf } from '#features/patterns/rhythms.tsx';
import {
  type Choices,
  countedOnOneDay,
  keyOf,
  kindOf,
  pathOf,
  type Returning,
  weekOrder,
} from '#features/patterns/rules.ts';
import { useNames } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

const mostRows = 12;

type WeekProps = {
  patterns: Patterns;
  onDays: Returning | null;
  chart: WeekChart | null;
  choices: Choices;
  named: Named;
};

/** Rhythms: what stands out from chance, which is mostly nothing; and every day, counted. */
export function Week({ patterns, onDays, chart, choices, named }: WeekProps) {
  const words = useMessages('patterns');
  const t = words.week;
  const { number } = useFormats();
  const nameOf = useNames(patterns.labels);
  const { temporal } = patterns;
  const nightsSaid = (count: number) => words.nights(count, number(count));
  const findings = temporal.status === 'enough' ? temporal.findings : [];
  return (
    <section className="pattern-section" aria-labelledby="week">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          <h2 id="week" className="font-display text-h2">
            {t.title}
          </h2>
          {findings.length === 0 && <p className="mt-3 font-display text-h3">{t.none}</p>}
          <p className="mt-3 max-w-xl text-ui text-ink-soft">
            {temporal.status !== 'enough'
              ? t.below(nightsSaid(temporal.have), number(temporal.need))
              : findings.length > 0
                ? t.found(number(temporal.tested), nightsSaid(patterns.nights))
                : t.searched(number(temporal.tested), nightsSaid(patterns.nights))}
          </p>
          {temporal.status === 'enough' && findings.length === 0 && (
            <p className="mt-2 max-w-xl text-ui text-ink-soft">{t.usual}</p>
          )}
          <Counted counted={countedOnOneDay(patterns)} choices={choices} nameOf={nameOf} />
          <Findings findings={findings} nameOf={nameOf} named={named} />
        </div>
        {onDays && chart && <Days of={onDays} chart={chart} nameOf={nameOf} />}
      </div>
      <Table patterns={patterns} choices={choices} nameOf={nameOf} />
    </section>
  );
}

function Days({ of, chart, nameOf }: NameOf & { of: Returning; chart: WeekChart }) {
  const t = useMessages('patterns').week;
  const { width, height, points, days, even } = chart;
  return (
    <figure className="min-w-0">
      <figcaption className="font-medium">{nameOf(of.item)}</figcaption>
      <svg
        role="img"
        aria-label={t.chart(nameOf(of.item))}
        viewBox={`0 0 ${width} ${height + 26}`}
        className="pattern-chart"
      >
        <path d={`M0 ${even}H${width}`} className="pattern-even" />
        {points.map(({ x, y, low, high }) => (
          <g key={x}>
            <path d={`M${x} ${low}V${high}`} className="pattern-whisker" />
            <circle cx={x} cy={y} r="5" className="pattern-point" />
          </g>
        ))}
        {days.map(({ x, weekday }) => (
          <text key={weekday} x={x} y={height + 20} textAnchor="middle">
            {t.days[weekday]}
          </text>
        ))}
      </svg>
      <p className="text-small text-ink-faint">{t.even}</p>
    </figure>
  );
}

function Table({ patterns, choices, nameOf }: NameOf & Pick<WeekProps, 'patterns' | 'choices'>) {
  const words = useMessages('patterns');
  const t = words.week;
  const { number } = useFormats();
  // A place is counted as a symbol too: once is enough here.
  const symbols = new Set(patterns.returning.map(({ item }) => item));
  const things = patterns.returning
    .filter(({ item }) => kindOf(item) !== 'setting' || !symbols.has(`symbol:${keyOf(item)}`))
    .slice(0, mostRows);
  const [first] = things;
  if (!first) return null;
  const seasons = t.seasons.flatMap((name, season) =>
    (first.seasons[season]?.nights ?? 0) > 0 ? [{ name, season }] : [],
  );
  return (
    <details className="pattern-table" open>
      <summary>{t.table}</summary>
      <p className="text-small text-ink-faint">{t.key}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={t.table} className="pattern-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              {weekOrder.map((weekday) => (
                <th key={weekday} scope="col">
                  {t.days[weekday]}
                </th>
              ))}
              {seasons.map(({ name, season }) => (
                <th key={season} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things.map(({ item, weekdays, seasons: bins }) => (
              <tr key={item}>
                <th scope="row">
                  <Link
                    to={pathOf({ ...choices, item })}
                    preventScrollReset
                    className="inline-link"
                  >
                    {nameOf(item)}
                  </Link>
                </th>
                {weekOrder.map((weekday) => (
                  <Cell key={weekday} bin={weekdays[weekday]} />
                ))}
                {seasons.map(({ season }) => (
                  <Cell key={season} bin={bins[season]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );

  function Cell({ bin }: { bin: Returning['weekdays'][number] | undefined }) {
    const { nights = 0, present = 0 } = bin ?? {};
    return (
      <td data-present={present > 0 || undefined}>
        {nights > 0 && t.cell(number(present), number(nights))}
      </td>
    );
  }
}
