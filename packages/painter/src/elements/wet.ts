import { guideRectangle, lay, layLab, raise } from '#canvas.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { sample } from '#planes.ts';
import type { Scene } from '#scene.ts';
import type { World } from '#world.ts';

/** Ground shines only where rain has fallen on it. */
export function isSoaked(scene: Scene): boolean {
  return scene.weather === 'rain' || scene.weather === 'storm';
}

/** A film of rain over ground that is already painted: what stands behind shows in it, broken by
 *  puddles' edges and stronger far off, where one looks along it. */
export function layWetness(world: World, top: number, strength: number): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const depth = height - top;
  for (let y = top; y < height; y++) {
    const down = y - top;
    const near = down / depth;
    const distance = 1 / (near * 0.92 + 0.08);
    for (let x = 0; x < width; x++) {
      const worldX = ((x - width / 2) / (width * 0.5)) * distance;
      const puddle = noise.layered(worldX * 1.5 + 7, distance * 2.4, 3);
      const ripple = noise.at(worldX * 7, distance * 30) * (1 + near * 7) * unit;
      const wet = smoothstep(-0.35, 0.25, puddle) * mix(0.92, 0.42, near) * strength;
      if (wet <= 0.01) continue;
      const i = y * width + x;
      const from = Math.max(0, top - 1 - down * 0.95 - Math.abs(ripple));
      const fx = x + ripple;
      layLab(
        canvas,
        i,
        sample(canvas.l, width, height, fx, from) * 0.93,
        sample(canvas.a, width, height, fx, from),
        sample(canvas.b, width, height, fx, from),
        wet,
      );
      const column = glow((x - light.x) / ((30 + near * 190) * unit));
      const path = column * column * clamp01(0.45 + puddle) * bell(near * 0.8);
      lay(canvas, i, palette.light, path * 0.5 * strength);
      raise(canvas.glowing, i, path * 0.12);
      raise(canvas.detail, i, wet * 0.3);
    }
  }
  guideRectangle(canvas, 0, top, width, height, 1, 0, 0.9);
}
