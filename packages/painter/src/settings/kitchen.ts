import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';

import { hangLamp } from '#elements/lamps.ts';
import { type Box, inBox, paintPlaster, visitBox } from '#elements/room.ts';
import { checkFloor, tileWalls } from '#elements/tiles.ts';
import { putTable } from '#elements/volumes.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import type { Random } from '#random.ts';
import { drawDresser, drawRange, drawSink } from '#settings/kitchen-range.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A kitchen: a window over the sink, a range with its fire, plates on a dresser. */
export const kitchen: SettingPainter = {
  stage(_scene, random) {
    const { box, side } = planOf(random);
    return {
      horizon: 0.7,
      light: { x: box.x + side * box.half * 0.2, y: 0.34, radius: 0.09 },
      hero: { x: box.x - side * 0.02, feet: 0.86 },
      aloft: { x: box.x, y: 0.5 },
      dreamer: { x: box.x - side * random.between(0.2, 0.24), feet: 0.94, tall: 0.2 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    const { box, side } = planOf(world.random('stage'));
    const { palette } = world;
    paintPlaster(world, box, 7);
    const cream = mixColours(palette.haze, palette.light, 0.35);
    checkFloor(world, box, cream, mixColours(palette.accent, palette.deep, 0.4));
    tileWalls(world, box, -0.05, mixColours(cream, palette.sky, 0.2));
    paintWindow(world, box, side * 0.2);
    drawSink(world, box, side * 0.2);
    drawRange(world, box, -side);
    drawDresser(world, box, side);
  },
  near(world) {
    const { box, side } = planOf(world.random('stage'));
    putTable(world, box, side);
    const [x, y] = inBox(world, box, side * 0.56, 0.84, 1.45);
    const [, top] = inBox(world, box, side * 0.56, 1, 1.45);
    hangLamp(world, x, y, top, 74 * world.unit);
  },
  front() {},
};

function planOf(random: Random): { box: Box; side: number } {
  const side = random.next() < 0.5 ? -1 : 1;
  return {
    box: {
      x: 0.5 - side * random.between(0.01, 0.05),
      y: random.between(0.43, 0.46),
      half: random.between(0.29, 0.33),
      up: 0.31,
      down: 0.25,
    },
    side,
  };
}

/** A window of two casements, and what it throws on the floor. */
function paintWindow(world: World, box: Box, centre: number): void {
  const { palette, noise, light, unit, width } = world;
  const frame = mixColours(mixColours(palette.haze, palette.light, 0.3), palette.deep, 0.25);
  visitBox(world, box, (canvas, i, place) => {
    const across = place.across - centre;
    if (place.surface === 'back') {
      const edge = Math.min(0.36 - Math.abs(across), place.upright + 0.72, 0.02 - place.upright);
      lay(canvas, i, frame, smoothstep(-0.05, -0.035, edge));
      const pane = smoothstep(0, 0.012, edge);
      const cloud = noise.layered(place.across * 4, place.upright * 5, 4);
      lay(canvas, i, mixColours(palette.sky, palette.haze, 0.35), pane);
      lay(canvas, i, palette.light, pane * clamp01(0.85 + place.upright * 0.6 + cloud * 0.4));
      const bars = Math.min(Math.abs(across), Math.abs(place.upright + 0.36));
      lay(canvas, i, frame, pane * smoothstep(0.026, 0.014, bars));
      // A short curtain on a rod across the upper panes.
      const lace = smoothstep(-0.46, -0.5, place.upright + noise.at(across * 22, 1) * 0.03);
      lay(canvas, i, mixColours(palette.light, palette.haze, 0.4), pane * lace * 0.62);
      raise(canvas.glowing, i, pane * 0.4);
      raise(canvas.detail, i, pane * 0.5);
    }
    const x = i % width;
    const dx = x - light.x;
    const dy = (i - x) / width - light.y;
    const near = glow(Math.sqrt(dx * dx + dy * dy) / (190 * unit));
    lay(canvas, i, palette.light, clamp01(near * near * 0.2));
    if (place.surface === 'floor') {
      const along = (place.near - 1.5) / 0.5;
      const shape = bell(along) * smoothstep(0.4, 0.34, Math.abs(across + along * 0.04));
      const cross = smoothstep(0.02, 0.05, Math.min(Math.abs(across), Math.abs(along) * 0.5));
      lay(canvas, i, palette.light, shape * (0.2 + cross * 0.38));
    }
  });
}
