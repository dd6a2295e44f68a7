/**
 * The moon of a moment, from the largest terms of Meeus, *Astronomical Algorithms* (1998), ch. 48:
 * within about half a degree of phase angle, far finer than a disc of 14 pixels shows.
 */

export const moonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type MoonPhase = (typeof moonPhases)[number];

export type Moon = {
  /** Elongation from the sun in degrees, 0 to 360: 0 new, 90 first quarter, 180 full. */
  elongation: number;
  /** Lit share of the disc, 0 to 1. */
  lit: number;
  phase: MoonPhase;
};

const j2000 = Date.UTC(2000, 0, 1, 12);
const dayLength = 86_400_000;
/** Degrees around a principal phase within which people still call the moon by its name. */
const principalReach = 9;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const wrap = (degrees: number) => ((degrees % 360) + 360) % 360;

export function moonAt(iso: string): Moon {
  const centuries = (Date.parse(iso) - j2000) / dayLength / 36_525;
  const mean = wrap(297.8501921 + 445267.1114034 * centuries);
  const sunAnomaly = radians(357.5291092 + 35999.0502909 * centuries);
  const moonAnomaly = radians(134.9633964 + 477198.8675055 * centuries);
  const d = radians(mean);
  const elongation = wrap(
    mean +
      6.289 * Math.sin(moonAnomaly) -
      2.1 * Math.sin(sunAnomaly) +
      1.274 * Math.sin(2 * d - moonAnomaly) +
      0.658 * Math.sin(2 * d) +
      0.214 * Math.sin(2 * moonAnomaly) +
      0.11 * Math.sin(d),
  );
  return {
    elongation,
    lit: (1 - Math.cos(radians(elongation))) / 2,
    phase: phaseOf(elongation),
  };
}

function phaseOf(elongation: number): MoonPhase {
  const quarter = Math.round(elongation / 90) % 4;
  const distance = Math.abs(elongation - Math.round(elongation / 90) * 90);
  const index = distance <= principalReach ? quarter * 2 : Math.floor(elongation / 90) * 2 + 1;
  return moonPhases[index] ?? 'new';
}

/**
 * Outline of the lit part on a disc of this radius centred on the origin, as seen from northern
 * latitudes: the limb on the sun's side, closed by half an ellipse.
 */
export function litOutline(elongation: number, radius: number): string {
  const isWaxing = elongation < 180;
  const width = radius * Math.cos(radians(elongation));
  const terminator = Math.abs(width).toFixed(2);
  const limbSweep = isWaxing ? 1 : 0;
  const bulge = width > 0 === isWaxing ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}A${terminator} ${radius} 0 0 ${bulge} 0 ${-radius}Z`;
}
