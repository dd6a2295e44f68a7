import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { bell, clamp01, glow, mix, sinTurn, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

const stageTop = 0.7;
const stageFront = 0.84;

/** A stage seen from the dark of the house: curtains, one beam of light, rows of heads. */
export const theatre: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    const x = 0.5 + side * random.between(0.01, 0.06);
    return {
      horizon: stageTop,
      light: { x: 0.5 + side * random.between(0.12, 0.2), y: -0.04, radius: 0.1 },
      hero: { x, feet: 0.795 },
      aloft: { x, y: 0.45 },
      dreamer: { x: 0.5 - side * random.between(0.17, 0.23), feet: 0.82, tall: 0.13 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    paintBackcloth(world);
    paintBoards(world);
  },
  near() {},
  front(world) {
    layBeam(world);
    paintCurtains(world);
    paintHouse(world);
  },
};

/** The painted cloth behind the scene: a sky of the dream's own colours. */
function paintBackcloth(world: World): void {
  const { canvas, palette, noise, unit, width, height, stage } = world;
  const bottom = Math.floor(stageTop * height);
  const cx = stage.hero.x * width;
  const cloth = createField(width, bottom + 1, 4, (x, y) => {
    const px = x / (330 * unit);
    const py = y / (190 * unit);
    return noise.layered(px + noise.at(px, py + 3) * 0.8, py, 4);
  });
  for (let y = 0; y < bottom; y++) {
    const v = y / bottom;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (x - cx) / (300 * unit);
      const dy = (y - bottom * 0.66) / (330 * unit);
      const near = glow(Math.sqrt(dx * dx + dy * dy));
      const c = cloth.at(x, y);
      lay(canvas, i, mixColours(palette.zenith, palette.sky, clamp01(v * 0.9)), 1);
      lay(
        canvas,
        i,
        palette.haze,
        clamp01(smoothstep(0.45, 1, v) * 0.55 + near * near * 0.7 + c * 0.22),
      );
      lay(canvas, i, palette.light, clamp01(near * near * near * 0.5 * (0.7 + c)));
      lay(canvas, i, palette.deep, clamp01((1 - near) * 0.55 + Math.max(0, -c) * 0.3));
    }
  }
}

function paintBoards(world: World): void {
  const { canvas, palette, noise, unit, width, height, stage } = world;
  const top = Math.floor(stageTop * height);
  const front = Math.floor(stageFront * height);
  const cx = stage.hero.x * width;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.42), palette.haze, 0.22);
  for (let y = top; y < height; y++) {
    const near = (y - top) / (front - top);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (y > front) {
        // The apron's face, lit a little by the footlights above it.
        lay(canvas, i, mixColours(palette.deep, palette.accent, 0.16), 1);
        lay(canvas, i, wood, smoothstep(46 * unit, 0, y - front) * 0.4);
        continue;
      }
      const across = (x - width / 2) / ((0.6 + near * 0.55) * 100 * unit);
      const board = across * 1.3 - Math.floor(across * 1.3);
      const grain = noise.layered(Math.floor(across * 1.3) * 3.3 + across * 0.2, near * 3, 3);
      lay(canvas, i, wood, 1);
      lay(
        canvas,
        i,
        palette.deep,
        smoothstep(0.07, 0, Math.min(board, 1 - board)) * 0.45 + Math.max(0, -grain) * 0.3,
      );
      const dx = (x - cx) / (215 * unit);
      const dy = (near - 0.62) / 0.5;
      const d = Math.sqrt(dx * dx + dy * dy);
      lay(
        canvas,
        i,
        palette.light,
        clamp01(smoothstep(1.06, 0.86, d) * 0.5 + glow(d * 1.5) * 0.25 + grain * 0.06),
      );
      lay(canvas, i, palette.deep, smoothstep(0.9, 2.6, d) * 0.6);
      raise(canvas.glowing, i, smoothstep(1, 0.6, d) * 0.14);
      raise(canvas.detail, i, smoothstep(0.1, 0, Math.abs(d - 1)) * 0.35);
    }
  }
}

function layBeam(world: World): void {
  const { canvas, palette, light, noise, unit, width, height, stage } = world;
  const foot = stageFront * height - 26 * unit;
  const cx = stage.hero.x * width;
  for (let y = 0; y < foot; y++) {
    const down = (y - light.y) / (foot - light.y);
    const middle = mix(light.x, cx, down);
    const half = mix(16, 225, down) * unit;
    for (let x = Math.max(0, Math.floor(middle - half)); x < Math.min(width, middle + half); x++) {
      const across = (x - middle) / half;
      const dust = 0.75 + noise.layered(x / (120 * unit), y / (150 * unit), 3) * 0.6;
      const cover = clamp01(bell(across) * mix(0.5, 0.2, down) * dust);
      const i = y * width + x;
      lay(canvas, i, palette.light, cover);
      raise(canvas.glowing, i, cover * 0.3 * (1 - down));
    }
  }
}

/** Velvet to both sides and in swags above: folds are slow waves with sharp valleys. */
function paintCurtains(world: World): void {
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
function paintHouse(world: World): void {
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
