import { lay, layLab } from '#canvas.ts';
import { dot } from '#finish.ts';
import { bell, clamp01 } from '#maths.ts';
import type { Random } from '#random.ts';
import type { Placement, Sculpture } from '#symbols/sculpt.ts';
import type { World } from '#world.ts';

/** A breath of light around a shape. */
export function layAura(world: World, shape: Sculpture, place: Placement, strength: number): void {
  const { canvas, palette } = world;
  const cx = place.left + shape.width / 2;
  const cy = place.top + shape.height / 2;
  const rx = shape.width * 1.15;
  const ry = shape.height * 1.15;
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(world.height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(world.width, cx + rx); x++) {
      const dx = (x - cx) / rx;
      const dy = (y - cy) / ry;
      const near = bell(Math.sqrt(dx * dx + dy * dy));
      if (near > 0) lay(canvas, y * world.width + x, palette.haze, near * near * strength);
    }
  }
}

/** Stars inside a body made of night. Drawn after the strokes, or they would be painted over. */
export function scatterInside(
  world: World,
  shape: Sculpture,
  place: Placement,
  random: Random,
): void {
  const count = Math.floor((shape.width * shape.height) / (world.unit * world.unit * 950));
  for (let n = 0; n < count; n++) {
    const x = Math.floor(random.next() * shape.width);
    const y = Math.floor(random.next() * shape.height);
    const size = random.next();
    if ((shape.cover[y * shape.width + x] ?? 0) < 0.9) continue;
    const strength = 0.35 + size * 0.55;
    dot(
      world,
      place.left + x,
      place.top + y,
      (0.6 + size * size * size * 1.9) * world.unit + 0.3,
      strength,
    );
  }
}

/** The shadow that ties a standing thing to its ground, drawn out away from the light. */
export function layContactShadow(world: World, x: number, feet: number, width: number): void {
  const { canvas, palette, light } = world;
  const away = clamp01(Math.abs(x - light.x) / (world.width * 0.4));
  const lean = (x > light.x ? 1 : -1) * away * width * 0.35;
  const rx = width * 0.66;
  const ry = Math.min(width * 0.05, 14 * world.unit) + 2 * world.unit;
  for (
    let y = Math.max(0, Math.floor(feet - ry));
    y < Math.min(world.height, feet + ry * 2.2);
    y++
  ) {
    const down = (y - feet) / ry;
    for (
      let px = Math.max(0, Math.floor(x - rx * 1.6));
      px < Math.min(world.width, x + rx * 1.6);
      px++
    ) {
      const dx = (px - x - lean * Math.max(0, down) * 0.6) / rx;
      const dy = down > 0 ? down / 2.2 : down;
      const near = bell(Math.sqrt(dx * dx + dy * dy));
      if (near > 0) lay(canvas, y * world.width + px, palette.deep, near * 0.55);
    }
  }
}

/** A shape's own image in the water it stands or sails on, broken by ripples. */
export function layReflection(
  world: World,
  shape: Sculpture,
  place: Placement,
  feet: number,
): void {
  const { canvas, noise, unit, width, height } = world;
  const reach = Math.min(height - feet, shape.height * 0.85);
  for (let down = 1; down < reach; down++) {
    const y = Math.floor(feet) + down;
    if (y < 0 || y >= height) continue;
    const fade = (1 - down / reach) * 0.62;
    const above = Math.floor(feet) - down;
    for (let x = -20; x < shape.width + 20; x++) {
      const px = Math.floor(place.left) + x;
      if (px < 0 || px >= width || above < 0) continue;
      const ripple = noise.at(px / (60 * unit), y / (7 * unit)) * (2 + down * 0.09);
      const sx = Math.floor(x + ripple);
      const sy = above - Math.floor(place.top);
      if (sx < 0 || sx >= shape.width || sy < 0 || sy >= shape.height) continue;
      const inside = shape.cover[sy * shape.width + sx] ?? 0;
      if (inside <= 0.02) continue;
      const from = above * width + Math.min(width - 1, Math.max(0, Math.floor(place.left) + sx));
      const i = y * width + px;
      layLab(
        canvas,
        i,
        (canvas.l[from] ?? 0) * 0.92,
        canvas.a[from] ?? 0,
        canvas.b[from] ?? 0,
        inside * fade,
      );
    }
  }
}
