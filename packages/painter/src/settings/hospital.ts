import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, paintPlaster, visitBox } from '#elements/room.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import type { Random } from '#random.ts';
import { drawBed } from '#settings/hospital-bed.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A ward at rest: pale walls, tall windows, beds in a row behind thin curtains. */
export const hospital: SettingPainter = {
  stage(_scene, random) {
    const { box, side } = planOf(random);
    return {
      horizon: 0.6,
      light: { x: box.x, y: box.y - 0.02, radius: 0.08 },
      hero: { x: box.x - side * 0.02, feet: 0.79 },
      aloft: { x: box.x, y: 0.42 },
      dreamer: { x: box.x - side * random.between(0.13, 0.17), feet: 0.92, tall: 0.17 },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const { box, side } = planOf(world.random('stage'));
    const { canvas, palette } = world;
    paintPlaster(world, box, 3);
    // Lime wash: brighter than other rooms, tiled to the height of a hand.
    visitBox(world, box, (_canvas, i, place) => {
      const isFloor = place.surface === 'floor';
      lay(
        canvas,
        i,
        mixColours(palette.haze, palette.light, 0.35),
        (isFloor ? 0.3 : 0.4) * smoothstep(4.5, 1, place.near),
      );
      const isWall = place.surface === 'left' || place.surface === 'right';
      if ((isWall || place.surface === 'back') && place.upright > 0.3)
        lay(canvas, i, mixColours(palette.sky, palette.accent, 0.2), 0.3);
      if (isWall && Math.abs(place.upright - 0.3) < 0.016) lay(canvas, i, palette.deep, 0.4);
    });
    paintEnd(world, box);
    paintWindows(world, box, -side);
  },
  near(world) {
    const { box, side } = planOf(world.random('stage'));
    for (const near of [1.5, 2, 2.75, 4]) drawBed(world, box, near, side);
  },
  front() {},
};

function planOf(random: Random): { box: Box; side: number } {
  const side = random.next() < 0.5 ? -1 : 1;
  return {
    box: {
      x: 0.5 + side * random.between(0.02, 0.08),
      y: 0.45,
      half: 0.105,
      up: 0.105,
      down: 0.095,
    },
    side,
  };
}

function paintEnd(world: World, box: Box): void {
  const { palette, light, unit, width } = world;
  const frame = mixColours(palette.deep, palette.zenith, 0.4);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'back') {
      const edge = Math.min(
        0.5 - Math.abs(place.across),
        place.upright + 0.78,
        0.96 - place.upright,
      );
      const inside = smoothstep(0, 0.03, edge);
      lay(canvas, i, frame, smoothstep(-0.09, -0.05, edge) * 0.7);
      lay(canvas, i, palette.light, inside);
      raise(canvas.glowing, i, inside * 0.55);
      lay(canvas, i, frame, inside * smoothstep(0.03, 0.012, Math.abs(place.across)) * 0.6);
    }
    const x = i % width;
    const dx = x - light.x;
    const dy = (i - x) / width - light.y;
    const near = glow(Math.sqrt(dx * dx + dy * dy) / (150 * unit));
    lay(canvas, i, palette.light, clamp01(near * near * 0.75));
    if (place.surface === 'floor') {
      const path = glow(place.across * 3);
      lay(canvas, i, palette.light, path * path * 0.5 * smoothstep(9, 1, place.near));
      const tile = 26 / place.near;
      const seam = Math.min(
        Math.abs(tile - Math.round(tile)),
        Math.abs(place.across * 4 - Math.round(place.across * 4)),
      );
      lay(canvas, i, palette.deep, smoothstep(0.05, 0.01, seam) * 0.2);
    }
  });
}

function paintWindows(world: World, box: Box, side: number): void {
  const { palette } = world;
  const wall = side < 0 ? 'left' : 'right';
  const frame = mixColours(palette.deep, palette.zenith, 0.35);
  visitBox(world, box, (canvas, i, place) => {
    const along = 7 / place.near;
    const within = along - Math.floor(along);
    if (place.surface === wall) {
      const arch = (within - 0.5) * (within - 0.5) * 1.6;
      const edge = Math.min(
        within - 0.2,
        0.8 - within,
        place.upright + 0.78 - arch,
        0.2 - place.upright,
      );
      lay(canvas, i, frame, smoothstep(-0.06, -0.035, edge) * 0.6);
      const inside = smoothstep(0, 0.015, edge);
      const bars = Math.min(Math.abs(within - 0.5), Math.abs(place.upright + 0.3));
      const bar = smoothstep(0.028, 0.014, bars);
      lay(canvas, i, mixColours(palette.light, palette.sky, 0.12), inside * 0.96);
      lay(canvas, i, frame, inside * bar * 0.8);
      raise(canvas.glowing, i, inside * (1 - bar) * 0.4);
      raise(canvas.detail, i, inside * 0.4);
    }
    if (place.surface === 'floor') {
      const from = (1 - place.across * side) / 2;
      const shape =
        smoothstep(0.2, 0.26, within) * smoothstep(0.8, 0.74, within) * bell((from - 0.3) * 2.6);
      lay(canvas, i, palette.light, shape * 0.42);
      raise(canvas.glowing, i, shape * 0.1);
    }
  });
}
