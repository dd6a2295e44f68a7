import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { hangCurtains } from '#elements/curtains.ts';
import { furnish } from '#elements/furniture.ts';
import { type Box, paintPlaster, visitBox } from '#elements/room.ts';
import { dressWalls } from '#elements/walls.ts';
import { bell, clamp01, smoothstep } from '#maths.ts';
import { hashUnit, type Random } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A window in the back wall, in the wall's own measure: −1..1 across, −1 ceiling .. 1 floor. */
interface Opening {
  readonly centre: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
  /** How much its upper edge rises in the middle. */
  readonly arch: number;
  /** Rows of panes. */
  readonly rows: number;
}

interface Plan {
  readonly box: Box;
  readonly openings: readonly Opening[];
}

/** A bare room whose window light lies on the boards. */
export const room: SettingPainter = {
  stage(_scene, random) {
    const { box, openings } = planRoom(random);
    const main = openings[0]?.centre ?? 0;
    const x = box.x + main * box.half;
    const hero = x + (box.x - x) * 0.5;
    return {
      horizon: 0.7,
      light: { x, y: 0.36, radius: 0.1 },
      hero: { x: hero, feet: 0.84 },
      aloft: { x: hero, y: 0.5 },
      dreamer: {
        x: box.x + (main > 0 ? -1 : 1) * random.between(0.19, 0.25),
        feet: 0.93,
        tall: 0.2,
      },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    // The stage was set from the same stream of numbers, so this is the same plan.
    const { box, openings } = planRoom(world.random('stage'));
    paintPlaster(world, box, 7);
    dressWalls(world, box);
    const hasCurtains = hashUnit(5, 10, world.seed) < 0.45;
    for (const opening of openings) {
      paintWindow(world, box, opening);
      if (hasCurtains && opening.foot < 0.8)
        hangCurtains(world, box, opening.centre, opening.half, opening.top, opening.foot);
    }
    furnish(world, box, (openings[0]?.centre ?? 0) > 0 ? -1 : 1);
    for (const opening of openings) layFloorLight(world, box, opening);
  },
  near() {},
  front(world) {
    const { box, openings } = planRoom(world.random('stage'));
    for (const opening of openings) layShaft(world, box, opening);
  },
};

function planRoom(random: Random): Plan {
  const box: Box = {
    x: 0.5 + random.between(-0.08, 0.08),
    y: random.between(0.43, 0.47),
    half: random.between(0.27, 0.36),
    up: random.between(0.29, 0.35),
    down: 0.26,
  };
  const kind = random.next();
  const side = random.next() < 0.5 ? -1 : 1;
  const tall = { top: -0.74, foot: 0.34, arch: 0.11, rows: 3 };
  if (kind < 0.34) return { box, openings: [{ ...tall, centre: side * 0.08, half: 0.34 }] };
  if (kind < 0.62) {
    const twin = { ...tall, half: 0.2, foot: 0.5, arch: 0.14 };
    return {
      box,
      openings: [
        { ...twin, centre: side * 0.42 },
        { ...twin, centre: side * -0.42 },
      ],
    };
  }
  if (kind < 0.84) {
    return {
      box,
      openings: [{ centre: side * 0.4, half: 0.42, top: -0.6, foot: 0.14, arch: 0, rows: 2 }],
    };
  }
  return {
    box,
    openings: [{ centre: side * 0.14, half: 0.3, top: -0.86, foot: 0.94, arch: 0.1, rows: 5 }],
  };
}

function paintWindow(world: World, box: Box, opening: Opening): void {
  const { palette, noise } = world;
  const frame = mixColours(palette.deep, palette.zenith, 0.4);
  const sky = mixColours(palette.sky, palette.haze, 0.4);
  const tall = opening.foot - opening.top;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'back') return;
    const across = place.across - opening.centre;
    const { upright } = place;
    const bow = opening.top + opening.arch * (across / opening.half) * (across / opening.half);
    const edge = Math.min(opening.half - Math.abs(across), upright - bow, opening.foot - upright);
    const pane = smoothstep(0, 0.012, edge);
    lay(canvas, i, frame, smoothstep(-0.045, -0.03, edge));
    if (pane <= 0) return;
    const high = (upright - opening.top) / tall;
    const cloud = noise.layered(place.across * 4 + 3, upright * 6, 4);
    lay(canvas, i, sky, pane);
    lay(
      canvas,
      i,
      palette.light,
      pane * clamp01(smoothstep(0.05, 0.95, high) * 0.8 + cloud * 0.42),
    );
    const row = high * opening.rows;
    const toBar = (Math.abs(row - Math.round(row)) / opening.rows) * tall;
    // The sill and the lintel are no bars.
    const isInner = row > 0.5 && row < opening.rows - 0.5;
    const bars = Math.min(Math.abs(across), isInner ? toBar : 1);
    lay(canvas, i, frame, pane * smoothstep(0.024, 0.012, bars));
    raise(canvas.glowing, i, pane * 0.5 * smoothstep(0.012, 0.024, bars));
    raise(canvas.detail, i, 0.6);
  });
}

/** The panes' light on the boards, slanting a little, the bars drawn as shadows. */
function layFloorLight(world: World, box: Box, opening: Opening): void {
  const { palette } = world;
  const lean = -0.12 * opening.centre + 0.06;
  const reach = 0.75 + (opening.foot - opening.top) * 0.2;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'floor') return;
    const across = place.across - opening.centre - (place.near - 1) * lean;
    const along = clamp01((place.near - 1.04) / reach);
    const u = Math.abs(across) / (opening.half * 1.06);
    const shape = smoothstep(1, 0.94, u) * smoothstep(0, 0.03, along) * smoothstep(1, 0.93, along);
    if (shape <= 0) return;
    const row = along * opening.rows;
    const isInner = row > 0.5 && row < opening.rows - 0.5;
    const toBar = Math.abs(row - Math.round(row)) / opening.rows;
    const bars = smoothstep(0.018, 0.04, Math.min(Math.abs(across) * 2.4, isInner ? toBar : 1));
    lay(canvas, i, palette.light, shape * (0.3 + 0.55 * bars) * (1 - along * 0.35));
    raise(canvas.glowing, i, shape * bars * 0.22);
    raise(canvas.detail, i, shape * 0.4);
  });
}

/** Air made visible between window and floor. */
function layShaft(world: World, box: Box, opening: Opening): void {
  const { canvas, palette, width, height, noise, unit } = world;
  const top = (box.y + box.up * opening.top) * height;
  const bottom = height * 0.92;
  for (let y = Math.floor(top); y < bottom; y++) {
    const down = (y - top) / (bottom - top);
    const half = (box.half * opening.half + down * 0.13) * width;
    const centre = (box.x + box.half * opening.centre * (1 + down * 0.35) + down * 0.03) * width;
    for (let x = Math.max(0, Math.floor(centre - half)); x < Math.min(width, centre + half); x++) {
      const across = (x - centre) / half;
      const dust = 0.8 + noise.layered(x / (90 * unit), y / (140 * unit), 2) * 0.5;
      lay(
        canvas,
        y * width + x,
        palette.light,
        clamp01(bell(across) * bell(down * 1.05) * 0.24 * dust),
      );
    }
  }
}
