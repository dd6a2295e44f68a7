import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { bell, clamp01, glow, sinTurn, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import type { SettingPainter } from '#settings/setting.ts';

/** A feeling and no thing: warm and cold air turning about a light. */
export const abstract: SettingPainter = {
  stage(_scene, random) {
    const x = random.between(0.36, 0.64);
    return {
      horizon: 0.7,
      light: { x, y: random.between(0.34, 0.46), radius: random.between(0.06, 0.09) },
      hero: { x, feet: 0.72 },
      aloft: { x: 0.5, y: 0.46 },
      dreamer: { x: 1 - x, feet: 0.9 },
      isOpen: true,
      floor: 'none',
    };
  },
  far(world) {
    const { canvas, palette, light, noise, unit, width, height } = world;
    const size = 640 * unit;
    const veil = createField(width, height, 4, (x, y) => {
      const px = x / size;
      const py = y / size;
      const wx = noise.layered(px + 3, py, 3);
      const wy = noise.layered(px, py + 7, 3);
      return noise.layered(px + wx * 1.2 + 11, py + wy * 1.2, 5);
    });
    const drift = createField(width, height, 4, (x, y) =>
      noise.layered(x / (300 * unit), y / (300 * unit) + 20, 3),
    );
    const glowing = mixColours(palette.accent, palette.haze, 0.45);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const v = veil.at(x, y);
        const dx = x - light.x;
        const dy = y - light.y;
        const away = Math.sqrt(dx * dx + dy * dy);
        const near = glow(away / (light.radius * 3.4));
        // Rings of light spread from it, as from a stone in water, and lose their shape on the way.
        const ring = sinTurn(away / (150 * unit) + v * 1.7 + drift.at(x, y) * 0.9);
        const crest = ring > 0 ? ring * ring : 0;
        const far = smoothstep(0.1, 0.95, away / (900 * unit));
        lay(canvas, i, palette.sky, 1);
        lay(canvas, i, palette.zenith, clamp01(far * 0.85 + smoothstep(0.25, -0.5, v) * 0.6));
        lay(canvas, i, palette.deep, smoothstep(0, -0.65, v) * far * 0.8);
        lay(
          canvas,
          i,
          palette.haze,
          clamp01(smoothstep(-0.1, 0.75, v + near * 0.5) * 0.75 * (1 - far * 0.6)),
        );
        lay(canvas, i, palette.haze, crest * 0.42 * (1 - far * 0.75));
        lay(canvas, i, glowing, bell((v - 0.12) * 3.2) * (0.16 + crest * 0.3 + near * 0.15));
        lay(canvas, i, palette.light, clamp01(near * near * (0.9 + v * 0.5) + crest * near * 0.3));
        raise(canvas.glowing, i, near * near * near * 0.5);
        raise(canvas.detail, i, crest * 0.12);
      }
    }
  },
  near() {},
  front() {},
};
