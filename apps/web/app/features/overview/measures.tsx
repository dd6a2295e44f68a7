import type { FeaturesText } from '#features/overview/features-text.fr.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';

type MeasuredText = FeaturesText['measured'];
export type MeasureName = keyof MeasuredText['lines'];
/** As docs/science.md writes them: of 100, or a κ as `.58`. */
export type ShownMeasure = {
  name: MeasureName;
  n: number;
  value: string;
  low: string;
  high: string;
};

type MeasuresProps = { text: MeasuredText; measures: readonly ShownMeasure[] };

/** Published scores, each on its scale with its interval. */
export function Measures({ text, measures }: MeasuresProps) {
  const { number } = useFormats();
  const language = useLanguage();
  // κ is written .58 by those who use it, and 0,58 by readers of French.
  const shown = (value: string) =>
    value.startsWith('.') ? (language === 'fr' ? `0,${value.slice(1)}` : `0${value}`) : value;
  return (
    <dl className="scores">
      {measures.map(({ name, n, value, low, high }) => (
        <div key={name}>
          <dt className="font-medium">{text.lines[name].name}</dt>
          <dd className="font-display text-h2 tabular-nums">{shown(value)}</dd>
          <dd className="score-scale">
            <Scale value={shareOf(value)} low={shareOf(low)} high={shareOf(high)} />
          </dd>
          <dd className="text-small text-ink-soft">
            {text.lines[name].unit}, {text.interval} {shown(low)}–{shown(high)}, {number(n)}{' '}
            {text.dreams}.
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a score stands from 0 to 100: a κ of `.58` is 58 of its way to full agreement. */
function shareOf(value: string): number {
  return value.startsWith('.') ? Number(value) * 100 : Number(value);
}

function Scale({ value, low, high }: { value: number; low: number; high: number }) {
  return (
    <svg className="score-drawn" width="100%" height="18" aria-hidden="true">
      <line x1="0" x2="100%" y1="9" y2="9" />
      <rect x={`${low}%`} width={`${high - low}%`} y="4" height="10" rx="5" />
      <circle cx={`${value}%`} cy="9" r="4" />
    </svg>
  );
}
