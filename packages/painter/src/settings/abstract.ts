import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { bell, clamp01, glow, mix, sinTurn, smoothstep } from '#maths.ts';
import { createField, type Field } from '#planes.ts';
import { hashUnit } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A feeling and no thing: warm and cold air about a light; by seed in rings as from a stone in
 *  water, in veils as of northern light, or in petals that open. */
export const abstract: SettingPainter = {
  stage(_scene, random) {
    const x = random.between(0.34, 0.66);
    return {
      horizon: 0.7,
      light: { x, y: random.between(0.32, 0.48), radius: random.between(0.06, 0.09) },
      hero: { x, feet: 0.72 },
      aloft: { x: 0.5, y: 0.46 },
      dreamer: { x: 1 - x, feet: 0.9 },
      isOpen: true,
      floor: 'none',
    };
  },
  far(world) {
    const { canvas, palette, light, noise, unit, width, height, seed } = world;
    const size = mix(520, 760, hashUnit(1, 11, seed)) * unit;
    const veil = createField(width, height, 4, (x, y) => {
      const px = x / size;
      const py = y / size;
      const wx = noise.layered(px + 3, py, 3);
      const wy = noise.layered(px, py + 7, 3);
      return noise.layered(px + wx * 1.2 + 11, py + wy * 1.2, 5);
    });
    const crests = crestsOf(world, veil);
    const glowing = mixColours(palette.accent, palette.haze, 0.45);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const v = veil.at(x, y);
        const dx = x - light.x;
        const dy = y - light.y;
        const away = Math.sqrt(dx * dx + dy * dy);
        const near = glow(away / (light.radius * 3.4));
        const crest = crests(x, y, away);
        const far = smoothstep(0.1, 0.95, away / (900 * unit));
        lay(canvas, i, palette.sky, 1);
        lay(canvas, i, palette.zenith, clamp01(far * 0.85 + smoothstep(0.25, -0.5, v) * 0.6));
        lay(canvas, i, palette.deep, smoothstep(0, -0.65, v) * far * 0.8);
        const warmth = smoothstep(-0.1, 0.75, v + near * 0.5) * 0.75 * (1 - far * 0.6);
        lay(canvas, i, palette.haze, clamp01(warmth));
        lay(canvas, i, palette.haze, crest * 0.42 * (1 - far * 0.7));
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

/** How bright the crest of a wave of light is at a place, 0..1; `away` is its distance from it. */
function crestsOf(world: World, veil: Field): (x: number, y: number, away: number) => number {
  const { light, noise, unit, width, height, seed } = world;
  const kind = Math.floor(hashUnit(2, 11, seed) * 3);
  const lean = mix(-0.6, 0.6, hashUnit(3, 11, seed));
  const drift = createField(width, height, 4, (x, y) =>
    noise.layered(x / (300 * unit), y / (300 * unit) + 20, 3),
  );
  if (kind === 0) {
    // Rings spread from the light and lose their shape on the way.
    return (x, y, away) => {
      const ring = sinTurn(away / (150 * unit) + veil.at(x, y) * 1.7 + drift.at(x, y) * 0.9);
      return ring > 0 ? ring * ring : 0;
    };
  }
  if (kind === 1) {
    // Veils hang in folds: bright along their lower hem, rayed and fading upwards.
    return (x, y) => {
      const fold = (y + (x - light.x) * lean) / (250 * unit) + drift.at(x, y) * 1.1;
      const v = fold - Math.floor(fold);
      const ray = 0.65 + noise.at(x / (16 * unit), Math.floor(fold) * 5.3) * 0.5;
      return clamp01(v * v * ray * smoothstep(1, 0.94, v) * 1.4);
    };
  }
  // Petals: the direction from the light, turned with distance, cut into soft leaves.
  return (x, y, away) => {
    const r = away + 1;
    const turn = away / (620 * unit);
    const cx = ((x - light.x) * (1 - turn * 0.5) - (y - light.y) * turn) / r;
    const cy = ((y - light.y) * (1 - turn * 0.5) + (x - light.x) * turn) / r;
    const leaf = noise.layered(cx * 2.6 + 5, cy * 2.6 + away / (700 * unit), 2);
    const layer = sinTurn(away / (260 * unit) + leaf * 1.1 + drift.at(x, y) * 0.25);
    return clamp01(layer > 0 ? layer * (0.6 + leaf) : 0);
  };
}
