import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, visitBox } from '#elements/room.ts';
import { clamp01, glow, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

/** Where the platform ends and the track begins, across the hall from −1 to 1, and the next one. */
const track = { near: 0.2, far: 0.78 };

/** The platform and its pale edge, the bed of stones, two rails that catch the sky. */
export function paintTrack(world: World, box: Box, side: number): void {
  const { palette, noise } = world;
  const stone = mixColours(mixColours(palette.haze, palette.sky, 0.5), palette.deep, 0.3);
  const pit = mixColours(palette.deep, palette.zenith, 0.25);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'floor') return;
    const across = place.across * side;
    const along = 14 / place.near;
    const far = smoothstep(8, 1, place.near);
    const isPit = across > track.near && across < track.far;
    if (!isPit) {
      lay(canvas, i, stone, 0.55);
      const seam = Math.min(
        Math.abs(along - Math.round(along)),
        Math.abs(across * 5 - Math.round(across * 5)),
      );
      lay(canvas, i, palette.deep, smoothstep(0.07, 0.03, seam) * 0.25);
      const edge = Math.min(
        Math.abs(across - track.near + 0.05),
        Math.abs(across - track.far - 0.05),
      );
      lay(
        canvas,
        i,
        mixColours(palette.light, palette.accent, 0.2),
        smoothstep(0.035, 0.025, edge) * 0.7,
      );
      lay(canvas, i, palette.light, glow(across * 2.6 + 0.3) * 0.35 * far);
      return;
    }
    const gravel = noise.layered(across * 60, along * 9, 3);
    lay(canvas, i, pit, 0.9);
    lay(canvas, i, palette.haze, clamp01(gravel * 0.35) * 0.6);
    const wall = smoothstep(0.05, 0.02, Math.min(across - track.near, track.far - across));
    lay(canvas, i, palette.deep, wall * 0.8);
    const sleeper = along * 2.6 - Math.floor(along * 2.6);
    const isBetween = smoothstep(0.24, 0.22, Math.abs(across - (track.near + track.far) / 2));
    const tie = smoothstep(0.1, 0.2, sleeper) * smoothstep(0.6, 0.5, sleeper);
    lay(canvas, i, mixColours(palette.accent, palette.deep, 0.68), isBetween * tie * 0.7);
    for (const rail of [track.near + 0.13, track.far - 0.13]) {
      const d = Math.abs(across - rail);
      lay(canvas, i, palette.deep, smoothstep(0.034, 0.02, d));
      lay(
        canvas,
        i,
        mixColours(palette.light, palette.sky, 0.2),
        smoothstep(0.017, 0.008, d) * (0.55 + far * 0.45),
      );
      raise(canvas.detail, i, smoothstep(0.05, 0.01, d) * 0.6);
    }
  });
}
