import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { houseX } from '#elements/house.ts';
import { drawLimb } from '#elements/shape.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

function pathAt(world: World, near: number): number {
  const { width, noise, unit, stage } = world;
  const door = houseX(world) + (world.light.x < houseX(world) ? -1 : 1) * -10 * unit;
  return (
    mix(door, stage.dreamer.x * width, smoothstep(0, 0.75, near)) +
    noise.at(near * 2.1 + 6, 3.3) * 60 * unit * bell(near * 2 - 1)
  );
}

export function paintPath(world: World): void {
  const { canvas, palette, light, noise, unit, width, height, horizon } = world;
  const gravel = mixColours(mixColours(palette.haze, palette.accent, 0.16), palette.deep, 0.22);
  const top = horizon + 48 * unit;
  for (let y = Math.floor(top); y < height; y++) {
    const near = (y - top) / (height - top);
    const half = (10 + near * 120) * unit;
    const centre = pathAt(world, near);
    for (
      let x = Math.max(0, Math.floor(centre - half * 1.3));
      x < Math.min(width, centre + half * 1.3);
      x++
    ) {
      const across = (x - centre) / half;
      const ragged = noise.layered(x / (26 * unit), y / (12 * unit), 2) * 0.22;
      const cover = smoothstep(1.06, 0.86, Math.abs(across) + ragged);
      if (cover <= 0) continue;
      const i = y * width + x;
      const speck = noise.layered(across * 6 + 3, near * 40, 3);
      lay(canvas, i, gravel, cover * 0.92);
      lay(
        canvas,
        i,
        palette.light,
        cover * clamp01(speck * 0.3 + glow((x - light.x) / (300 * unit)) * 0.22),
      );
      lay(
        canvas,
        i,
        palette.deep,
        cover * clamp01(-speck * 0.3 + smoothstep(0.4, 1.1, near) * 0.4),
      );
      raise(canvas.detail, i, cover * 0.2);
    }
  }
}

/** Flower beds along the lower edge and the path, as heaps of leaves and blossom. */
export function drawBorder(world: World): void {
  const { palette, unit, width, height, horizon } = world;
  const random = world.random('border');
  const leaf = mixColours(palette.leaf, palette.deep, 0.5);
  const blossoms = [
    palette.accent,
    mixColours(palette.light, palette.haze, 0.2),
    mixColours(palette.accent, palette.light, 0.5),
    mixColours(palette.zenith, palette.light, 0.45),
  ];
  const top = horizon + 60 * unit;
  for (let n = 0; n < 560; n++) {
    const near = n / 560;
    const y = mix(top, height * 1.03, near);
    const side = random.next() < 0.5 ? -1 : 1;
    const away = (34 + near * 190 + random.next() * random.next() * (120 + near * 320)) * unit;
    const x = pathAt(world, near) + side * away;
    if (x < -40 * unit || x > width + 40 * unit) continue;
    const size = (2.2 + near * 7.5) * random.between(0.7, 1.3) * unit;
    const stem = size * random.between(1.5, 4.2);
    const colour = mixColours(leaf, palette.deep, near * 0.6);
    for (let k = 0; k < 3; k++) {
      const lean = random.between(-1.2, 1.2) * size;
      drawLimb(
        world,
        x + lean * 0.4,
        y,
        size * 0.42,
        x + lean * 1.5,
        y - stem * random.between(0.4, 0.9),
        size * 0.16,
        { colour, cover: 0.9, detail: 0.35 },
      );
    }
    if (random.next() < 0.62) {
      const flower = blossoms[Math.floor(random.next() * 4)] ?? palette.accent;
      const shade = mixColours(flower, palette.deep, near * 0.32);
      for (let k = 0; k < 3; k++) {
        const fx = x + random.between(-0.7, 0.7) * size;
        const fy = y - stem + random.between(-0.6, 0.5) * size;
        drawLimb(
          world,
          fx - size * 0.2,
          fy,
          size * 0.4,
          fx + size * 0.25,
          fy - size * 0.12,
          size * 0.34,
          {
            colour: k === 2 ? mixColours(shade, palette.light, 0.4) : shade,
            cover: 0.95,
            detail: 0.6,
          },
        );
      }
    }
  }
}
