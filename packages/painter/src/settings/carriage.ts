import { guideRectangle, lay, raise } from '#canvas.ts';
import { mixColours, shift } from '#colour.ts';
import { paintRange } from '#elements/hills.ts';
import { type Box, visitBox } from '#elements/room.ts';
import { fillBelow, layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit, type Random } from '#random.ts';
import { drawRacks, drawSeats, hangLamps } from '#settings/carriage-seats.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** How many windows are seen to each side. */
const bays = 4.6;
/** A window in its wall: up, −1 ceiling .. 1 floor, and along its bay. */
const pane = { top: -0.52, foot: 0.24, from: 0.13, until: 0.87 };

/** Inside a carriage, along the aisle; the country passes in the windows to both sides. */
export const carriage: SettingPainter = {
  stage(scene, random) {
    const box = planOf(random);
    const side = random.next() < 0.5 ? -1 : 1;
    const isLow = scene.time === 'dawn' || scene.time === 'dusk';
    return {
      horizon: random.between(0.5, 0.53),
      light: {
        x: 0.5 + side * random.between(0.36, 0.4),
        y: isLow ? random.between(0.4, 0.44) : random.between(0.3, 0.36),
        radius: random.between(0.04, 0.05),
      },
      hero: { x: box.x - side * 0.012, feet: 0.82 },
      aloft: { x: box.x, y: 0.44 },
      dreamer: { x: box.x + side * random.between(0.05, 0.07), feet: 0.95, tall: 0.2 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed } = world;
    paintSky(world, base + Math.floor(20 * unit));
    fillBelow(world, base + Math.floor(20 * unit));
    const isSnowy = world.scene.weather === 'snow';
    paintRange(world, {
      base,
      height: 150 * unit,
      span: 300 * unit,
      jagged: mix(0.2, 0.95, hashUnit(2, 9, seed)),
      distance: 0.82,
      snow: true,
      salt: 1,
    });
    layFog(world, base - 90 * unit, base + 20 * unit, 0.5);
    paintRange(world, {
      base: base + Math.floor(4 * unit),
      height: 60 * unit,
      span: 240 * unit,
      jagged: 0.3,
      distance: 0.5,
      snow: isSnowy,
      salt: 2,
    });
    layFog(world, base - 40 * unit, base + 30 * unit, 0.45);
    if (hashUnit(1, 4, seed) < 0.5) paintWater(world, { top: base, swell: 0.4, mirror: 0.85 });
    else {
      for (const [n, down] of [6, 44, 96].entries())
        paintRange(world, {
          base: world.height,
          height: world.height - base - down * unit + 12 * unit,
          span: 520 * unit,
          jagged: 0,
          distance: 0.55 - n * 0.16,
          snow: isSnowy,
          salt: 6 + n,
        });
    }
    rushPast(world);
    const box = planOf(world.random('stage'));
    paintShell(world, box);
    drawRacks(world, box);
    hangLamps(world, box);
  },
  near(world) {
    const box = planOf(world.random('stage'));
    for (const near of [1.25, 1.5, 1.85, 2.35, 3.1]) drawSeats(world, box, near);
  },
  front(world) {
    drawSeats(world, planOf(world.random('stage')), 4.3);
  },
};

function planOf(random: Random): Box {
  return {
    x: 0.5 + random.between(-0.03, 0.03),
    y: random.between(0.46, 0.49),
    half: 0.155,
    up: 0.145,
    down: 0.135,
  };
}

/** What is near goes by in streaks. */
function rushPast(world: World): void {
  const { canvas, palette, noise, unit, width, height } = world;
  const from = 0.585 * height;
  for (let y = Math.floor(from); y < 0.68 * height; y++) {
    const near = (y - from) / (0.08 * height);
    for (let x = 0; x < width; x++) {
      const streak =
        noise.at(x / (420 * unit), y / (5 * unit)) * 0.6 +
        noise.at(x / (130 * unit), y / (2.6 * unit)) * 0.4;
      const i = y * width + x;
      lay(
        canvas,
        i,
        mixColours(palette.deep, palette.sky, 0.35),
        clamp01(near * (0.55 + streak * 0.5)),
      );
      lay(canvas, i, palette.haze, clamp01(near * Math.max(0, streak) * 0.45));
    }
  }
  guideRectangle(canvas, 0, from, width, 0.68 * height, 1, 0, 1.5);
}

/** Panels, window frames, a vaulted ceiling, a runner along the floor, the door at the end. */
function paintShell(world: World, box: Box): void {
  const { canvas, palette, light, noise, unit, width } = world;
  const wood = shift(mixColours(palette.accent, palette.deep, 0.3), -0.24, 0.75);
  const rail = mixColours(palette.light, palette.accent, 0.4);
  const cream = mixColours(mixColours(palette.haze, palette.sky, 0.3), palette.deep, 0.22);
  visitBox(world, box, (_canvas, i, place) => {
    const x = i % width;
    const away = Math.abs(x - light.x);
    const dusk = smoothstep(1.4, 4.6, place.near);
    const grain = noise.layered(place.near * 5, place.upright * 4 + place.across * 4, 2);
    const isWall = place.surface === 'left' || place.surface === 'right';
    let cover = 1;
    let edge = -1;
    if (isWall) {
      const along = bays / place.near;
      const within = along - Math.floor(along);
      edge = Math.min(
        (within - pane.from) * 0.9,
        (pane.until - within) * 0.9,
        place.upright - pane.top,
        pane.foot - place.upright,
      );
      cover = smoothstep(0.012, -0.004, edge);
    } else if (place.surface === 'back') {
      edge = Math.min(0.3 - Math.abs(place.across), place.upright + 0.62, 0.12 - place.upright);
      cover = smoothstep(0.012, -0.01, edge);
    }
    if (cover <= 0) {
      // Glass: a breath of the lamp-lit inside.
      lay(canvas, i, palette.haze, 0.05);
      return;
    }
    lay(canvas, i, place.surface === 'ceiling' ? cream : wood, cover);
    if (place.surface === 'ceiling') {
      const bow = 1 - place.across * place.across;
      lay(canvas, i, palette.light, cover * clamp01(bow * 0.34 - dusk * 0.2));
      const rib = bays / place.near - Math.floor(bays / place.near);
      lay(canvas, i, palette.deep, smoothstep(0.06, 0.03, Math.min(rib, 1 - rib)) * 0.4);
    }
    if (place.surface === 'floor') {
      const cloth = smoothstep(0.3, 0.28, Math.abs(place.across));
      lay(canvas, i, mixColours(palette.accent, palette.deep, 0.35), cloth * 0.6);
      const trim = smoothstep(0.03, 0.015, Math.abs(Math.abs(place.across) - 0.25));
      lay(canvas, i, rail, trim * 0.4);
      // Windows lie on the floor, too.
      const along = bays / place.near;
      const within = along - Math.floor(along);
      const shape = smoothstep(0.18, 0.28, within) * smoothstep(0.82, 0.72, within);
      lay(canvas, i, palette.light, shape * glow(away / (420 * unit)) * 0.5);
    }
    lay(
      canvas,
      i,
      palette.deep,
      cover *
        clamp01(dusk * 0.5 + Math.max(0, -grain) * 0.3 + smoothstep(0.4, 1, place.upright) * 0.25),
    );
    lay(canvas, i, palette.haze, cover * clamp01(0.06 + grain * 0.12));
    const frame = smoothstep(-0.06, -0.045, edge) * smoothstep(0.004, -0.01, edge);
    lay(canvas, i, rail, frame * (0.45 + glow(away / (300 * unit)) * 0.35));
    if (place.surface === 'back') {
      const door = Math.abs(Math.abs(place.across) - 0.44);
      lay(canvas, i, palette.deep, smoothstep(0.03, 0.015, door) * 0.6 * cover);
    }
    canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
    raise(canvas.detail, i, frame * 0.5);
  });
}
