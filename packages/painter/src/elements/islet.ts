import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import { entryFor } from '#symbols/manifest.ts';
import { isAloft } from '#symbols/stance.ts';
import type { World } from '#world.ts';

/** A low bank in the water under a hero that stands: nothing with feet stands on waves. */
export function raiseIslet(world: World): void {
  const { canvas, palette, light, noise, unit, width, height, stage, scene } = world;
  const hero = scene.symbols[0];
  const entry = hero === undefined ? null : entryFor(hero.id);
  if (hero === undefined || entry === null) return;
  if (entry.stance !== 'stands' || isAloft(scene, hero, entry)) return;
  const x0 = stage.hero.x * width;
  const y0 = stage.hero.feet * height;
  const half = (entry.size * 0.62 + 70) * unit;
  const tall = 17 * unit;
  const earth = mixColours(mixColours(palette.deep, palette.haze, 0.22), palette.leaf, 0.12);
  const lit = mixColours(palette.haze, palette.light, 0.4);
  for (let x = Math.max(0, Math.floor(x0 - half)); x < Math.min(width, x0 + half); x++) {
    const across = (x - x0) / half;
    const body = Math.sqrt(Math.max(0, 1 - across * across));
    const rough = noise.layered(x / (46 * unit), 7.7, 3) * 5 * unit;
    const top = y0 - tall * body * 0.75 - rough * body;
    const foot = y0 + tall * body * 0.55 + noise.at(x / (30 * unit), 3.1) * 2 * unit;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, foot); y++) {
      const i = y * width + x;
      const cover = clamp01(y + 1 - top) * clamp01(foot - y);
      const down = (y - top) / Math.max(1, foot - top);
      lay(canvas, i, earth, cover);
      lay(
        canvas,
        i,
        lit,
        cover * bell(down) * clamp01(0.22 + glow((x - light.x) / (220 * unit)) * 0.6),
      );
      lay(canvas, i, palette.deep, cover * smoothstep(0.45, 1, down) * 0.6);
      raise(canvas.detail, i, 0.35);
      canvas.glowing[i] = 0;
    }
    // Its own dark image, and the bright line where water laps.
    for (
      let y = Math.max(0, Math.floor(foot));
      y < Math.min(height, foot + tall * body * 1.4);
      y++
    ) {
      const i = y * width + x;
      const wave = noise.at(x / (40 * unit), y / (4 * unit));
      lay(canvas, i, palette.deep, clamp01(0.5 - (y - foot) / (tall * 1.5) + wave * 0.25) * 0.75);
      if (y < foot + 2 * unit)
        lay(canvas, i, palette.light, 0.3 * glow((x - light.x) / (260 * unit)));
    }
  }
  const random = world.random('islet');
  const blade = mixColours(palette.leaf, palette.deep, 0.5);
  for (let n = 0; n < 90; n++) {
    const across = (n % 2 === 0 ? -1 : 1) * (1 - random.next() * random.next() * 0.75);
    const x = x0 + across * half * 0.94;
    const y = y0 + random.between(-7, 4) * unit * (1 - across * across * 0.6);
    const lean = random.between(-9, 9) * unit;
    drawLimb(world, x, y, 1.3 * unit, x + lean, y - random.between(9, 34) * unit, 0.5 * unit, {
      colour: mixColours(blade, palette.light, random.next() * 0.25),
      cover: 0.9,
      detail: 0.35,
    });
  }
}
