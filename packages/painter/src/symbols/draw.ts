import { lay, raise } from '#canvas.ts';
import { type Colour, mixColours, shift } from '#colour.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import type { Placement, Sculpture } from '#symbols/sculpt.ts';
import { layAura } from '#symbols/surroundings.ts';
import type { World } from '#world.ts';

/** Paints a sculpture into the picture: aura, body, its light and shade, an edge of light. */
export function drawSculpture(world: World, shape: Sculpture, place: Placement): void {
  if (place.substance === 'luminous' || place.substance === 'veil')
    layAura(world, shape, place, 0.6);
  if (place.substance === 'stars') layAura(world, shape, place, 0.34);
  const paint = bodyOf(world, place);
  const { canvas, light, palette, unit } = world;
  const { width, height, cover, relief, tone, lit } = shape;
  const bright = mixColours(palette.haze, palette.light, 0.65);
  const lamp = mixColours(palette.light, palette.accent, 0.16);
  const reach = Math.max(1, Math.floor(1.6 * unit));
  const size = Math.max(width, height);
  // A small thing is read by its outline: its inner drawing would only fret it.
  const drawn = clamp01(size / (200 * unit));
  for (let y = 0; y < height; y++) {
    const py = Math.floor(place.top) + y;
    if (py < 0 || py >= world.height) continue;
    for (let x = 0; x < width; x++) {
      const px = Math.floor(place.left) + x;
      if (px < 0 || px >= world.width) continue;
      const s = y * width + x;
      const inside = cover[s] ?? 0;
      if (inside <= 0.01) continue;
      const i = py * world.width + px;
      const east = relief[x + reach < width ? s + reach : s] ?? 0;
      const west = relief[x >= reach ? s - reach : s] ?? 0;
      const south = relief[y + reach < height ? s + reach * width : s] ?? 0;
      const north = relief[y >= reach ? s - reach * width : s] ?? 0;
      const scale = size / (reach * 2 * 11);
      const nx = (west - east) * scale;
      const ny = (north - south) * scale;
      const lx = light.x - px;
      const ly = light.y - py;
      const away = Math.sqrt(lx * lx + ly * ly) + 1;
      const facing = (nx * lx + ny * ly) / away;
      const slope = Math.sqrt(nx * nx + ny * ny);
      const round = relief[s] ?? 0;
      const near = glow(away / (520 * unit));
      paint(i, inside * (1 - place.distance * 0.35), {
        facing: clamp01(0.5 + facing * 0.8),
        up: clamp01(0.5 - ny * 0.5),
        round,
        tone: clampTone((tone[s] ?? 0) * drawn),
        near,
        x: px,
        y: py,
        v: y / height,
      });
      const rim =
        smoothstep(0.25, 1.1, facing) * smoothstep(0.3, 1, slope) * (1 - round) * (1 - round * 0.5);
      lay(
        canvas,
        i,
        bright,
        clamp01(rim * (0.3 + near * 0.75)) * inside * (1 - place.distance * 0.6),
      );
      const shining = lit[s] ?? 0;
      if (shining > 0.05) {
        lay(canvas, i, lamp, shining * inside * 0.96);
        raise(canvas.glowing, i, shining * inside * 0.75);
      } else {
        const own = place.substance === 'luminous' ? 0.18 + round * 0.2 : 0;
        canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - inside) + own * inside;
      }
      raise(canvas.detail, i, inside * (0.55 + 0.45 * bell(round * 1.2)));
    }
  }
}

interface Spot {
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

function clampTone(tone: number): number {
  return tone < -1 ? -1 : tone > 1 ? 1 : tone;
}

type Body = (i: number, cover: number, spot: Spot) => void;

function bodyOf(world: World, place: Placement): Body {
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
      const ember = mixColours(mixColours(palette.haze, palette.accent, 0.55), palette.light, 0.12);
      const line = mixColours(mixColours(palette.accent, palette.sky, 0.45), palette.deep, 0.3);
      return (i, cover, spot) => {
        lay(canvas, i, ember, cover);
        // Brightest where it is fullest, as a lamp is, and deeper in colour towards its edge.
        const full = spot.round * spot.round;
        lay(
          canvas,
          i,
          pale,
          cover * clamp01(full * 0.75 + spot.facing * 0.42 - 0.1 + spot.tone * 0.3),
        );
        lay(canvas, i, palette.light, cover * clamp01((spot.facing - 0.5) * 1.1 + full * 0.25));
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

/** A colour on a ramp from shade to light, at 0..1. */
function onRamp(ramp: readonly Colour[], at: number): Colour {
  const place = clamp01(at) * (ramp.length - 1);
  const step = Math.min(ramp.length - 2, Math.floor(place));
  const from = ramp[step];
  const to = ramp[step + 1];
  if (from === undefined || to === undefined) throw new Error('A ramp needs two colours');
  return mixColours(from, to, place - step);
}
