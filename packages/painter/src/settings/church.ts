import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, paintPlaster, visitBox } from '#elements/room.ts';
import { checkFloor } from '#elements/tiles.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit, type Random } from '#random.ts';
import { drawPews, paintChancel } from '#settings/church-chancel.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** How many pillars are seen along the nave. */
const bays = 6.4;

/** A nave: pillars and ribs towards a rose window, benches to both sides of the aisle. */
export const church: SettingPainter = {
  stage(_scene, random) {
    const box = planOf(random);
    const side = random.next() < 0.5 ? -1 : 1;
    return {
      horizon: 0.62,
      light: { x: box.x, y: box.y - box.up * 0.42, radius: 0.07 },
      hero: { x: box.x + side * 0.012, feet: 0.8 },
      aloft: { x: box.x, y: 0.44 },
      dreamer: { x: box.x - side * random.between(0.07, 0.09), feet: 0.94, tall: 0.15 },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const box = planOf(world.random('stage'));
    const { palette } = world;
    paintPlaster(world, box, 3);
    const slab = mixColours(mixColours(palette.haze, palette.sky, 0.4), palette.deep, 0.18);
    checkFloor(world, box, slab, mixColours(slab, palette.deep, 0.5));
    paintVault(world, box);
    paintPillars(world, box);
    paintChancel(world, box);
  },
  near(world) {
    const box = planOf(world.random('stage'));
    for (const near of [1.4, 1.65, 2, 2.5, 3.2]) drawPews(world, box, near);
  },
  front(world) {
    layRays(world);
  },
};

function planOf(random: Random): Box {
  return {
    x: 0.5 + random.between(-0.05, 0.05),
    y: random.between(0.5, 0.53),
    half: 0.125,
    up: random.between(0.26, 0.3),
    down: 0.105,
  };
}

/** Ribs that cross over each bay, and an arch from pillar to pillar. */
function paintVault(world: World, box: Box): void {
  const { palette } = world;
  const stone = mixColours(mixColours(palette.haze, palette.sky, 0.55), palette.deep, 0.22);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'ceiling') return;
    const along = bays / place.near;
    const within = along - Math.floor(along);
    const across = (place.across + 1) / 2;
    // The groins cross over the middle of a bay; from below they are bows, not lines.
    const bow = 0.5 - Math.sqrt(Math.max(0, 0.25 - (across - 0.5) * (across - 0.5)));
    const groin = Math.min(Math.abs(within - bow), Math.abs(1 - within - bow)) + 0.025;
    const rib = Math.min(groin, Math.min(within, 1 - within) * 0.6);
    const hollow = bell(Math.abs(within - 0.5) * 2) * bell(place.across);
    lay(canvas, i, stone, 0.35 * smoothstep(6, 1, place.near));
    lay(canvas, i, palette.deep, hollow * 0.5);
    lay(
      canvas,
      i,
      mixColours(stone, palette.light, 0.35),
      smoothstep(0.06, 0.02, rib) * smoothstep(7, 1.2, place.near) * 0.75,
    );
    raise(canvas.detail, i, smoothstep(0.06, 0.02, rib) * 0.4);
  });
}

/** Pillars in the round, and between them an aisle whose windows are of coloured glass. */
function paintPillars(world: World, box: Box): void {
  const { palette, seed } = world;
  const stone = mixColours(mixColours(palette.haze, palette.sky, 0.45), palette.deep, 0.14);
  const lit = mixColours(stone, palette.light, 0.5);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'left' && place.surface !== 'right') return;
    const along = bays / place.near;
    const bay = Math.floor(along);
    const within = along - bay;
    const far = smoothstep(7, 1.1, place.near);
    const wide = 0.3;
    // Between two pillars an arch opens, pointed: two circles that meet over its middle.
    const open = Math.abs((within - wide) / (1 - wide) - 0.5) * 2;
    const spring = -0.34 - 0.42 * Math.sqrt(Math.max(0, 1 - open * open * 0.9 - open * 0.1));
    if (within > wide && place.upright > spring) {
      const edge = Math.min(within - wide, 1 - within, place.upright - spring);
      lay(canvas, i, palette.deep, smoothstep(0, 0.05, edge) * 0.66);
      const lancet = Math.min(
        0.42 - open,
        place.upright + 0.5 - open * open * 0.3,
        0.28 - place.upright,
      );
      const glass = smoothstep(0, 0.05, lancet);
      const pane = hashUnit(
        Math.floor(place.upright * 9) + 60,
        bay * 3 + (open > 0.12 ? 1 : 0),
        seed,
      );
      const tint =
        pane < 0.4
          ? palette.accent
          : pane < 0.7
            ? palette.sky
            : mixColours(palette.light, palette.leaf, 0.4);
      lay(canvas, i, mixColours(tint, palette.light, 0.4), glass * 0.9 * mix(0.6, 1, far));
      const leading = Math.abs(place.upright * 9 - Math.round(place.upright * 9));
      lay(canvas, i, palette.deep, glass * smoothstep(0.14, 0.05, leading) * 0.5);
      raise(canvas.glowing, i, glass * 0.3);
      raise(canvas.detail, i, glass * 0.4);
      return;
    }
    const round = within < wide ? within / wide : -1;
    if (round < 0) {
      lay(canvas, i, stone, 0.3 * far);
      return;
    }
    // The flank turned to the rose window is bright, the flank turned to us is in shade.
    lay(canvas, i, stone, 0.85);
    lay(canvas, i, lit, smoothstep(0.5, 0.95, round) * 0.6 * far);
    lay(canvas, i, palette.deep, smoothstep(0.55, 0, round) * 0.62 + (1 - far) * 0.3);
    const ring = Math.min(Math.abs(place.upright + 0.36), Math.abs(place.upright - 0.86));
    lay(canvas, i, lit, smoothstep(0.035, 0.015, ring) * 0.6);
    lay(canvas, i, palette.deep, smoothstep(0.04, 0.02, Math.abs(ring - 0.05)) * 0.4);
    raise(canvas.detail, i, 0.25);
  });
}

/** Light of the rose window made visible, down the nave. */
function layRays(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  for (let y = Math.floor(light.y); y < 0.93 * height; y++) {
    const down = (y - light.y) / (0.93 * height - light.y);
    const half = mix(40, 330, down) * unit;
    for (
      let x = Math.max(0, Math.floor(light.x - half));
      x < Math.min(width, light.x + half);
      x++
    ) {
      const across = (x - light.x) / half;
      const beam = 0.5 + noise.at(across * 3.4 + 9, 0.7) * 0.7;
      const dust = 0.8 + noise.layered(x / (100 * unit), y / (140 * unit), 2) * 0.5;
      const cover = clamp01(beam * bell(across) * bell(down * 0.98) * 0.34 * dust);
      const i = y * width + x;
      lay(canvas, i, palette.light, cover);
      lay(canvas, i, palette.accent, glow(across * 2 + 0.6) * bell(down) * 0.05);
    }
  }
}
