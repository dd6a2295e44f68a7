import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { bell, clamp01, glow, mix, sinTurn, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

/** Where the boards end, down the picture. */
export const stageFront = 0.84;

/** Velvet to both sides and in swags above: folds are slow waves with sharp valleys. */
export function paintCurtains(world: World): void {
  const { canvas, palette, noise, unit, width, height, stage } = world;
  const velvet = mixColours(palette.accent, palette.deep, 0.36);
  const bright = mixColours(palette.accent, palette.light, 0.3);
  const bottom = Math.floor((stageFront - 0.012) * height);
  const cx = stage.hero.x * width;
  const gather = 0.52 * height;
  for (let y = 0; y < bottom; y++) {
    const v = y / height;
    // Held back by a cord at two thirds of its height, falling straight below it.
    const tied = bell((y - gather) / (0.3 * height));
    for (let x = 0; x < width; x++) {
      const fromSide = Math.min(x, width - 1 - x);
      const reach =
        (Math.max(0, width - 1000 * unit) * 0.22 + mix(235, 120, tied) * unit) *
        (1 - smoothstep(0.56, 0.8, v) * 0.12);
      const swagWave = ((x / width) * 5) % 1;
      const swag = (0.075 + 0.075 * bell((swagWave - 0.5) * 2)) * height;
      const inSide = reach - fromSide;
      const inSwag = swag - y;
      const cover = Math.max(smoothstep(-1, 1, inSide), smoothstep(-1, 1, inSwag));
      if (cover <= 0) continue;
      const isSwag = inSwag > 0;
      const fold = isSwag
        ? sinTurn((y / swag) * 2.2 + (swagWave - 0.5) * (swagWave - 0.5) * 3)
        : sinTurn((fromSide / reach) * 5.5 + noise.at(fromSide / (60 * unit), v * 2.2) * 0.3);
      const i = y * width + x;
      const lit = clamp01(0.35 + fold * 0.4 + noise.at(x / (40 * unit), y / (200 * unit)) * 0.18);
      const near = glow((x - cx) / (420 * unit)) * (isSwag ? 0.55 : smoothstep(0, 0.6, v));
      lay(canvas, i, palette.deep, cover);
      lay(canvas, i, velvet, cover * (0.25 + lit * 0.7));
      lay(canvas, i, bright, cover * lit * lit * near * 0.75);
      const hem = isSwag ? inSwag : inSide;
      lay(
        canvas,
        i,
        mixColours(palette.light, palette.accent, 0.4),
        cover * smoothstep(9 * unit, 5 * unit, hem) * 0.45 * (isSwag ? 1 : 0.5),
      );
      canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
      raise(canvas.detail, i, smoothstep(16 * unit, 0, Math.abs(hem)) * 0.4);
    }
  }
}

/** Footlights, and the backs of heads that watch. */
export function paintHouse(world: World): void {
  const { palette, unit, width, height } = world;
  const random = world.random('house');
  const front = stageFront * height;
  const lamp = mixColours(palette.light, palette.accent, 0.2);
  const span = Math.min(width * 0.8, 760 * unit);
  for (let n = 0; n < 11; n++) {
    const x = width / 2 + (n / 10 - 0.5) * span;
    drawLimb(world, x, front, 7 * unit, x, front - 2 * unit, 7 * unit, {
      colour: lamp,
      cover: 1,
      detail: 0.8,
    });
    const i = Math.floor(front - 2 * unit) * width + Math.floor(x);
    if (i > 0 && i < world.canvas.glowing.length) raise(world.canvas.glowing, i, 1);
  }
  for (const [row, y] of [0.915, 0.985].entries()) {
    const size = (27 + row * 12) * unit;
    const colour = mixColours(palette.deep, palette.zenith, 0.5 - row * 0.35);
    const ink = { colour, cover: 1, detail: 0.4 };
    const count = Math.ceil(width / (size * 2.9));
    for (let n = 0; n <= count; n++) {
      const x = (n + 0.5 * row) * size * 2.9 + random.between(-5, 5) * unit;
      const top = y * height + random.between(-9, 7) * unit;
      if (random.next() < 0.86) {
        drawLimb(world, x, top - size * 0.8, size * 0.52, x, top - size * 0.55, size * 0.55, ink);
        drawLimb(
          world,
          x - size * 0.75,
          top + size * 0.5,
          size * 0.45,
          x + size * 0.75,
          top + size * 0.5,
          size * 0.45,
          ink,
        );
        drawLimb(
          world,
          x - size * 0.3,
          top - size * 1.22,
          1.6 * unit,
          x + size * 0.3,
          top - size * 1.22,
          1.6 * unit,
          { colour: mixColours(colour, palette.light, 0.4), cover: 0.55, detail: 0.4 },
        );
      }
      drawLimb(world, x, top + size * 1.1, size * 1.2, x, top + size * 3, size * 1.25, ink);
    }
  }
}
