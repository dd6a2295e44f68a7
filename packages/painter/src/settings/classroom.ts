import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, inBox, paintPlaster, visitBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit, type Random } from '#random.ts';
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

/** A row of desks, each with its bench, the aisle left free. */
function drawDesks(world: World, box: Box, near: number): void {
  const { palette, unit, light, width } = world;
  const wood = mixColours(
    mixColours(palette.deep, palette.accent, 0.34),
    palette.haze,
    mix(0.3, 0.08, clamp01(near - 1)),
  );
  const top = mixColours(wood, palette.light, 0.4);
  const leg = mixColours(wood, palette.deep, 0.55);
  const tall = 0.27;
  for (const across of [-0.78, -0.33, 0.33, 0.78]) {
    const chance = hashUnit(Math.floor(across * 100), Math.floor(near * 100), world.seed);
    const middle = across + (chance - 0.5) * 0.05;
    const w = 0.17;
    const [x0, y0] = inBox(world, box, middle - w, tall, near);
    const [x1] = inBox(world, box, middle + w, tall, near);
    // The aisle widens for whoever stands in it.
    const isInWay =
      near > 2 && Math.abs((x0 + x1) / 2 - world.stage.hero.x * width) < 120 * unit + (x1 - x0) / 2;
    if (isInWay && world.scene.symbols.length > 0) continue;
    const [b0, by] = inBox(world, box, middle - w, tall, near * 0.9);
    const [b1] = inBox(world, box, middle + w, tall, near * 0.9);
    const [, foot] = inBox(world, box, middle, 0, near);
    const thick = near * 5 * unit;
    for (const x of [x0 + thick, x1 - thick])
      drawLimb(world, x, y0, thick * 0.55, x, foot, thick * 0.42, {
        colour: leg,
        cover: 1,
        detail: 0.6,
      });
    const lit = glow(((x0 + x1) / 2 - light.x) / (width * 0.45));
    drawFacet(
      world,
      [
        [b0, by],
        [b1, by],
        [x1, y0],
        [x0, y0],
      ],
      { colour: mixColours(wood, top, clamp01(lit * 1.3)), cover: 1, detail: 0.5 },
    );
    drawFacet(
      world,
      [
        [x0, y0],
        [x1, y0],
        [x1, y0 + thick * 1.5],
        [x0, y0 + thick * 1.5],
      ],
      { colour: leg, cover: 1, detail: 0.5 },
    );
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
