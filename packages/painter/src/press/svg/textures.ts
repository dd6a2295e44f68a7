import type { Grain, Tone } from '#press/drawing.ts';
import type { LookName } from '#press/print.ts';

/** Grain laid over the whole print: each look's, of `strength` in lightness. */
const strengths: Readonly<Record<LookName, { readonly size: number; readonly strength: number }>> =
  {
    gouache: { size: 0.9, strength: 0.16 },
    linocut: { size: 0.5, strength: 0.1 },
    'cut-paper': { size: 0.7, strength: 0.07 },
    risograph: { size: 1.1, strength: 0.22 },
    ink: { size: 0.6, strength: 0.12 },
  };

/** What the shapes of a look refer to: `#grain`, and its shadow or carved lines. */
export function texturesOf(look: LookName, key: string): string {
  const { size, strength } = strengths[look];
  const shift = -strength / 2;
  const grain =
    `<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="2" seed="7" result="noise"/>` +
    `<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength * 2} 0 0 0 ${shift}"/>` +
    `<feComposite in2="SourceGraphic" operator="in" result="specks"/>` +
    `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="specks"/></feMerge></filter>`;
  if (look === 'cut-paper') {
    return `${grain}<filter id="shadow"><feDropShadow dx="4" dy="8" stdDeviation="5" flood-color="#0c1020" flood-opacity=".42"/></filter>`;
  }
  return look === 'linocut' ? grain + carvings(key) : grain;
}

const turns = { level: 0, upright: 90, slant: 30, rings: 0 } as const;
/** Share of a line's way that is ink. */
const densities = [0.16, 0.34, 0.54, 0.76] as const;

function carvings(key: string): string {
  return (['level', 'upright', 'slant'] as const)
    .flatMap((way) =>
      densities.map((share, n) => {
        const line = `<path d="M0 3.5H60" stroke="${key}" stroke-width="${7 * share}"/>`;
        return `<pattern id="${way}${n}" width="60" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${turns[way]})">${line}</pattern>`;
      }),
    )
    .join('');
}

/** The pattern of carved lines for a tone and a way; none where it is light. */
export function carvingFor(darkness: number, grain: Grain | undefined): string | null {
  const n = Math.floor(darkness * 5) - 1;
  if (n < 0) return null;
  const way = grain?.kind === 'upright' || grain?.kind === 'slant' ? grain.kind : 'level';
  return `url(#${way}${Math.min(n, densities.length - 1)})`;
}

/** A tone where a layer is, roughly. */
export function middleOf(tone: Tone | undefined): number {
  if (tone === undefined) return 0;
  return typeof tone === 'number' ? tone : (tone.from + tone.to) / 2;
}
