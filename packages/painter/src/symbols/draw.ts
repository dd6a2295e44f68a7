import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import type { Placement, Sculpture } from '#symbols/sculpt.ts';
import { bodyOf } from '#symbols/substances.ts';
import { layAura } from '#symbols/surroundings.ts';
import type { World } from '#world.ts';

/** Up to this length, in thousandths of the picture, a thing is cut from one piece of glass. */
const onePiece = 430;

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
  const isOnePiece = size < onePiece * unit && place.substance !== 'veil';
  // A small thing is read by its outline: its inner drawing would only fret it. What is hair and
  // what is cloth it keeps, or it would be a pawn.
  const drawn = place.substance === 'dressed' ? 1 : clamp01(size / (200 * unit));
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
      if (isOnePiece) raise(canvas.figure, i, inside);
      raise(canvas.detail, i, inside * (0.55 + 0.45 * bell(round * 1.2)));
    }
  }
}

function clampTone(tone: number): number {
  return tone < -1 ? -1 : tone > 1 ? 1 : tone;
}
