import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { layFog } from '#elements/sky.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** Large flagstones from a row to the lower edge, lamps at its far side. */
export function paintPavement(world: World, top: number): void {
  const { canvas, palette, light, noise, unit, width, height, scene, seed } = world;
  const stone = mixColours(mixColours(palette.sky, palette.deep, 0.55), palette.haze, 0.18);
  const depth = height - top;
  const isLit = scene.time === 'night' || scene.time === 'dusk';
  const isQuay = top > world.horizon + 40 * unit;
  for (let y = top; y < height; y++) {
    const near = (y - top) / depth;
    const along = isQuay ? near * 4.5 : 6 / (near + 0.12);
    const spread = isQuay ? 0.75 + near * 0.5 : 0.16 + near;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const across = (x - light.x) / (150 * unit * spread);
      const row = Math.floor(along);
      const shifted = across + (row & 1) * 0.5;
      const u = shifted - Math.floor(shifted);
      const v = along - row;
      const joint = Math.min(u, 1 - u, Math.min(v, 1 - v) * 1.2);
      const tone = hashUnit(Math.floor(shifted), row, seed) - 0.5;
      const worn = noise.layered(across * 1.4, along * 0.9, 3);
      const pool = glow((x - light.x) / ((60 + near * 260) * unit));
      lay(canvas, i, stone, 1);
      lay(canvas, i, tone > 0 ? palette.haze : palette.deep, Math.abs(tone) * 0.24);
      lay(
        canvas,
        i,
        palette.deep,
        smoothstep(0.05, 0.01, joint) * 0.45 * smoothstep(0, 0.25, near + (isQuay ? 0.2 : 0)),
      );
      lay(
        canvas,
        i,
        palette.light,
        clamp01(pool * pool * 0.5 * (0.8 + worn) + Math.max(0, worn) * 0.1),
      );
      lay(
        canvas,
        i,
        palette.haze,
        isQuay ? smoothstep(8 * unit, 3 * unit, y - top) * 0.5 : bell(near * 3) * 0.6,
      );
      lay(canvas, i, palette.deep, smoothstep(0.3, 1.15, near) * 0.6);
      canvas.glowing[i] = 0;
      raise(canvas.detail, i, 0.14);
    }
  }
  const count = 5;
  for (let n = 0; n < count; n++) {
    const x = light.x + (n - (count - 1) / 2) * 0.27 * width + (n % 2) * 20 * unit;
    if (Math.abs(x - world.stage.hero.x * width) < 0.08 * width) continue;
    drawLamp(world, x, top + (isQuay ? 12 : 26) * unit, 118 * unit, isLit);
  }
}

function drawLamp(world: World, x: number, foot: number, tall: number, isLit: boolean): void {
  const { palette, unit } = world;
  const ink = { colour: mixColours(palette.deep, palette.zenith, 0.2), cover: 1, detail: 0.7 };
  drawLimb(world, x, foot, 3.4 * unit, x, foot - 14 * unit, 2 * unit, ink);
  drawLimb(world, x, foot, 1.9 * unit, x, foot - tall, 1.4 * unit, ink);
  drawLimb(world, x, foot - tall - 12 * unit, 2 * unit, x, foot - tall - 7 * unit, 6.5 * unit, ink);
  drawLimb(world, x, foot - tall - 4 * unit, 5 * unit, x, foot - tall, 3.6 * unit, {
    colour: isLit ? palette.light : mixColours(palette.haze, palette.sky, 0.5),
    cover: 1,
    detail: 0.9,
  });
  if (isLit) layHalo(world, x, foot - tall - 3 * unit, 36 * unit, 0.7);
}

/** Roofs below us, with chimneys and lit attics, and the flat one that we stand on. */
export function paintRoofs(world: World): void {
  const { palette, unit, width, height, horizon, scene } = world;
  const random = world.random('roofs');
  const isLit = scene.time !== 'day';
  const lamp = mixColours(palette.light, palette.accent, 0.3);
  for (const [row, share] of [0.1, 0.42, 0.8].entries()) {
    const foot = horizon + (0.835 * height - horizon) * share;
    const distance = 0.55 - row * 0.2;
    const size = (46 + row * 34) * unit;
    for (let x = -size; x < width + size; x += size * random.between(1.25, 1.8)) {
      const top = foot - size * random.between(0.15, 0.55);
      const body = mixColours(
        mixColours(palette.deep, palette.zenith, 0.3),
        palette.haze,
        distance * 0.75,
      );
      const tiles = mixColours(
        mixColours(body, palette.accent, 0.22),
        palette.light,
        0.06 + random.next() * 0.1,
      );
      const ink = { colour: tiles, cover: 1, detail: 0.4 - distance * 0.3 };
      const half = size * random.between(0.75, 1);
      drawFacet(
        world,
        [
          [x - half, top + size * 0.42],
          [x - half * 0.5, top],
          [x + half * 0.7, top],
          [x + half, top + size * 0.42],
        ],
        ink,
      );
      drawFacet(
        world,
        [
          [x - half, top + size * 0.4],
          [x + half, top + size * 0.4],
          [x + half, height],
          [x - half, height],
        ],
        { ...ink, colour: body },
      );
      drawLimb(world, x - half * 0.5, top, 1.5 * unit, x + half * 0.7, top, 1.5 * unit, {
        ...ink,
        colour: mixColours(tiles, palette.light, 0.35),
      });
      const chimney = x + half * random.between(-0.3, 0.5);
      drawFacet(
        world,
        [
          [chimney - size * 0.07, top - size * 0.3],
          [chimney + size * 0.07, top - size * 0.3],
          [chimney + size * 0.07, top + size * 0.1],
          [chimney - size * 0.07, top + size * 0.1],
        ],
        { ...ink, colour: body },
      );
      if (!isLit || random.next() < 0.4) continue;
      for (const dx of [-0.4, 0.25]) {
        const wx = x + dx * half;
        const wy = top + size * 0.62;
        const w = size * 0.075;
        drawFacet(
          world,
          [
            [wx - w, wy - w * 1.5],
            [wx + w, wy - w * 1.5],
            [wx + w, wy + w * 1.5],
            [wx - w, wy + w * 1.5],
          ],
          { colour: lamp, cover: 0.9, detail: 0.8 },
        );
        layHalo(world, wx, wy, size * 0.22, 0.35);
      }
    }
    layFog(world, foot - 70 * unit, foot + 60 * unit, 0.34 - row * 0.1);
  }
  paintTerrace(world, 0.835 * height);
}

function paintTerrace(world: World, top: number): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const lead = mixColours(mixColours(palette.deep, palette.sky, 0.35), palette.haze, 0.08);
  for (let y = Math.floor(top); y < height; y++) {
    const near = (y - top) / (height - top);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const across = (x - width / 2) / ((90 + near * 60) * unit);
      const seam = Math.abs(across - Math.round(across));
      const stain = noise.layered(x / (140 * unit), y / (50 * unit), 4);
      const pool = glow((x - light.x) / ((120 + near * 200) * unit));
      lay(canvas, i, lead, 1);
      lay(canvas, i, palette.light, clamp01(pool * 0.36 * (1 - near * 0.5) + stain * 0.12));
      lay(
        canvas,
        i,
        palette.deep,
        clamp01(
          smoothstep(0.03, 0.008, seam) * 0.5 + smoothstep(0.2, 1.1, near) * 0.55 - stain * 0.1,
        ),
      );
      lay(
        canvas,
        i,
        mixColours(palette.haze, palette.light, 0.4),
        smoothstep(7 * unit, 3 * unit, y - top) * (0.3 + pool * 0.5),
      );
      lay(canvas, i, palette.deep, bell((y - top - 11 * unit) / (5 * unit)) * 0.6);
      canvas.glowing[i] = 0;
      raise(canvas.detail, i, 0.14 + smoothstep(16 * unit, 0, y - top) * 0.3);
    }
  }
}
