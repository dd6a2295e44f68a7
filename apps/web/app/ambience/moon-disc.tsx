import { litOutline, moonAt } from '#ambience/moon.ts';

/** The true moon of a night, drawn small beside its date. The words next to it name the phase. */
export function MoonDisc({ at, size = 12 }: { at: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="-6.5 -6.5 13 13"
    >
      <circle r="6" className="moon-dark" />
      <path d={litOutline(moonAt(at).elongation, 6)} className="moon-lit" />
    </svg>
  );
}
