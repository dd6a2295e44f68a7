import type { Patterns } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import type { FollowedChart } from '#features/patterns/charts.server.ts';
import { More } from '#features/patterns/more.tsx';
import { type Choices, kindOf, pathOf } from '#features/patterns/rules.ts';
import { useDays, useNames } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

/** Feelings that most dreams have: a row where there is room. */
const shownCharts = 2;

type OverTimeProps = {
  patterns: Patterns;
  charts: readonly FollowedChart[];
  choices: Choices;
};

/** Feelings, nightmares and lucidity, stretch by stretch, each with its interval. */
export function OverTime({ patterns, charts, choices }: OverTimeProps) {
  const t = useMessages('patterns').overTime;
  const { by } = patterns.overTime;
  const feelings = charts
    .filter(({ item }) => kindOf(item) === 'emotion')
    .toSorted((a, b) => b.k - a.k);
  const cues = charts.filter(({ item }) => kindOf(item) === 'cue');
  if (charts.length === 0) return null;
  return (
    <section className="pattern-section" aria-labelledby="over-time">
      <h2 id="over-time" className="font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ui text-ink-soft">{t.lead(t.by[by])}</p>
      <Charts charts={feelings} patterns={patterns} choices={choices} />
      <h3 className="mt-12 font-display text-h3">{t.cues}</h3>
      <p className="mt-2 max-w-2xl text-ui text-ink-soft">{t.cuesLead}</p>
      <Charts charts={cues} patterns={patterns} choices={choices} />
      <Table patterns={patterns} />
    </section>
  );
}

function Charts({ charts, patterns, choices }: OverTimeProps) {
  const words = useMessages('patterns');
  const t = words.overTime;
  const { number } = useFormats();
  const nameOf = useNames(patterns.labels);
  const day = useDays();
  const [first, last] = [patterns.overTime.stretches[0], patterns.overTime.stretches.at(-1)];
  return (
    <More
      className="pattern-charts"
      shown={shownCharts}
      items={charts.map(({ item, k, width, height, points, path }) => {
        const possible = patterns.returning.find((one) => one.item === item)?.possible ?? 0;
        const said = words.counted(
          number(k),
          possible > 0 ? number(possible) : null,
          number(patterns.dreams),
        );
        return (
          <li key={item}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              {k > 0 ? (
                <Link to={pathOf({ ...choices, item })} className="inline-link font-medium">
                  {nameOf(item)}
                </Link>
              ) : (
                <span className="font-medium">{nameOf(item)}</span>
              )}
              <span className="text-small text-ink-faint">{said}</span>
            </p>
            {k === 0 && <p className="mt-2 text-small text-ink-faint">{t.absent}</p>}
            {k > 0 && (
              <>
                <svg
                  role="img"
                  aria-label={t.chart(nameOf(item), number(k))}
                  viewBox={`0 0 ${width} ${height}`}
                  className="pattern-chart"
                >
                  <path d={`M0 ${height - 8}H${width}M0 8H${width}`} className="pattern-line" />
                  <path d={path} className="pattern-course" />
                  {points.map(({ x, y, low, high }) => (
                    <g key={x}>
                      <path d={`M${x} ${low}V${high}`} className="pattern-whisker" />
                      <circle cx={x} cy={y} r="3.5" className="pattern-point" />
                    </g>
                  ))}
                </svg>
                <p className="flex justify-between text-small text-ink-faint" aria-hidden="true">
                  <span>{first && day(first.from)}</span>
                  {last && last !== first && <span>{day(last.from)}</span>}
                </p>
              </>
            )}
          </li>
        );
      })}
    />
  );
}

function Table({ patterns: { overTime, labels } }: Pick<OverTimeProps, 'patterns'>) {
  const words = useMessages('patterns');
  const t = words.overTime;
  const { number } = useFormats();
  const nameOf = useNames(labels);
  const day = useDays();
  const items = overTime.stretches[0]?.counts.map(({ item }) => item) ?? [];
  return (
    <details className="pattern-table">
      <summary>{t.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={t.tableOf} className="pattern-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              {items.map((item) => (
                <th key={item} scope="col">
                  {nameOf(item)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {overTime.stretches.map(({ from, dreams, counts }) => (
              <tr key={from}>
                <th scope="row">{day(from)}</th>
                {counts.map(({ item, k }) => (
                  <td key={item}>{words.counted(number(k), null, number(dreams))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
