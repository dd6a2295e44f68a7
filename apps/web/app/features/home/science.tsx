import type { HomeText } from '#features/home/home-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';

type ScienceText = HomeText['science'];
export type Measure = { score: number; low: number; high: number; floor: number; dreams: number };
export type Measures = Record<'emotions', Measure>;
export type Series = { naive: number; kept: number };

type ScienceProps = { text: ScienceText; series: Series; measures: Measures };

/** What the reading is worth, in two figures and what they are not. */
export function Science({ text, series, measures: { emotions } }: ScienceProps) {
  const { number } = useFormats();
  return (
    <dl className="trust">
      <div>
        <dt>{text.series}</dt>
        <dd>
          <strong>
            {number(series.naive)} → {number(series.kept)}
          </strong>{' '}
          {text.seriesText}
        </dd>
      </div>
      <div>
        <dt>{text.feelings}</dt>
        <dd>
          <strong>{emotions.score}</strong>{' '}
          {fill(text.feelingsText, {
            low: String(emotions.low),
            high: String(emotions.high),
            floor: String(emotions.floor),
            dreams: number(emotions.dreams),
          })}
        </dd>
      </div>
    </dl>
  );
}
