import { type Colour, mixColours, oklch, shift } from '#colour.ts';
import { mix } from '#maths.ts';
import type { Random } from '#random.ts';
import { type Mood, moods, type Scene, type TimeOfDay } from '#scene.ts';

/** The six colours of one picture, and what grows in it. Everything is mixed from them. */
export interface Palette {
  /** Top of the sky; the farthest dark. */
  readonly zenith: Colour;
  readonly sky: Colour;
  /** Where sky meets land, and all distance. */
  readonly haze: Colour;
  readonly light: Colour;
  /** The darkest: near shapes, feet of shadows. */
  readonly deep: Colour;
  /** Small warm or strange things: windows, flowers, lamps. */
  readonly accent: Colour;
  /** Grass and leaves in the light. */
  readonly leaf: Colour;
}

type Shade = Exclude<keyof Palette, 'leaf'>;

/** Chroma and hue of each colour in each mood; lightness comes from the time of day. */
const tints: Record<Mood, Record<Shade, readonly [chroma: number, hue: number]>> = {
  joy: {
    zenith: [0.13, 256],
    sky: [0.1, 238],
    haze: [0.1, 72],
    light: [0.11, 92],
    deep: [0.085, 266],
    accent: [0.16, 38],
  },
  calm: {
    zenith: [0.085, 248],
    sky: [0.075, 214],
    haze: [0.055, 75],
    light: [0.07, 90],
    deep: [0.06, 246],
    accent: [0.11, 190],
  },
  wonder: {
    zenith: [0.125, 285],
    sky: [0.12, 305],
    haze: [0.115, 38],
    light: [0.085, 82],
    deep: [0.09, 278],
    accent: [0.12, 215],
  },
  unease: {
    zenith: [0.055, 245],
    sky: [0.055, 205],
    haze: [0.06, 118],
    light: [0.085, 104],
    deep: [0.04, 240],
    accent: [0.12, 62],
  },
  sorrow: {
    zenith: [0.075, 266],
    sky: [0.06, 254],
    haze: [0.032, 262],
    light: [0.035, 88],
    deep: [0.06, 268],
    accent: [0.09, 48],
  },
  anger: {
    zenith: [0.085, 358],
    sky: [0.14, 24],
    haze: [0.155, 48],
    light: [0.13, 76],
    deep: [0.065, 345],
    accent: [0.2, 32],
  },
  confusion: {
    zenith: [0.1, 318],
    sky: [0.085, 338],
    haze: [0.075, 168],
    light: [0.075, 128],
    deep: [0.075, 305],
    accent: [0.13, 172],
  },
  dread: {
    zenith: [0.05, 292],
    sky: [0.06, 312],
    haze: [0.062, 18],
    light: [0.085, 56],
    deep: [0.035, 290],
    accent: [0.18, 26],
  },
};

/** Lightness by day, chroma and hue of what grows; a little of the sky's colour is mixed in. */
const leaves: Record<Mood, readonly [chroma: number, hue: number]> = {
  joy: [0.115, 132],
  calm: [0.08, 150],
  wonder: [0.075, 178],
  unease: [0.05, 120],
  sorrow: [0.03, 190],
  anger: [0.075, 62],
  confusion: [0.08, 158],
  dread: [0.03, 135],
};
const leafLightness: Record<TimeOfDay, number> = { night: 0.33, dusk: 0.45, dawn: 0.62, day: 0.68 };

const lightness: Record<TimeOfDay, Record<Shade, number>> = {
  night: { zenith: 0.24, sky: 0.38, haze: 0.6, light: 0.93, deep: 0.17, accent: 0.75 },
  dusk: { zenith: 0.34, sky: 0.53, haze: 0.78, light: 0.95, deep: 0.21, accent: 0.74 },
  dawn: { zenith: 0.52, sky: 0.7, haze: 0.87, light: 0.97, deep: 0.29, accent: 0.72 },
  day: { zenith: 0.61, sky: 0.79, haze: 0.93, light: 0.985, deep: 0.34, accent: 0.68 },
};

/** How much each mood darkens the whole. */
const gloom: Record<Mood, number> = {
  joy: -0.03,
  calm: 0,
  wonder: 0,
  unease: 0.05,
  sorrow: 0.035,
  anger: 0.05,
  confusion: 0.02,
  dread: 0.11,
};

/** Mixes the moods' colours, then gives the mixture its chroma back: opposite hues would otherwise
 *  meet in mud. `random` turns all hues a little, so that two calm seas differ. */
export function mixPalette(scene: Scene, random: Random): Palette {
  const turn = random.between(-14, 14);
  let total = 0;
  let dark = 0;
  for (const mood of moods) total += emphasis(scene.moods[mood]);
  for (const mood of moods) dark += (emphasis(scene.moods[mood]) / total) * gloom[mood];

  function mixShade(shade: Shade): Colour {
    const l = lightness[scene.time][shade];
    let a = 0;
    let b = 0;
    let chroma = 0;
    for (const mood of moods) {
      const share = emphasis(scene.moods[mood]) / total;
      const [tintChroma, hue] = tints[mood][shade];
      const tint = oklch(l, tintChroma, hue + turn);
      a += tint.a * share;
      b += tint.b * share;
      chroma += tintChroma * share;
    }
    const mixed = Math.sqrt(a * a + b * b);
    const restored = mixed < 0.004 ? 1 : mix(1, chroma / mixed, 0.75);
    const darkening = shade === 'light' || shade === 'accent' ? dark * 0.3 : dark;
    return shift({ l, a, b }, -darkening, restored);
  }

  function mixLeaf(sky: Colour): Colour {
    const autumn = random.next();
    let leaf: Colour = { l: 0, a: 0, b: 0 };
    for (const mood of moods) {
      const share = emphasis(scene.moods[mood]) / total;
      const [chroma, hue] = leaves[mood];
      const tint = oklch(
        leafLightness[scene.time] - dark,
        chroma,
        hue + turn - autumn * autumn * 55,
      );
      leaf = {
        l: leaf.l + tint.l * share,
        a: leaf.a + tint.a * share,
        b: leaf.b + tint.b * share,
      };
    }
    return mixColours(leaf, sky, 0.22);
  }

  return {
    leaf: mixLeaf(mixShade('sky')),
    zenith: mixShade('zenith'),
    sky: mixShade('sky'),
    haze: mixShade('haze'),
    light: mixShade('light'),
    deep: mixShade('deep'),
    accent: mixShade('accent'),
  };
}

/** Squaring lets the strongest mood lead, as a painter picks one key. */
function emphasis(weight: number): number {
  return weight * weight;
}
