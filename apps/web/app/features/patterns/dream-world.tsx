import type { Patterns } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import type { Named } from '#features/patterns/dream-links.tsx';
import type { DreamMap } from '#features/patterns/map.server.ts';
import { type Choices, pathOf, type Returning } from '#features/patterns/rules.ts';
import { useCentred } from '#features/patterns/use-centred.ts';
import { useDays, useFigures, useNames } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';

const comparedFrom = 25;

type DreamWorldProps = {
  patterns: Patterns;
  map: DreamMap | null;
  chosen: Returning | null;
  choices: Choices;
  named: Named;
};

/** One's own dream world as constellations: each star a dream, near what comes together. */
export function DreamWorld({ patterns, map, chosen, choices, named }: DreamWorldProps) {
  const t = useMessages('patterns').map;
  const { number } = useFormats();
  const nameOf = useNames(patterns.labels);
  const { beside } = patterns;
  const words = useMessages('patterns');
  return (
    <section className="min-w-0">
      <h2 className="font-display text-h2">{t.title}</h2>
      <p className="mt-2 text-small text-ink-faint">{map ? t.lead : t.few}</p>
      {map && (
        <>
          <p className="sr-only">
            {t.summary(number(map.constellations.length), words.dreams(beside.n, number(beside.n)))}
          </p>
          <Sky map={map} chosen={chosen} choices={choices} named={named} nameOf={nameOf} />
          <ul className="pattern-names">
            {beside.nodes.map(({ item, k }) => (
              <li key={item}>
                <Link
                  to={pathOf({ ...choices, item })}
                  preventScrollReset
                  aria-current={item === chosen?.item ? 'true' : undefined}
                >
                  <i>{nameOf(item)}</i> {number(k)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pairs beside={beside} nameOf={nameOf} />
    </section>
  );
}

type SkyProps = Pick<DreamWorldProps, 'chosen' | 'choices' | 'named'> & {
  map: DreamMap;
  nameOf: (item: string) => string;
};

/** Drawn for the eye: the list below it and the table say the same, and lead to the same places. */
function Sky({ map: { box, constellations, bridges }, chosen, choices, named, nameOf }: SkyProps) {
  const t = useMessages('patterns').map;
  const day = useDays();
  const langOf = useLangOf();
  const { number } = useFormats();
  const place = useCentred(chosen?.item);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={place} tabIndex={0} aria-label={t.title} className="pattern-sky-scroll">
      <svg
        aria-hidden="true"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        className="pattern-sky"
      >
        {bridges.map(({ a, b, path, k, isApart }) => (
          <path
            key={`${a} ${b}`}
            d={path}
            className="pattern-bridge"
            data-apart={isApart || undefined}
            strokeWidth={Math.min(3, 0.6 + k / 8)}
          />
        ))}
        {constellations.map(({ item, k, label, stars, lines }) => (
          <g
            key={item}
            className="pattern-constellation"
            data-chosen={item === chosen?.item || undefined}
          >
            <path d={lines} />
            {stars.map(({ x, y, r, dream }) => (
              <Link key={dream} to={`/dreams/${dream}`} tabIndex={-1}>
                <circle cx={x} cy={y} r="11" className="pattern-reach" />
                <circle cx={x} cy={y} r={r} className="pattern-star" />
                <title lang={langOf(named.get(dream)?.language ?? null)}>
                  {t.starOf(named.get(dream)?.title ?? '', day(named.get(dream)?.night ?? ''))}
                </title>
              </Link>
            ))}
            <Link to={pathOf({ ...choices, item })} preventScrollReset tabIndex={-1}>
              <text x={label.x} y={label.y} textAnchor="middle">
                <tspan className="pattern-name">{nameOf(item)}</tspan>
                <tspan dx="7" className="pattern-count">
                  {number(k)}
                </tspan>
              </text>
            </Link>
          </g>
        ))}
      </svg>
    </section>
  );
}

type PairsProps = { beside: Patterns['beside']; nameOf: (item: string) => string };

function Pairs({ beside: { pairs, looks }, nameOf }: PairsProps) {
  const t = useMessages('patterns').map;
  const { number } = useFormats();
  const { points } = useFigures();
  if (pairs.length === 0) return null;
  const inOrder = [...pairs].sort((a, b) => Number(b.isApart) - Number(a.isApart) || b.k - a.k);
  return (
    <>
      <p className="mt-4 max-w-2xl text-small text-ink-soft">
        {looks === 0 ? t.counted(number(comparedFrom)) : t.compared(number(looks))}
        {looks > 0 && !pairs.some(({ isApart }) => isApart) && ` ${t.noneApart}`}
      </p>
      <details className="pattern-table">
        <summary>{t.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.pair}</th>
              <th scope="col">{t.both}</th>
              {looks > 0 && <th scope="col">{t.difference}</th>}
            </tr>
          </thead>
          <tbody>
            {inOrder.map(({ a, b, k, difference, isApart }) => (
              <tr key={`${a} ${b}`} data-apart={isApart || undefined}>
                <th scope="row">
                  {nameOf(a)}, {nameOf(b)}
                </th>
                <td>{number(k)}</td>
                {looks > 0 && (
                  <td>
                    {difference &&
                      t.points(
                        points(difference.by),
                        points(difference.low),
                        points(difference.high),
                      )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
