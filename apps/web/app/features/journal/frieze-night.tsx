import type { FriezeNight } from '#features/journal/frieze.rules.ts';
import type { Span } from '#features/journal/hours.rules.ts';
import { hourWords } from '#features/journal/wording.ts';
import { useLanguage } from '#language/messages.tsx';

type DrawnProps = {
  night: FriezeNight;
  hours: Readonly<Record<string, number>>;
  span: Span;
  marks: readonly number[];
};

const wide = 960;
const tall = 416;

/** A night from left to right. */
export function WideNight({ night: { sleep, dreams }, hours, span, marks }: DrawnProps) {
  const x = (hour: number) => Math.round(((hour - span.from) / (span.to - span.from)) * wide);
  return (
    <svg
      aria-hidden="true"
      viewBox={`-6 0 ${wide + 12} 44`}
      preserveAspectRatio="none"
      className="frieze-wide"
    >
      {marks.map((hour) => (
        <line key={hour} x1={x(hour)} x2={x(hour)} y1="0" y2="44" className="frieze-mark" />
      ))}
      {sleep && (
        <line x1={x(sleep.from)} x2={x(sleep.to)} y1="22" y2="22" className="frieze-sleep" />
      )}
      {dreams.map(({ id }) => (
        <path key={id} d={`M${x(hours[id] ?? 0)} 22 h0.01`} className="frieze-dot" />
      ))}
    </svg>
  );
}

/** The same downwards, for a phone. */
export function TallNight({ night: { sleep, dreams }, hours, span, marks }: DrawnProps) {
  const language = useLanguage();
  const y = (hour: number) =>
    8 + Math.round(((hour - span.from) / (span.to - span.from)) * (tall - 16));
  return (
    <svg aria-hidden="true" viewBox={`0 0 96 ${tall}`} className="frieze-tall">
      {marks.map((hour) => (
        <g key={hour}>
          <text x="0" y={y(hour) + 4}>
            {hourWords(hour, language)}
          </text>
          <line x1="48" x2="96" y1={y(hour)} y2={y(hour)} className="frieze-mark" />
        </g>
      ))}
      {sleep && (
        <line x1="72" x2="72" y1={y(sleep.from)} y2={y(sleep.to)} className="frieze-sleep" />
      )}
      {dreams.map(({ id }) => (
        <path key={id} d={`M72 ${y(hours[id] ?? 0)} h0.01`} className="frieze-dot" />
      ))}
    </svg>
  );
}
