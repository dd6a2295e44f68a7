import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, paintPlaster, visitBox } from '#elements/room.ts';
import { bell, clamp01, smoothstep } from '#maths.ts';
import type { Random } from '#random.ts';
import { drawDesks } from '#settings/classroom-desks.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A classroom after hours: tall windows along one wall, desks in rows, a blackboard. */
export const classroom: SettingPainter = {
  stage(_scene, random) {
    const { box, side } = planOf(random);
    return {
      horizon: 0.62,
      light: { x: side < 0 ? 0.06 : 0.94, y: 0.3, radius: 0.16 },
      hero: { x: box.x + side * 0.04, feet: 0.83 },
      aloft: { x: box.x, y: 0.42 },
      dreamer: { x: box.x - side * random.between(0.2, 0.26), feet: 0.94, tall: 0.2 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    const { box, side } = planOf(world.random('stage'));
    paintPlaster(world, box, 9);
    paintBoard(world, box);
    paintWindows(world, box, side);
  },
  near(world) {
    const { box, side } = planOf(world.random('stage'));
    layPanes(world, box, side);
    layDust(world);
    for (const near of [1.22, 1.55]) drawDesks(world, box, near);
  },
  front(world) {
    const { box, side } = planOf(world.random('stage'));
    drawDesks(world, box, 2.15);
    layShafts(world, box, side);
  },
};

function planOf(random: Random): { box: Box; side: number } {
  const side = random.next() < 0.5 ? -1 : 1;
  const x = 0.5 - side * random.between(0.04, 0.1);
  return { box: { x, y: random.between(0.43, 0.47), half: 0.25, up: 0.24, down: 0.2 }, side };
}

function paintBoard(world: World, box: Box): void {
  const { palette, noise } = world;
  const slate = mixColours(palette.deep, palette.zenith, 0.45);
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.4), palette.haze, 0.15);
  const half = 0.66;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'back') return;
    const edge = Math.min(
      half - Math.abs(place.across),
      place.upright + 0.58,
      0.34 - place.upright,
    );
    lay(canvas, i, wood, smoothstep(-0.05, -0.035, edge));
    const inside = smoothstep(0, 0.012, edge);
    lay(canvas, i, slate, inside);
    // Wiped chalk: clouds of it, and never a word.
    const chalk = noise.layered(place.across * 2.2 + 5, place.upright * 3.1, 4);
    lay(canvas, i, palette.haze, inside * clamp01(0.07 + chalk * 0.3));
    raise(canvas.detail, i, smoothstep(0.06, 0, Math.abs(edge)) * 0.5);
  });
}

/** Bays of a wall by depth: `along` is even there and crowds together far away. */
function bayOf(near: number): { bay: number; within: number } {
  const along = 5.2 / near;
  const bay = Math.floor(along);
  return { bay, within: along - bay };
}

function paintWindows(world: World, box: Box, side: number): void {
  const { palette, noise } = world;
  const frame = mixColours(palette.deep, palette.zenith, 0.45);
  const sky = mixColours(palette.sky, palette.haze, 0.35);
  const wall = side < 0 ? 'left' : 'right';
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== wall) return;
    const { bay, within } = bayOf(place.near);
    if (bay < 1) return;
    const edge = Math.min(
      within - 0.16,
      0.84 - within,
      (place.upright + 0.82) * 0.6,
      (0.4 - place.upright) * 0.6,
    );
    lay(canvas, i, frame, smoothstep(-0.05, -0.03, edge) * 0.8);
    const pane = smoothstep(0, 0.015, edge);
    if (pane <= 0) return;
    const cloud = noise.layered(within * 2 + bay * 5, place.upright * 3, 3);
    lay(canvas, i, sky, pane);
    lay(canvas, i, palette.light, pane * clamp01(0.55 + place.upright * 0.5 + cloud * 0.4));
    const bars = Math.min(
      Math.abs(within - 0.5),
      Math.abs(place.upright + 0.42) * 0.6,
      Math.abs(place.upright) * 0.6,
    );
    const bar = smoothstep(0.024, 0.012, bars);
    lay(canvas, i, frame, pane * bar);
    raise(canvas.glowing, i, pane * (1 - bar) * 0.45);
    raise(canvas.detail, i, 0.5);
  });
}

/** The windows' light on the boards, stretched across them. */
function layPanes(world: World, box: Box, side: number): void {
  const { palette } = world;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'floor') return;
    const from = (1 - place.across * side) / 2;
    const { bay, within } = bayOf(place.near * (1 + from * 0.16));
    if (bay < 1) return;
    const shape =
      smoothstep(0.14, 0.2, within) *
      smoothstep(0.86, 0.8, within) *
      smoothstep(0.04, 0.1, from) *
      smoothstep(0.74, 0.6, from);
    const cross = smoothstep(0.02, 0.045, Math.min(Math.abs(within - 0.5), Math.abs(from - 0.36)));
    lay(canvas, i, palette.light, shape * (0.2 + 0.5 * cross) * (1 - from * 0.6));
    raise(canvas.glowing, i, shape * cross * 0.16);
  });
}

/** The lit air of the room behind the figures in it: dark bodies stay bodies. */
function layDust(world: World): void {
  const { canvas, palette, noise, scene, stage, unit, width, height } = world;
  const cx = stage.hero.x * width;
  const cy = (stage.hero.feet - 0.16) * height;
  // By day the room is pale enough.
  const strength = scene.time === 'night' || scene.time === 'dusk' ? 0.42 : 0.1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x - cx) / (250 * unit);
      const dy = (y - cy) / (210 * unit);
      const near = bell(Math.sqrt(dx * dx + dy * dy));
      if (near <= 0) continue;
      const dust = 0.8 + noise.layered(x / (120 * unit), y / (120 * unit), 2) * 0.4;
      lay(canvas, y * width + x, palette.haze, clamp01(near * strength * dust));
    }
  }
}

function layShafts(world: World, box: Box, side: number): void {
  const { canvas, palette, noise, unit, width, height } = world;
  const wallX = (box.x + side * box.half) * width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((x - wallX) * -side) / width + 0.34;
      if (from < 0) continue;
      // Parallel beams slant down from the windows into the room.
      const beam = noise.at((y / height - from * 0.62) * 7 + 4, 0.5) * 0.7 + 0.2;
      const dust = 0.8 + noise.layered(x / (110 * unit), y / (110 * unit), 2) * 0.4;
      const cover =
        smoothstep(0.05, 0.6, beam) *
        bell(from * 1.05) *
        bell((y / height - 0.5) * 1.6) *
        0.26 *
        dust;
      if (cover > 0.004) lay(canvas, y * width + x, palette.light, cover);
    }
  }
}
