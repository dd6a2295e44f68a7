import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { project, type Vista, visitVista } from '#elements/perspective.ts';
import { drawLimb } from '#elements/shape.ts';
import { clamp01, glow, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

export function paintPaving(world: World, vista: Vista): void {
  const { canvas, palette, light, noise, width } = world;
  const isWhite = world.scene.weather === 'snow';
  const bare = mixColours(mixColours(palette.deep, palette.sky, 0.42), palette.haze, 0.12);
  const stone = isWhite
    ? mixColours(mixColours(palette.haze, palette.light, 0.4), palette.sky, 0.4)
    : bare;
  const kerb = mixColours(stone, palette.haze, 0.35);
  visitVista(world, vista, (i, ray) => {
    if (ray.side !== 0) return;
    const x = i % width;
    const along = 20 / ray.near;
    const isPath = Math.abs(ray.across) > 0.72;
    lay(canvas, i, isPath ? kerb : stone, 1);
    // Cobbles: rows across the street, each shifted by half a stone.
    const row = Math.floor(along * 5);
    const v = along * 5 - row;
    const across = ray.across * 17 + (row & 1) * 0.5;
    const u = across - Math.floor(across);
    const joint = Math.min(u, 1 - u, v * 0.8, (1 - v) * 0.8);
    const worth = smoothstep(1.6, 4, ray.near) * (isWhite ? 0.3 : 1);
    const tone = hashUnit(Math.floor(across), row, world.seed) - 0.5;
    if (!isPath) {
      lay(canvas, i, palette.deep, smoothstep(0.14, 0.02, joint) * 0.5 * worth);
      lay(canvas, i, tone > 0 ? palette.haze : palette.deep, Math.abs(tone) * 0.3 * worth);
    }
    const worn = noise.layered(ray.across * 2 + 4, along * 0.7, 3);
    const pool = glow((x - light.x) / (light.radius * 1.6 + ray.near * vista.half * 0.35));
    lay(canvas, i, palette.light, clamp01(pool * pool * 0.55 * (1 - worth * 0.35) + worn * 0.08));
    lay(canvas, i, palette.haze, smoothstep(2.2, 1, ray.near) * 0.55);
    lay(
      canvas,
      i,
      palette.deep,
      smoothstep(4, 11, ray.near) * 0.55 +
        smoothstep(0.03, 0, Math.abs(Math.abs(ray.across) - 0.72)) * 0.3,
    );
    canvas.glowing[i] = 0;
    raise(canvas.detail, i, 0.15);
  });
}

export function drawLamps(world: World, vista: Vista): void {
  const { palette, unit, scene } = world;
  const isLit = scene.time === 'night' || scene.time === 'dusk';
  const first = hashUnit(8, 8, world.seed) < 0.5 ? -1 : 1;
  for (const [n, near] of [1.5, 2.1, 3, 4.5].entries()) {
    const side = n % 2 === 0 ? first : -first;
    const [x, foot] = project(vista, side * 0.78, 0, near);
    const [, top] = project(vista, side * 0.78, 2.3, near);
    const colour = mixColours(palette.deep, palette.haze, smoothstep(3, 1, near) * 0.5);
    const ink = { colour, cover: 1, detail: 0.7 };
    drawLimb(world, x, foot, near * 1.3 * unit, x, top, near * 0.8 * unit, ink);
    drawLimb(world, x, foot, near * 2.4 * unit, x, foot - near * 8 * unit, near * 1.3 * unit, ink);
    const lantern = near * 3.4 * unit;
    const y = top - lantern;
    drawLimb(
      world,
      x,
      y - lantern * 1.1,
      lantern * 0.35,
      x,
      y - lantern * 0.4,
      lantern * 1.15,
      ink,
    );
    const glass = isLit ? palette.light : mixColours(palette.haze, palette.sky, 0.4);
    drawLimb(world, x, y, lantern, x, y + lantern * 0.7, lantern * 0.75, {
      colour: glass,
      cover: 1,
      detail: 0.9,
    });
    if (isLit) layHalo(world, x, y, near * 22 * unit, 0.75);
  }
}
