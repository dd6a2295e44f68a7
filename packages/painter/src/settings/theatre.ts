import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import { paintCurtains, paintHouse, stageFront } from '#settings/theatre-house.ts';
import type { World } from '#world.ts';

const stageTop = 0.7;

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
