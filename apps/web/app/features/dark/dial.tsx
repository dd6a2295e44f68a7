import { useEffect, useRef } from 'react';
import { strokeAt, strokes } from '#features/dark/dial.rules.ts';

const middle = 170;
const rim = 152;
const angles = Array.from({ length: strokes }, (_, index) => (index / strokes) * 360);

type DialProps = {
  /** What is heard now; null at rest. */
  ear: { level(): number; seconds(): number } | null;
};

/** The night's dial: one turn a minute, and what is heard as strokes towards its middle. */
export function Dial({ ear }: DialProps) {
  const bars = useRef<SVGGElement>(null);
  const star = useRef<SVGGElement>(null);

  useEffect(() => {
    const lines = [...(bars.current?.children ?? [])];
    for (const line of lines) line.setAttribute('data-at', 'none');
    if (!ear) return;
    let loudest = 0;
    let last = -1;
    const timer = setInterval(() => {
      loudest = Math.max(loudest, ear.level());
      const now = strokeAt(ear.seconds());
      const count = now.turn * strokes + now.stroke;
      star.current?.setAttribute('transform', `rotate(${(now.stroke / strokes) * 360} 170 170)`);
      if (count === last) return;
      // What the turn before drew gives way to this one.
      const line = lines[now.stroke];
      line?.setAttribute('y2', String(middle - rim + 4 + Math.round(loudest * 44)));
      line?.setAttribute('data-at', 'now');
      last = count;
      loudest = 0;
    }, 80);
    return () => clearInterval(timer);
  }, [ear]);

  return (
    <svg viewBox="0 0 340 340" className="dark-dial" aria-hidden="true">
      <g className="dark-ticks">
        {angles.map((angle, index) => (
          <line
            key={angle}
            x1={middle}
            x2={middle}
            y1={middle - rim}
            y2={middle - rim - tickOf(index)}
            transform={`rotate(${angle} ${middle} ${middle})`}
          />
        ))}
      </g>
      {ear ? (
        <g ref={bars} className="dark-bars">
          {angles.map((angle) => (
            <line
              key={angle}
              x1={middle}
              x2={middle}
              y1={middle - rim + 8}
              y2={middle - rim + 10}
              data-at="none"
              transform={`rotate(${angle} ${middle} ${middle})`}
            />
          ))}
        </g>
      ) : (
        <circle cx={middle} cy={middle} r={rim} className="dark-rim" />
      )}
      {ear && (
        <g ref={star}>
          <path
            d="M170 10 L172 16 L178 18 L172 20 L170 26 L168 20 L162 18 L168 16 Z"
            className="dark-star"
          />
        </g>
      )}
    </svg>
  );
}

/** Quarters reach furthest, then every twelfth. */
function tickOf(index: number): number {
  if (index % (strokes / 4) === 0) return 16;
  return index % (strokes / 12) === 0 ? 9 : 5;
}
