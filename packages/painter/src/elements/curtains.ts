import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, visitBox } from '#elements/room.ts';
import { clamp01, mix, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

/** Curtains drawn back to both sides of an opening of the back wall; `centre`, `half`, `top` and
 *  `foot` in the wall's own measure. */
export function hangCurtains(
  world: World,
  box: Box,
  centre: number,
  half: number,
  top: number,
  foot: number,
): void {
  const { palette, noise } = world;
  const cloth = mixColours(palette.accent, palette.deep, 0.24);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'back') return;
    const from = Math.abs(place.across - centre);
    const v = (place.upright - top + 0.08) / (foot + 0.2 - top);
    if (v < 0 || v > 1) return;
    const wide = mix(0.2, 0.1, smoothstep(0, 0.6, v) - smoothstep(0.6, 1, v) * 0.5);
    const into = half + 0.1 - from;
    const cover = smoothstep(0, 0.01, into) * smoothstep(wide + 0.01, wide, into);
    if (cover <= 0) return;
    const fold = noise.at((into / wide) * 3.6 + (place.across > centre ? 7 : 0), v * 0.9);
    lay(canvas, i, cloth, cover * 0.95);
    lay(canvas, i, palette.light, cover * clamp01(fold * 0.5 + (into / wide) * 0.26));
    lay(canvas, i, palette.deep, cover * clamp01(-fold * 0.7));
    canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
    raise(canvas.detail, i, cover * 0.3);
  });
}
