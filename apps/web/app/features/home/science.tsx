import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { useFormats } from '#language/messages.tsx';
import { later } from '#ui/later.ts';

type ScienceText = HomeText['science'];
type FigureName = keyof ScienceText['figures'];
export type Measure = { score: number; low: number; high: number; floor: number; dreams: number };
export type Measures = Record<FigureName, Measure>;
export type Series = { naive: number; kept: number };

type ScienceProps = {
  text: ScienceText;
  series: Series;
  measures: Measures;
  /** The field of dots that the figures of series are drawn as. */
  children: ReactNode;
};

/** What the analysis is measured by: published figures, and what they are not worth. */
export function Science({ text, series, measures, children }: ScienceProps) {
  const { number } = useFormats();
  return (
    <section className="measure home-section" {...later}>
      <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[1fr_25rem]">
        <h2 className="font-display text-title">
          <span className="block">
            {number(series.naive)} {text.titleNaive}{' '}
          </span>
          <span className="block text-accent">
            {number(series.kept)} {text.titleKept}
          </span>
        </h2>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      {children}
      <p className="max-w-3xl text-small text-ink-faint">{text.source}</p>
      <dl className="tiers">
        {Object.entries(text.tiers).map(([key, { name, text: words }]) => (
          <div key={key} data-tier={key}>
            <dt className="font-text text-card">{name}</dt>
            <dd className="mt-1.5 text-ui text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_25rem]">
        <div>
          <h3 className="font-display text-h3">{text.figuresTitle}</h3>
          <dl className="mt-5 border-b border-line">
            <Figure text={text} name="emotions" measure={measures.emotions} />
            <Figure text={text} name="valence" measure={measures.valence} />
          </dl>
        </div>
        <div className="lg:pt-[3.25rem]">
          <p className="text-ui text-ink-soft">{text.limits}</p>
          <Link to="/science" className="lead mt-5">
            {text.protocol}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
    </section>
  );
}

type FigureProps = { text: ScienceText; name: FigureName; measure: Measure };

function Figure({ text, name, measure }: FigureProps) {
  const { number } = useFormats();
  const { score, low, high, floor, dreams } = measure;
  const words = text.figures[name];
  return (
    <div className="measured">
      <dt className="font-medium">{words.name}</dt>
      <dd className="font-display text-h2 tabular-nums">{score}</dd>
      <dd className="measured-scale">
        <Scale low={low} high={high} score={score} floor={floor} />
      </dd>
      <dd className="text-small text-ink-soft">
        {words.unit}, {text.interval} {low}–{high}, {number(dreams)} {text.dreams}. {words.against}{' '}
        {floor}.
      </dd>
    </div>
  );
}

/** The score on its scale: its interval as a soft bar, what it is held against as a tick. */
function Scale({ low, high, score, floor }: Pick<Measure, 'low' | 'high' | 'score' | 'floor'>) {
  return (
    <svg className="scale" width="100%" height="18" aria-hidden="true">
      <line className="scale-line" x1="0" x2="100%" y1="9" y2="9" />
      <rect className="scale-interval" x={`${low}%`} width={`${high - low}%`} y="4" height="10" />
      <line className="scale-floor" x1={`${floor}%`} x2={`${floor}%`} y1="2" y2="16" />
      <circle className="scale-score" cx={`${score}%`} cy="9" r="4" />
    </svg>
  );
}
