import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import type { World } from '#world.ts';

/** One bank of heaped cloud: its upper edge billows, its tops catch the light. */
export function paintCloudBank(
  world: World,
  top: number,
  height: number,
  distance: number,
  salt: number,
): void {
  const { canvas, palette, light, noise, unit, width } = world;
  const size = mix(330, 150, distance) * unit;
  const shape = createField(width, world.height, 3, (x, y) => {
    const px = x / size + salt * 13.7;
    const py = y / (size * 0.72);
    // Folding the noise turns its valleys into creases between rounded heaps.
    const heap =
      Math.abs(noise.at(px, py)) * 0.9 + Math.abs(noise.at(px * 2.1 + 4, py * 2.1)) * 0.45;
    return heap + Math.abs(noise.at(px * 4.3, py * 4.3 + 9)) * 0.22;
  });
  const shade = mixColours(
    mixColours(palette.zenith, palette.sky, 0.6),
    palette.haze,
    distance * 0.75,
  );
  const bright = mixColours(palette.haze, palette.light, 0.35);
  const reach = 20 * unit;
  for (let x = 0; x < width; x++) {
    const crest = top + noise.layered(x / (260 * unit) + salt * 5.1, salt, 3) * height * 0.5;
    for (let y = Math.max(0, Math.floor(crest - height)); y < world.height; y++) {
      const d = shape.at(x, y);
      const rise = (y - crest) / height;
      const cover = smoothstep(-0.1, 0.14, rise + (d - 0.5) * 0.75);
      if (cover <= 0.01) continue;
      const i = y * width + x;
      const dx = light.x - x;
      const dy = light.y - y;
      const away = Math.sqrt(dx * dx + dy * dy) + 1;
      const toward = shape.at(x + (dx / away) * reach, y + (dy / away) * reach);
      const lit = clamp01(0.42 + (d - toward) * 1.5 - rise * 0.26);
      lay(canvas, i, shade, cover);
      lay(
        canvas,
        i,
        bright,
        cover * lit * mix(0.95, 0.75, distance) * (0.5 + 0.5 * glow(away / (520 * unit))),
      );
      lay(canvas, i, palette.deep, cover * smoothstep(0.6, 3.4, rise) * (1 - distance) * 0.6);
      raise(canvas.detail, i, cover * (1 - cover) * 0.8);
      canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
    }
  }
}
