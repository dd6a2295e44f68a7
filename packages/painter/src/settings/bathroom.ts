import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, inBox, paintPlaster, visitBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { checkFloor, tileWalls } from '#elements/tiles.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import type { Random } from '#random.ts';
import { drawBasin, drawBath } from '#settings/bathroom-fittings.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A bathroom: tiles up to the shoulder, a bath on feet, a round mirror over the basin. */
export const bathroom: SettingPainter = {
  stage(_scene, random) {
    const { box, side } = planOf(random);
    return {
      horizon: 0.68,
      light: { x: box.x + side * box.half * 0.46, y: 0.32, radius: 0.08 },
      hero: { x: box.x + side * 0.03, feet: 0.87 },
      aloft: { x: box.x + side * 0.03, y: 0.5 },
      dreamer: { x: box.x - side * random.between(0.17, 0.21), feet: 0.95, tall: 0.2 },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const { box, side } = planOf(world.random('stage'));
    const { palette } = world;
    paintPlaster(world, box, 5);
    const glaze = mixColours(mixColours(palette.sky, palette.haze, 0.5), palette.light, 0.35);
    checkFloor(world, box, glaze, mixColours(palette.zenith, palette.deep, 0.3));
    tileWalls(world, box, -0.16, glaze);
    layRail(world, box);
    paintPane(world, box, side * 0.46);
    drawBasin(world, box, -side * 0.36);
    drawBath(world, box, side);
  },
  near(world) {
    const { box, side } = planOf(world.random('stage'));
    drawTowel(world, box, -side);
  },
  front(world) {
    laySteam(world);
  },
};

function planOf(random: Random): { box: Box; side: number } {
  const side = random.next() < 0.5 ? -1 : 1;
  return {
    box: {
      x: 0.5 - side * random.between(0.01, 0.05),
      y: random.between(0.43, 0.46),
      half: random.between(0.27, 0.3),
      up: 0.3,
      down: 0.24,
    },
    side,
  };
}

/** A moulding where the tiles end. */
function layRail(world: World, box: Box): void {
  const { palette } = world;
  const rail = mixColours(palette.accent, palette.deep, 0.3);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'floor' || place.surface === 'ceiling') return;
    lay(canvas, i, rail, smoothstep(0.032, 0.022, Math.abs(place.upright + 0.18)) * 0.75);
    lay(canvas, i, palette.light, smoothstep(0.012, 0.006, Math.abs(place.upright + 0.2)) * 0.4);
  });
}

/** A window of frosted glass and the wet sheen that it gives the floor. */
function paintPane(world: World, box: Box, centre: number): void {
  const { palette, noise, light, unit, width } = world;
  const frame = mixColours(palette.haze, palette.deep, 0.4);
  visitBox(world, box, (canvas, i, place) => {
    const across = place.across - centre;
    if (place.surface === 'back') {
      const edge = Math.min(0.26 - Math.abs(across), place.upright + 0.8, -0.24 - place.upright);
      lay(canvas, i, frame, smoothstep(-0.045, -0.03, edge));
      const pane = smoothstep(0, 0.012, edge);
      const frost = noise.layered(place.across * 30, place.upright * 26, 3);
      lay(canvas, i, mixColours(palette.light, palette.sky, 0.22), pane);
      lay(canvas, i, palette.light, pane * clamp01(0.4 + frost * 0.7));
      lay(canvas, i, frame, pane * smoothstep(0.024, 0.014, Math.abs(across)));
      raise(canvas.glowing, i, pane * 0.5);
      raise(canvas.detail, i, pane * 0.4);
    }
    const x = i % width;
    const dx = x - light.x;
    const dy = (i - x) / width - light.y;
    const near = glow(Math.sqrt(dx * dx + dy * dy) / (170 * unit));
    lay(canvas, i, palette.light, clamp01(near * near * 0.3));
    if (place.surface === 'floor') {
      const path = glow((place.across - centre * 0.7) * 2.4);
      lay(canvas, i, palette.light, path * path * 0.34 * smoothstep(3.6, 1, place.near));
    }
  });
}

/** A towel on its rail along the side wall. */
function drawTowel(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const cloth = mixColours(mixColours(palette.accent, palette.light, 0.25), palette.haze, 0.2);
  const at = (tall: number, near: number) => inBox(world, box, side * 0.97, tall, near);
  const ink = { cover: 1, detail: 0.5 };
  drawFacet(world, [at(0.55, 1.34), at(0.55, 1.58), at(0.27, 1.58), at(0.27, 1.34)], {
    ...ink,
    colour: cloth,
  });
  for (const [near, dark] of [
    [1.38, 0.25],
    [1.45, 0.1],
    [1.52, 0.3],
  ] as const) {
    const [x0, y0] = at(0.54, near);
    const [x1, y1] = at(0.28, near);
    drawLimb(world, x0, y0, 4 * unit, x1, y1, 7 * unit, {
      ...ink,
      cover: 0.7,
      colour: mixColours(cloth, palette.deep, dark),
    });
  }
  const [x0, y0] = at(0.56, 1.28);
  const [x1, y1] = at(0.56, 1.64);
  drawLimb(world, x0, y0, 2.6 * unit, x1, y1, 3.4 * unit, {
    ...ink,
    colour: mixColours(palette.light, palette.accent, 0.35),
  });
}

/** Warm air over the bath. */
function laySteam(world: World): void {
  const { canvas, palette, noise, unit, width, height, light } = world;
  for (let y = Math.floor(0.2 * height); y < 0.8 * height; y++) {
    for (let x = 0; x < width; x++) {
      const drift = noise.layered(x / (170 * unit) + 5, y / (240 * unit), 4);
      const over = bell((x - light.x) / (420 * unit)) * bell((y / height - 0.52) * 3);
      const cover = over * clamp01(0.1 + drift) * 0.4;
      if (cover > 0.004) lay(canvas, y * width + x, palette.haze, cover);
    }
  }
}
