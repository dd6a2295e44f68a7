import type { Intensity, Weather } from '@reverie/contract/weather.rules';
import type { Mode } from '#ambience/theme.ts';

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Pigment = readonly [l: number, c: number, h: number];

export type Palette = {
  zenith: Pigment;
  middle: Pigment;
  horizon: Pigment;
  /** Where the sun stands behind the sky, or has gone under. */
  glow: Pigment;
  cloud: Pigment;
  flash: Pigment;
  moon: Pigment;
  halo: Pigment;
  /** A hairline: no text is lost on it, so it may leave the bounds. */
  rain: Pigment;
};

type Hour = Pick<Palette, 'zenith' | 'middle' | 'horizon' | 'glow'> & { at: number };

/*
 * Text lies on the sky. Every pigment stays on its mode's side of these lightnesses, and a mixture of
 * pigments lies between them: palette.test.ts measures each against every text of the 34 looks.
 */
const darkest = { dark: 0.12, light: 0.925 };
const lightest = { dark: 0.3, light: 0.99 };

/**
 * In the dark the hours are tints of a sky near black: colour comes from pictures. By day the sky
 * stays as pale as paper. First and last hour join.
 */
const hours: Record<Mode, readonly Hour[]> = {
  dark: [
    hour(0, [0.178, 0.052, 272], [0.165, 0.044, 270], [0.185, 0.052, 288], [0.215, 0.07, 292]),
    hour(4, [0.176, 0.052, 274], [0.168, 0.046, 274], [0.2, 0.056, 298], [0.225, 0.07, 310]),
    hour(6, [0.192, 0.058, 272], [0.2, 0.062, 288], [0.248, 0.082, 322], [0.298, 0.1, 352]),
    hour(7.5, [0.22, 0.062, 260], [0.216, 0.056, 274], [0.256, 0.068, 310], [0.298, 0.08, 345]),
    hour(11, [0.236, 0.06, 262], [0.214, 0.05, 264], [0.232, 0.048, 260], [0.278, 0.058, 258]),
    hour(15, [0.238, 0.062, 262], [0.216, 0.052, 266], [0.234, 0.05, 264], [0.278, 0.06, 262]),
    hour(17.5, [0.22, 0.062, 264], [0.214, 0.058, 292], [0.258, 0.075, 312], [0.298, 0.095, 350]),
    hour(19.5, [0.202, 0.06, 278], [0.206, 0.066, 306], [0.252, 0.09, 330], [0.296, 0.09, 346]),
    hour(21, [0.186, 0.055, 275], [0.178, 0.052, 284], [0.212, 0.064, 322], [0.245, 0.08, 330]),
    hour(22.5, [0.178, 0.052, 272], [0.166, 0.045, 271], [0.19, 0.054, 290], [0.22, 0.07, 296]),
  ],
  light: [
    hour(0, [0.932, 0.026, 276], [0.952, 0.016, 288], [0.968, 0.012, 330], [0.942, 0.024, 292]),
    hour(5, [0.936, 0.028, 272], [0.955, 0.02, 310], [0.966, 0.022, 20], [0.945, 0.034, 350]),
    hour(7, [0.942, 0.032, 245], [0.966, 0.014, 330], [0.97, 0.022, 52], [0.958, 0.038, 55]),
    hour(11, [0.942, 0.029, 242], [0.967, 0.012, 236], [0.978, 0.009, 85], [0.972, 0.022, 88]),
    hour(15, [0.943, 0.028, 242], [0.968, 0.012, 234], [0.978, 0.01, 80], [0.97, 0.028, 82]),
    hour(18, [0.944, 0.03, 262], [0.965, 0.015, 350], [0.968, 0.026, 58], [0.955, 0.042, 58]),
    hour(20, [0.936, 0.032, 288], [0.954, 0.018, 335], [0.96, 0.026, 40], [0.948, 0.038, 32]),
    hour(22, [0.932, 0.027, 278], [0.952, 0.018, 292], [0.965, 0.016, 330], [0.942, 0.028, 300]),
  ],
};

/** What a dark sky keeps of the lightness and the colour of its hour. */
const quiet = { night: 0.162, lightness: 0.3, chroma: 0.42 };

function quieted([l, c, h]: Pigment): Pigment {
  return [quiet.night + (l - quiet.night) * quiet.lightness, c * quiet.chroma, h];
}

function allQuieted({ at, zenith, middle, horizon, glow }: Hour): Hour {
  return hour(at, quieted(zenith), quieted(middle), quieted(horizon), quieted(glow));
}

function hour(at: number, zenith: Pigment, middle: Pigment, horizon: Pigment, glow: Pigment): Hour {
  return { at, zenith, middle, horizon, glow };
}

/** How much of its colour and lightness each weather leaves the sky. */
const veils: Record<Weather, { chroma: number; lift: number }> = {
  clear: { chroma: 1, lift: 0 },
  cloudy: { chroma: 0.72, lift: 0.004 },
  rainy: { chroma: 0.62, lift: -0.012 },
  stormy: { chroma: 0.8, lift: -0.022 },
};
const strengths: Record<Intensity, number> = { light: 0.6, moderate: 0.8, intense: 1 };

const lights: Record<Mode, Pick<Palette, 'flash' | 'moon' | 'halo' | 'rain'>> = {
  dark: {
    flash: [0.3, 0.06, 285],
    moon: [0.3, 0.045, 268],
    halo: [0.27, 0.075, 274],
    rain: [0.5, 0.04, 250],
  },
  light: {
    flash: [0.99, 0.012, 285],
    moon: [0.985, 0.035, 88],
    halo: [0.985, 0.02, 88],
    rain: [0.78, 0.04, 255],
  },
};

/** The colours of one sky. `at`: hour, 0 to 24. */
export function paletteOf(mode: Mode, at: number, weather: Weather, intensity: Intensity): Palette {
  const strength = weather === 'clear' ? 0 : strengths[intensity];
  const veil = veils[weather];
  const under = ([l, c, h]: Pigment): Pigment =>
    within(mode, [l + veil.lift * strength, c * (1 - (1 - veil.chroma) * strength), h]);
  const hourly = hourAt(hours[mode], at);
  const clear = mode === 'dark' ? allQuieted(hourly) : hourly;
  const middle = under(clear.middle);
  const [l] = middle;
  const [, , h] = clear.zenith;
  return {
    ...lights[mode],
    zenith: under(clear.zenith),
    middle,
    horizon: under(clear.horizon),
    glow: under(clear.glow),
    cloud: within(mode, mode === 'dark' ? [l + 0.05, 0.02, h] : [0.926, 0.018, h]),
  };
}

function within(mode: Mode, [l, c, h]: Pigment): Pigment {
  return [Math.min(lightest[mode], Math.max(darkest[mode], l)), c, h];
}

function hourAt(table: readonly Hour[], at: number): Hour {
  const after = table.findIndex((entry) => entry.at > at);
  const next = table[after === -1 ? 0 : after];
  const last = table[(after === -1 ? table.length : after) - 1];
  if (!next || !last) throw new RangeError(`No hour of a day: ${at}`);
  const end = next.at > last.at ? next.at : 24;
  const share = (at - last.at) / (end - last.at);
  const between = (name: 'zenith' | 'middle' | 'horizon' | 'glow') =>
    mix(last[name], next[name], share);
  return hour(at, between('zenith'), between('middle'), between('horizon'), between('glow'));
}

function mix(one: Pigment, other: Pigment, share: number): Pigment {
  const turn = ((other[2] - one[2] + 540) % 360) - 180;
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    (one[2] + turn * share + 360) % 360,
  ];
}

/** As style sheets and canvases read it. `alpha`: 0 to 1. */
export function css([l, c, h]: Pigment, alpha = 1): string {
  return `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(1)} / ${alpha.toFixed(3)})`;
}

/** How much of the stars and the moon an hour lets through, 0 by day to 1 at night. */
export function darknessAt(at: number): number {
  const dawn = (6.75 - at) / 1.75;
  const dusk = (at - 18.75) / 2.25;
  return Math.min(1, Math.max(0, dawn, dusk));
}
