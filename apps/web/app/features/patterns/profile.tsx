import type { Patterns } from '@reverie/contract/patterns';
import { DreamLinks, type Named } from '#features/patterns/dream-links.tsx';
import { More } from '#features/patterns/more.tsx';
import { Scale } from '#features/patterns/scale.tsx';
import { useFigures } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

const mostQ = 0.05;
const shownMeasures = 6;

type Norms = Extract<Patterns['norms'], { status: 'enough' }>;
type Ratio = Norms['ratios'][number];

/** The percentages of Hall and Van de Castle, beside those of the group one chose. */
export function Profile({ patterns, named }: { patterns: Patterns; named: Named }) {
  const words = useMessages('patterns');
  const t = words.norms;
  const { number } = useFormats();
  const { norms, reference } = patterns;
  return (
    <section className="pattern-section" aria-labelledby="profile">
      <h2 id="profile" className="font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ui text-ink-soft">{t.lead}</p>
      {norms.status !== 'enough' ? (
        <p className="mt-4 max-w-2xl text-ui">
          {t.below(words.dreams(norms.have, number(norms.have)), number(norms.need))}
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-2xl text-ui text-ink-soft">
            {reference === 'none'
              ? t.noReference
              : t.reference(number(norms.ratios.filter(({ comparison }) => comparison).length))}
            {norms.certainty === 'very-uncertain' && ` ${t.uncertain}`}
          </p>
          <More
            className="pattern-ratios"
            shown={shownMeasures}
            items={norms.ratios.toSorted(apartFirst).map((ratio) => (
              <li key={ratio.measure}>
                <Measure ratio={ratio} named={named} />
              </li>
            ))}
          />
        </>
      )}
    </section>
  );
}

/** What stands apart from the group one chose is read first; the others keep their order. */
const apartFirst = (a: Ratio, b: Ratio) => Number(isApart(b)) - Number(isApart(a));

function isApart({ comparison }: Ratio): boolean {
  return comparison !== null && comparison !== undefined && comparison.q < mostQ;
}

function Measure({ ratio, named }: { ratio: Ratio; named: Named }) {
  const t = useMessages('patterns').norms;
  const { number, percent } = useFormats();
  const { effect, chance } = useFigures();
  const { measure, k, n, share, low, high, comparison } = ratio;
  if (n === 0) {
    return (
      <p className="text-ink-faint">
        {t.measures[measure]}
        <span className="block text-small">{t.nothing}</span>
      </p>
    );
  }
  const said = comparison && [
    t.within(effect(comparison.h), effect(comparison.hLow), effect(comparison.hHigh)),
    chance(comparison.q),
  ];
  return (
    <>
      <div className="min-w-0">
        <p>{t.measures[measure]}</p>
        <p className="text-small text-ink-soft">
          {t.interval(percent(share), percent(low), percent(high))}, {t.of(number(k), number(n))}
        </p>
        {comparison && said && (
          <p className="text-small text-ink-soft">
            {t.expected(percent(comparison.expected))},{' '}
            {comparison.q < mostQ ? (
              <b className="font-medium text-ink">{t.apart(said[0] ?? '', said[1] ?? '')}</b>
            ) : (
              t.notApart(said[0] ?? '', said[1] ?? '')
            )}
          </p>
        )}
        <DreamLinks ids={ratio.dreams} named={named} />
      </div>
      <Scale share={share} low={low} high={high} expected={comparison?.expected} />
    </>
  );
}
