import { useId } from 'react';
import { litOutline, moonAt } from '#ambience/moon.ts';
import { useMessages } from '#language/messages.tsx';

/** Where the stars stand: drawn once by hand, brighter ones larger. x, y and radius of a 400 square. */
const stars = [
  [38, 44, 1.1],
  [92, 118, 0.8],
  [61, 201, 0.7],
  [134, 62, 1.4],
  [178, 148, 0.7],
  [152, 232, 0.9],
  [206, 38, 0.8],
  [232, 196, 0.6],
  [340, 52, 0.9],
  [372, 128, 1.2],
  [318, 214, 0.8],
  [264, 262, 0.6],
  [24, 284, 0.8],
  [110, 300, 0.6],
  [352, 288, 0.7],
  [196, 284, 0.5],
] as const;

const moonRadius = 46;

/** The sky of a night with its true moon: a picture, dark by day as well. */
export function NightPicture({ at }: { at: string }) {
  const t = useMessages('ambience');
  const id = useId();
  const moon = moonAt(at);
  return (
    <svg
      className="night-picture"
      viewBox="0 0 400 400"
      role="img"
      aria-label={t.skyOf(t.moons[moon.phase])}
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-zenith" />
          <stop offset="0.55" className="sky-middle" />
          <stop offset="0.85" className="sky-low" />
          <stop offset="1" className="sky-horizon" />
        </linearGradient>
        <radialGradient id={`${id}-halo`}>
          <stop offset="0.2" className="halo-near" />
          <stop offset="1" className="halo-far" />
        </radialGradient>
      </defs>
      <rect width="400" height="400" fill={`url(#${id}-sky)`} />
      {stars.map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} className="night-star" />
      ))}
      <g transform="translate(276 132)">
        {/* The fuller the moon, the wider its light. */}
        <circle r={150} fill={`url(#${id}-halo)`} opacity={(0.15 + 0.75 * moon.lit).toFixed(2)} />
        <circle r={moonRadius} className="night-moon-dark" />
        <path d={litOutline(moon.elongation, moonRadius)} className="night-moon" />
      </g>
    </svg>
  );
}
