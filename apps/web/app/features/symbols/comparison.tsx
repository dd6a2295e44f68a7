import type { OwnSymbol } from '@reverie/contract/symbols';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

type Compared = NonNullable<OwnSymbol['comparison']>;
type Difference = Compared['differences'][number];

/** A difference from −1 to 1, as a place on a scale 400 wide. */
const x = (difference: number) => Math.round(200 + 200 * difference);

/** What comes more or less often with a symbol than without it, each with its own interval. */
export function Comparison({ here, elsewhere, compared, differences }: Compared) {
  const t = useMessages('symbols');
  const { number } = useFormats();
  return (
    <section className="mt-16 border-t border-line pt-6">
      <h2 className="font-display text-h3">{t.compared}</h2>
      <p className="mt-2 max-w-2xl text-ui text-ink-soft">
        {t.comparedLead(number(here), number(elsewhere), number(compared))}
      </p>
      {differences.length === 0 ? (
        <p className="mt-4 max-w-2xl text-ui">{t.noDifference}</p>
      ) : (
        <ul className="differences">
          {differences.map((one) => (
            <li key={`${one.kind} ${one.key}`}>
              <Apart of={one} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-small text-ink-faint">{t.notCause}</p>
    </section>
  );
}

function Apart({ of }: { of: Difference }) {
  const { key, kind, label, here, elsewhere, low, high } = of;
  const t = useMessages('symbols').differences;
  const { emotions } = useMessages('analysis');
  const language = useLanguage();
  const { number, percent } = useFormats();
  const names: Record<string, string> = kind === 'feeling' ? emotions : {};
  const said = label?.[language] ?? names[key] ?? key;
  const name = said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
  const points = (share: number) =>
    `${share < 0 ? '−' : '+'}${number(Math.round(100 * Math.abs(share)))}`;
  return (
    <>
      <p>
        <b className="font-medium">{here > elsewhere ? t.more(name) : t.less(name)}</b>
        <span className="block text-small text-ink-soft">
          {t.shares(percent(here), percent(elsewhere))}, {t.interval(points(low), points(high))}
        </span>
      </p>
      <svg aria-hidden="true" viewBox="-6 0 412 16">
        <path d="M0 8 H400 M200 2 V14" className="reading-scale" />
        <path d={`M${x(low)} 8 H${x(high)}`} className="reading-move" />
        <circle cx={x(here - elsewhere)} cy="8" r="4" data-is="now" />
      </svg>
    </>
  );
}
