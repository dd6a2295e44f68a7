import { lay, raise } from '#canvas.ts';
import { type Colour, mixColours } from '#colour.ts';
import { hangLamp } from '#elements/lamps.ts';
import { type Box, inBox, paintPlaster, visitBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { checkFloor } from '#elements/tiles.ts';
import { clamp01, glow, smoothstep } from '#maths.ts';
import { hashUnit, type Random } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** An aisle between shelves that are full to the ceiling, a door of light at its end. */
export const shop: SettingPainter = {
  stage(_scene, random) {
    const box = planOf(random);
    const side = random.next() < 0.5 ? -1 : 1;
    return {
      horizon: 0.6,
      light: { x: box.x, y: box.y - 0.02, radius: 0.08 },
      hero: { x: box.x + side * 0.02, feet: 0.8 },
      aloft: { x: box.x, y: 0.44 },
      dreamer: { x: box.x - side * random.between(0.14, 0.18), feet: 0.93, tall: 0.18 },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const box = planOf(world.random('stage'));
    const { palette } = world;
    paintPlaster(world, box, 5);
    const pale = mixColours(palette.haze, palette.light, 0.3);
    checkFloor(world, box, pale, mixColours(palette.accent, palette.deep, 0.45));
    paintShelves(world, box);
    paintDoor(world, box);
  },
  near(world) {
    const box = planOf(world.random('stage'));
    for (const near of [1.25, 1.75, 2.6]) {
      const [x, y] = inBox(world, box, 0, 0.84, near);
      const [, top] = inBox(world, box, 0, 1, near);
      hangLamp(world, x, y, top, near * 30 * world.unit);
    }
    drawCounter(world, box);
  },
  front() {},
};

function planOf(random: Random): Box {
  return {
    x: 0.5 + random.between(-0.05, 0.05),
    y: random.between(0.44, 0.47),
    half: random.between(0.15, 0.17),
    up: 0.15,
    down: 0.12,
  };
}

const shelves = 5;

/** Goods side by side on every board: tins, jars and boxes, none with a word on it. */
function paintShelves(world: World, box: Box): void {
  const { palette, seed } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.38), palette.haze, 0.12);
  const wares: readonly Colour[] = [
    palette.accent,
    mixColours(palette.accent, palette.light, 0.5),
    mixColours(palette.sky, palette.light, 0.25),
    mixColours(palette.leaf, palette.light, 0.25),
    mixColours(palette.haze, palette.light, 0.3),
    mixColours(palette.zenith, palette.accent, 0.25),
  ];
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'floor' || place.surface === 'ceiling') return;
    if (place.surface === 'back' && Math.abs(place.across) < 0.56) return;
    const side = place.surface === 'left' ? 0 : place.surface === 'right' ? 300 : 600;
    const along = place.surface === 'back' ? place.across * 8 : 20 / place.near;
    const up = ((place.upright + 1) / 2) * shelves;
    const row = Math.floor(up);
    const within = up - row;
    lay(canvas, i, mixColours(wood, palette.deep, 0.45), 0.9);
    // Wares of one kind stand together: a few in a row share their colour, each its own tone.
    const crowd = row === shelves - 1 ? 0.9 : 1.5;
    const slot = Math.floor(along * crowd);
    const kind = Math.floor(along * 0.5) + side;
    const chance = hashUnit(slot + side, row, seed);
    const ware = wares[Math.floor(hashUnit(kind, row + 9, seed) * wares.length)] ?? palette.accent;
    const form = hashUnit(kind, row + 30, seed);
    const tall = (form < 0.4 ? 0.5 : form < 0.7 ? 0.34 : 0.6) + (chance - 0.5) * 0.14;
    const inSlot = along * crowd - slot;
    const toMiddle = Math.abs(inSlot - 0.5) * 2;
    // Jars have shoulders, loaves and heaps are round, boxes are square.
    const shoulder =
      form < 0.4 ? Math.max(0, toMiddle - 0.45) * 0.3 : form < 0.7 ? toMiddle * toMiddle * 0.2 : 0;
    const edge = Math.min(0.84 - toMiddle, within - (0.9 - tall) - shoulder, 0.9 - within);
    const body = smoothstep(0, 0.06, edge) * (chance > 0.06 ? 1 : 0);
    const far = smoothstep(5.5, 1.1, place.near);
    const shine = glow((inSlot - 0.32) * 4.5);
    lay(canvas, i, ware, body * (0.5 + far * 0.42));
    lay(canvas, i, palette.light, body * clamp01(shine * 0.4 + (chance - 0.5) * 0.2) * far);
    lay(canvas, i, palette.deep, body * (smoothstep(0.6, 1, inSlot) * 0.45 + (1 - far) * 0.35));
    const lid = form < 0.4 ? smoothstep(0.1, 0.05, Math.abs(within - (0.98 - tall))) : 0;
    lay(canvas, i, palette.deep, body * lid * 0.4);
    const board = smoothstep(0.89, 0.91, within);
    lay(canvas, i, mixColours(wood, palette.light, 0.3 * far), board * 0.95);
    lay(canvas, i, palette.deep, smoothstep(0.14, 0, within) * 0.4);
    const post = place.surface === 'back' ? 1 : Math.abs(along / 4 - Math.round(along / 4));
    lay(canvas, i, wood, smoothstep(0.03, 0.018, post) * 0.9);
    raise(canvas.detail, i, 0.3 + board * 0.2);
  });
}

/** The glazed door at the end, and its light along the floor. */
function paintDoor(world: World, box: Box): void {
  const { palette, light, unit, width } = world;
  const frame = mixColours(palette.deep, palette.accent, 0.25);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'back') {
      const edge = Math.min(0.5 - Math.abs(place.across), place.upright + 0.7, 1 - place.upright);
      lay(canvas, i, frame, smoothstep(-0.07, -0.04, edge) * 0.9);
      const glass = smoothstep(0, 0.03, edge);
      lay(canvas, i, mixColours(palette.light, palette.sky, 0.15), glass);
      const bars = Math.min(
        Math.abs(place.across),
        Math.abs(place.upright + 0.3),
        Math.abs(place.upright - 0.5),
      );
      lay(canvas, i, frame, glass * smoothstep(0.045, 0.02, bars) * 0.85);
      raise(canvas.glowing, i, glass * 0.5);
    }
    const x = i % width;
    const dx = x - light.x;
    const dy = (i - x) / width - light.y;
    const near = glow(Math.sqrt(dx * dx + dy * dy) / (140 * unit));
    lay(canvas, i, palette.light, clamp01(near * near * 0.5));
    if (place.surface === 'floor') {
      const path = glow(place.across * 2.6);
      lay(canvas, i, palette.light, path * path * 0.4 * smoothstep(7, 1, place.near));
    }
  });
}

/** The counter by the door: a till, and a pair of scales. */
function drawCounter(world: World, box: Box): void {
  const { palette, unit } = world;
  const side = world.stage.dreamer.x < box.x ? 1 : -1;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.42), palette.haze, 0.14);
  const at = (across: number, tall: number, near: number) =>
    inBox(world, box, side * across, tall, near);
  const ink = { colour: wood, cover: 1, detail: 0.45 };
  drawFacet(
    world,
    [at(0.62, 0.32, 1.4), at(0.62, 0.32, 2.1), at(0.62, 0, 2.1), at(0.62, 0, 1.4)],
    ink,
  );
  drawFacet(world, [at(0.62, 0.32, 2.1), at(0.99, 0.32, 2.1), at(0.99, 0, 2.1), at(0.62, 0, 2.1)], {
    ...ink,
    colour: mixColours(wood, palette.deep, 0.5),
  });
  drawFacet(
    world,
    [at(0.6, 0.33, 1.4), at(1, 0.33, 1.4), at(1, 0.33, 2.13), at(0.58, 0.33, 2.13)],
    {
      ...ink,
      colour: mixColours(wood, palette.light, 0.42),
    },
  );
  const [x, y] = at(0.78, 0.33, 1.8);
  const brass = { colour: mixColours(palette.light, palette.accent, 0.4), cover: 1, detail: 0.6 };
  drawLimb(world, x, y, 4 * unit, x, y - 38 * unit, 2 * unit, brass);
  drawLimb(
    world,
    x - 24 * unit,
    y - 36 * unit,
    1.6 * unit,
    x + 24 * unit,
    y - 36 * unit,
    1.6 * unit,
    brass,
  );
  for (const pan of [-24, 24])
    drawLimb(
      world,
      x + (pan - 9) * unit,
      y - 19 * unit,
      2.6 * unit,
      x + (pan + 9) * unit,
      y - 19 * unit,
      2.6 * unit,
      brass,
    );
}
