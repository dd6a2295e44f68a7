import { lay, layLab } from '#canvas.ts';
import { dot } from '#finish.ts';
import { bell } from '#maths.ts';
import { borrowPlane, copyPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
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

/**
 * What ties a standing thing to its ground: its own shape laid down on it, away from the light and
 * paler with distance, and a dark touch under each foot.
 */
export function layShadow(world: World, shape: Sculpture, place: Placement, feet: number): void {
  const { canvas, palette, light, unit } = world;
  const centre = place.left + shape.width / 2;
  const lean = Math.max(-1.4, Math.min(1.4, ((centre - light.x) / (world.width * 0.34)) * 1.1));
  const soft = copyPlane(shape.cover);
  blur(soft, shape.width, shape.height, Math.max(1, 5 * unit), 2);
  const bottom = shape.height - shape.foot;
  // A low light throws long shadows, yet none so long that they leave the picture.
  const flat = 0.36;
  const reach = Math.min(bottom * flat, 130 * unit);
  const strength = 0.62 * (1 - place.distance * 0.7);
  for (let down = 0; down < reach; down++) {
    const y = Math.floor(feet) + down;
    if (y < 0 || y >= world.height) continue;
    const sy = Math.floor(bottom - down / flat);
    if (sy < 0) break;
    const fade = (1 - down / reach) * strength;
    const shift = lean * down;
    for (let x = 0; x < shape.width; x++) {
      const px = Math.floor(place.left + x + shift);
      if (px < 0 || px >= world.width) continue;
      const inside = soft[sy * shape.width + x] ?? 0;
      if (inside > 0.02) lay(canvas, y * world.width + px, palette.deep, inside * fade);
    }
  }
  touchGround(world, shape, place);
}

/** A short dark stroke under each foot: near the ground all that ends there, higher up only what
 *  ends lower than what is beside it, as a far leg does. */
function touchGround(world: World, shape: Sculpture, place: Placement): void {
  const { canvas, palette, unit } = world;
  const { width, height, cover } = shape;
  const ends = borrowPlane(width);
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y > 0 && (cover[y * width + x] ?? 0) <= 0.4) y--;
    ends[x] = y;
  }
  const bottom = height - shape.foot;
  const aside = Math.max(2, Math.floor(width * 0.09));
  const ry = 5 * unit + 1;
  for (let x = 0; x < width; x++) {
    const end = ends[x] ?? 0;
    const rise = (bottom - end) / height;
    const beside = Math.max(
      ends[Math.max(0, x - aside)] ?? 0,
      ends[Math.min(width - 1, x + aside)] ?? 0,
    );
    const isFoot = rise < 0.12 || (rise < 0.24 && end - beside > height * 0.03);
    const px = Math.floor(place.left) + x;
    if (!isFoot || px < 0 || px >= world.width) continue;
    const top = Math.floor(place.top) + end;
    for (let y = Math.floor(top - ry); y < top + ry * 1.6; y++) {
      if (y < 0 || y >= world.height) continue;
      const near = bell((y - top) / (y > top ? ry * 1.6 : ry));
      lay(canvas, y * world.width + px, palette.deep, near * 0.6 * (1 - place.distance * 0.7));
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
