import { lay } from '#canvas.ts';
import { type Colour, mixColours, shift } from '#colour.ts';
import { clamp01, smoothstep } from '#maths.ts';
import type { Palette } from '#palette.ts';
import { createField } from '#planes.ts';
import { enclosed } from '#scene-tables.ts';
import type { Placement } from '#symbols/sculpt.ts';
import type { World } from '#world.ts';

/** The dreamer's own cloth. */
export const nightShirt = -1;

/** What a body is asked to paint at one pixel. */
export interface Spot {
  /** 0 turned from the light .. 1 towards it. */
  readonly facing: number;
  /** 0 turned to the ground .. 1 to the sky. */
  readonly up: number;
  readonly round: number;
  /** Its own drawing, −1 darkest .. 1 brightest. */
  readonly tone: number;
  /** How close the light is behind it, 0..1. */
  readonly near: number;
  readonly x: number;
  readonly y: number;
  readonly v: number;
}

/** Paints one pixel of a body, covering it as far as `cover`. */
type Body = (i: number, cover: number, spot: Spot) => void;

/** How a substance is painted, in the colours of this picture. */
export function bodyOf(world: World, place: Placement): Body {
  const { palette, canvas, noise, unit } = world;
  const veil = place.distance * 0.75;
  const dark = mixColours(mixColours(palette.deep, palette.zenith, 0.22), palette.haze, veil);
  const middle = mixColours(
    mixColours(palette.zenith, palette.sky, 0.35),
    palette.haze,
    0.12 + veil * 0.8,
  );
  const shade = mixColours(dark, middle, 0.45);
  const warm = mixColours(mixColours(palette.haze, palette.accent, 0.3), palette.light, 0.2);
  const pale = mixColours(palette.light, palette.haze, 0.35);
  const bright = mixColours(warm, palette.light, 0.55);
  switch (place.substance) {
    case 'solid':
    case 'coloured': {
      const tint = place.substance === 'coloured' ? 1 : 0;
      const soft = mixColours(middle, palette.haze, 0.5);
      const ramp = [
        mixColours(dark, palette.accent, tint * 0.12),
        mixColours(shade, palette.accent, tint * 0.38),
        mixColours(middle, palette.accent, tint * 0.62),
        mixColours(soft, palette.accent, tint * 0.42),
        mixColours(soft, bright, 0.6),
      ];
      const sky = mixColours(palette.sky, palette.haze, 0.3);
      return (i, cover, spot) => {
        // Light from above and its own drawing model it in its own colour; the light itself only
        // touches what faces it. Against the light all is darker.
        const tone =
          0.4 +
          (spot.facing - 0.5) * 0.5 +
          (spot.up - 0.5) * 0.2 +
          spot.tone * 0.34 -
          spot.near * 0.1;
        lay(canvas, i, onRamp(ramp, tone), cover);
        lay(canvas, i, sky, cover * clamp01(spot.up - 0.55) * 0.3);
        lay(canvas, i, bright, cover * clamp01((spot.facing - 0.56) * (0.9 + spot.tone * 0.4)));
        // Feet stand in the air that lies on the ground.
        lay(canvas, i, palette.haze, cover * smoothstep(0.72, 1.05, spot.v) * (0.1 + veil * 0.5));
      };
    }
    case 'dressed': {
      const worn = clothOf(palette, place.cloth);
      const skin = mixColours(mixColours(warm, palette.light, 0.3), middle, 0.12 + veil * 0.4);
      // From hair and shoes through dark cloth and the garment to skin, as the drawing's greys go.
      const ramp = [
        dark,
        mixColours(dark, worn, 0.1),
        mixColours(shade, worn, 0.3),
        mixColours(shade, worn, 0.62),
        mixColours(middle, worn, 0.8),
        mixColours(soften(worn), skin, 0.3),
        skin,
        mixColours(skin, palette.light, 0.35),
      ];
      const shadow = mixColours(palette.deep, palette.zenith, 0.5);
      return (i, cover, spot) => {
        lay(canvas, i, onRamp(ramp, 0.5 + spot.tone * 0.5), cover);
        // Round as a body is: dark on the side away from the light, and against it.
        const away = clamp01((0.56 - spot.facing) * 1.35) + spot.near * 0.22;
        lay(canvas, i, shadow, cover * clamp01(away) * 0.85);
        const lightness = 0.08 + clamp01(spot.tone + 0.75) * 0.75;
        lay(canvas, i, bright, cover * clamp01((spot.facing - 0.54) * 1.1) * lightness);
        lay(canvas, i, palette.haze, cover * (smoothstep(0.8, 1.05, spot.v) * 0.08 + veil * 0.3));
      };
    }
    case 'shadow':
      return (i, cover, spot) => {
        lay(canvas, i, dark, cover);
        lay(canvas, i, middle, cover * clamp01(spot.facing * 0.34 - 0.06 + spot.tone * 0.16));
      };
    case 'stars': {
      const night = mixColours(palette.zenith, palette.deep, 0.62);
      const cloud = shift(mixColours(palette.sky, palette.accent, 0.35), 0.1, 1.15);
      const nebula = createField(world.width, world.height, 4, (x, y) =>
        noise.layered(x / (110 * unit) + 33, y / (110 * unit), 4),
      );
      return (i, cover, spot) => {
        const n = nebula.at(spot.x, spot.y);
        lay(canvas, i, night, cover);
        lay(canvas, i, cloud, cover * smoothstep(-0.25, 0.4, n) * (0.42 + spot.facing * 0.45));
        lay(
          canvas,
          i,
          palette.haze,
          cover * clamp01((spot.facing - 0.55) * 0.95) * (1 - spot.round * 0.25),
        );
        if (spot.tone > 0.3) lay(canvas, i, pale, cover * (spot.tone - 0.3) * 0.22);
        if (spot.tone < -0.4)
          lay(canvas, i, palette.deep, cover * clamp01(-spot.tone - 0.25) * 0.8);
      };
    }
    case 'luminous': {
      // By day the air is as bright as a lamp: there its own colour makes it seen.
      const isDay = world.scene.time === 'day' && !enclosed.has(world.scene.setting);
      const ember = mixColours(
        mixColours(palette.haze, palette.accent, isDay ? 0.85 : 0.55),
        palette.light,
        isDay ? 0 : 0.12,
      );
      const shine = isDay ? 0.55 : 1;
      const line = mixColours(mixColours(palette.accent, palette.sky, 0.45), palette.deep, 0.3);
      return (i, cover, spot) => {
        lay(canvas, i, ember, cover);
        // Brightest where it is fullest, as a lamp is, and deeper in colour towards its edge.
        const full = spot.round * spot.round;
        lay(
          canvas,
          i,
          pale,
          cover * shine * clamp01(full * 0.75 + spot.facing * 0.42 - 0.1 + spot.tone * 0.3),
        );
        lay(
          canvas,
          i,
          palette.light,
          cover * shine * clamp01((spot.facing - 0.5) * 1.1 + full * 0.25),
        );
        lay(canvas, i, line, cover * clamp01(-spot.tone - 0.22) * 0.85);
      };
    }
    case 'veil':
      return (i, cover, spot) => {
        const wisp = 0.5 + noise.layered(spot.x / (70 * unit), spot.y / (130 * unit), 3) * 0.6;
        const thin = clamp01(0.62 - spot.round * 0.3 + wisp * 0.25) * (1 - spot.v * 0.5);
        lay(canvas, i, pale, cover * thin);
        if (spot.tone < -0.3) lay(canvas, i, palette.deep, cover * 0.6);
      };
  }
}

/** What is worn: the picture's accent first, then what stands beside it; the dreamer's is pale. */
function clothOf({ accent, leaf, haze, sky, light }: Palette, cloth: number): Colour {
  const wardrobe = [accent, mixColours(sky, haze, 0.35), mixColours(leaf, light, 0.12)];
  if (cloth === nightShirt) return mixColours(mixColours(haze, light, 0.5), sky, 0.25);
  return wardrobe[cloth % wardrobe.length] ?? accent;
}

function soften(cloth: Colour): Colour {
  return shift(cloth, 0.06, 0.9);
}

/** A colour on a ramp from shade to light, at 0..1. */
function onRamp(ramp: readonly Colour[], at: number): Colour {
  const place = clamp01(at) * (ramp.length - 1);
  const step = Math.min(ramp.length - 2, Math.floor(place));
  const from = ramp[step];
  const to = ramp[step + 1];
  if (from === undefined || to === undefined) throw new Error('A ramp needs two colours');
  return mixColours(from, to, place - step);
}
