import type { EmotionClass } from '@reverie/oneirology/schema';
import { isSure } from '#features/analysis/certainty.rules.ts';
import type { Finding } from '#features/analysis/findings.rules.ts';
import { useMessages } from '#language/messages.tsx';

/** Clockwise from the upper right, pleasant to painful. */
const order: readonly EmotionClass[] = [
  'happiness',
  'confusion',
  'sadness',
  'apprehension',
  'anger',
];

const centre = { x: 190, y: 128 };
const hub = 9;
const ring = 25;
const rings = [1, 2, 3];
const half = 31;
const outer = hub + 3 * ring;

type WheelProps = { findings: readonly Finding[]; lit: string | null };

/** Five petals as long as each emotion is strong; dashed where the text only may evoke it. */
export function EmotionWheel({ findings, lit }: WheelProps) {
  const t = useMessages('analysis');
  return (
    <svg role="img" aria-label={t.wheel} viewBox="0 0 380 256" className="wheel">
      {order.map((name, index) => {
        const angle = 36 + index * 72;
        const finding = findings.find((each) => each.kind === 'emotion' && each.class === name);
        const strength = finding?.kind === 'emotion' ? finding.intensity : 0;
        const spoken = t.strength(strength);
        const isDoubtful = finding !== undefined && !isSure(finding);
        return (
          <g
            key={name}
            data-active={finding?.id === lit || undefined}
            data-found={finding ? true : undefined}
            data-doubtful={isDoubtful || undefined}
          >
            <title>{t.wheelPart(t.emotions[name], isDoubtful ? t.perhaps(spoken) : spoken)}</title>
            {rings.map((level) => (
              <path key={level} className="wheel-ring" d={arc(angle, hub + level * ring)} />
            ))}
            {finding && <path className="wheel-petal" d={petal(angle, hub + strength * ring)} />}
            <text
              className="wheel-name"
              {...at(angle, outer + 16)}
              textAnchor={anchorOf(angle)}
              dominantBaseline="middle"
            >
              {t.emotions[name]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A point at so many degrees clockwise from the top. */
function at(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return {
    x: round(centre.x + radius * Math.sin(turn)),
    y: round(centre.y - radius * Math.cos(turn)),
  };
}

function arc(angle: number, radius: number): string {
  const [from, to] = [at(angle - half, radius), at(angle + half, radius)];
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

function petal(angle: number, radius: number): string {
  const [from, to] = [at(angle + half, hub), at(angle - half, hub)];
  return `${arc(angle, radius)}L${from.x} ${from.y}A${hub} ${hub} 0 0 0 ${to.x} ${to.y}Z`;
}

function anchorOf(angle: number): 'start' | 'middle' | 'end' {
  const side = Math.sin((angle * Math.PI) / 180);
  if (Math.abs(side) < 0.1) return 'middle';
  return side > 0 ? 'start' : 'end';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
